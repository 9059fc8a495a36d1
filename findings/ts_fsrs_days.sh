#!/usr/bin/env bash
# ts-fsrs 5.4.2 (npm) counts the days between two reviews by the calendar in UTC; fsrs 6.3.2 (PyPI), of the same project, counts
# 24 hours. So of one card with the same two reviews
#   - two minutes over midnight are a day for ts-fsrs (stability 7.3, due in 7 days) and none for fsrs (2.3, in 2 days);
#   - 23 hours and 58 minutes within a day are none for either;
#   - a clock that was set back by an hour over midnight makes ts-fsrs throw, one set back by 23 hours within a day does not;
#     fsrs takes both for no time at all.
#
# Seen:
#   ts-fsrs two minutes over midnight: 1 day, stability 7.3153
#   ts-fsrs nearly a day within one: 0 days, stability 2.3065
#   ts-fsrs back by an hour over midnight: Invalid delta_t "-1"
#   ts-fsrs back by 23 hours within a day: 0 days, stability 2.3065
#   fsrs two minutes over midnight: stability 2.3065
#   fsrs nearly a day within one: stability 2.3065
#   fsrs back by an hour over midnight: stability 2.3065
#   fsrs back by 23 hours within a day: stability 2.3065
#
# Exits with 1 if that has changed.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
expected=$(sed -n '/^# Seen:/,/^#$/s/^#   //p' "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . ts-fsrs@5.4.2 >/dev/null
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check fsrs==6.3.2

cat >reviews.mjs <<'EOF'
import { Rating, createEmptyCard, fsrs } from "ts-fsrs";
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });
const cases = {
  "two minutes over midnight": ["2026-11-29T23:59Z", "2026-11-30T00:01Z"],
  "nearly a day within one": ["2026-11-29T00:01Z", "2026-11-29T23:59Z"],
  "back by an hour over midnight": ["2026-11-29T00:30Z", "2026-11-28T23:30Z"],
  "back by 23 hours within a day": ["2026-11-29T23:30Z", "2026-11-29T00:30Z"],
};
for (const [name, [first, second]] of Object.entries(cases)) {
  const { card } = scheduler.next(createEmptyCard(new Date(first)), new Date(first), Rating.Good);
  try {
    const { card: after } = scheduler.next(card, new Date(second), Rating.Good);
    const days = after.elapsed_days === 1 ? "1 day" : `${after.elapsed_days} days`;
    console.log(`ts-fsrs ${name}: ${days}, stability ${after.stability.toFixed(4)}`);
  } catch (problem) {
    console.log(`ts-fsrs ${name}: ${problem.message}`);
  }
}
EOF
cat >reviews.py <<'EOF'
from datetime import datetime, timezone

from fsrs import Card, Rating, Scheduler

scheduler = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
cases = {
    "two minutes over midnight": ("2026-11-29T23:59+00:00", "2026-11-30T00:01+00:00"),
    "nearly a day within one": ("2026-11-29T00:01+00:00", "2026-11-29T23:59+00:00"),
    "back by an hour over midnight": ("2026-11-29T00:30+00:00", "2026-11-28T23:30+00:00"),
    "back by 23 hours within a day": ("2026-11-29T23:30+00:00", "2026-11-29T00:30+00:00"),
}
for name, (first, second) in cases.items():
    card = Card()
    for time in (first, second):
        card, _ = scheduler.review_card(card, Rating.Good, datetime.fromisoformat(time).astimezone(timezone.utc))
    print(f"fsrs {name}: stability {card.stability:.4f}")
EOF

seen=$(node reviews.mjs && venv/bin/python reviews.py)
echo "$seen"
[ "$seen" = "$expected" ] || { echo "That is not what was seen before." >&2; exit 1; }
