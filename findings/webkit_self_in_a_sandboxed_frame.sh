#!/usr/bin/env bash
# WebKitGTK 2.50.6: in a frame with sandbox="allow-scripts" a content-security policy of `script-src 'self'` refuses the
# scripts of the page's own site. 'self' is a policy's self-origin, that of the page's address (Content Security Policy
# Level 3), whatever origin a sandbox gives the document, and in Chromium 156 and Firefox 153 the script runs. WebKit
# compares with the frame's opaque origin, which nothing matches. With `allow-same-origin`, or without a policy, it runs.
#
# Needs WebKitWebDriver, Xvfb and Python (Debian 12: apt-get install webkit2gtk-driver xvfb python3-venv). It prints
#   2.50.6 {'no policy': True, 'self': False, 'self, allow-same-origin': True}
# and ends with 1 where other scripts run.
set -euo pipefail
for program in WebKitWebDriver Xvfb; do
  command -v "$program" >/dev/null || { echo "Please install webkit2gtk-driver and xvfb first." >&2; exit 2; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check selenium==4.51.0
mkdir "$folder/site"
cat > "$folder/site/index.html" <<'HTML'
<!doctype html><script>
  window.ran = {"no policy": false, "self": false, "self, allow-same-origin": false};
  window.loaded = 0;
  addEventListener("message", ({ data }) => { ran[data] = true; });
</script>
<iframe onload="loaded++" sandbox="allow-scripts" src="open.html#no policy"></iframe>
<iframe onload="loaded++" sandbox="allow-scripts" src="self.html#self"></iframe>
<iframe onload="loaded++" sandbox="allow-scripts allow-same-origin" src="self.html#self, allow-same-origin"></iframe>
HTML
echo 'parent.postMessage(decodeURIComponent(location.hash.slice(1)), "*");' > "$folder/site/tell.js"
echo '<!doctype html><script src="tell.js"></script>' > "$folder/site/open.html"
policy="<meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'self'\">"
echo "<!doctype html>$policy<script src=\"tell.js\"></script>" > "$folder/site/self.html"
cd "$folder/site"
HOME=$folder XDG_RUNTIME_DIR=$folder "$folder/venv/bin/python" -W ignore - <<'PYTHON'
import os, subprocess, sys, threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from selenium.webdriver import WebKitGTK

# All three frames have loaded, and what they told has been heard.
TOLD = """const [finish] = arguments;
(function look() { if (loaded < 3) setTimeout(look, 20); else setTimeout(() => finish(ran), 200); })();"""
EXPECTED = {"no policy": True, "self": False, "self, allow-same-origin": True}

class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass

server = ThreadingHTTPServer(("127.0.0.1", 0), Quiet)
threading.Thread(target=server.serve_forever, daemon=True).start()
reading, writing = os.pipe()
screen = subprocess.Popen(["Xvfb", "-displayfd", str(writing)], pass_fds=[writing], stderr=subprocess.DEVNULL)
os.close(writing)
try:
    os.environ |= {"DISPLAY": ":" + os.read(reading, 10).decode().strip(), "GDK_BACKEND": "x11"}
    driver = WebKitGTK()
    try:
        driver.get(f"http://127.0.0.1:{server.server_port}/")
        found = driver.execute_async_script(TOLD)
        print(driver.capabilities["browserVersion"], found)
    finally:
        driver.quit()
finally:
    screen.terminate()
sys.exit(found != EXPECTED)
PYTHON
