"""The page's modules about its messages with the engine, made from `py_engine/session/wire.py`.

These are the types of all messages (`engine/wire.d.ts`), and the checks of messages from a frame of another site
(`embed/wire.js`), which are put together from those of `common/untrusted.ts`.
"""

from __future__ import annotations

import ast
import json
import runpy
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from support.folders import CACHE, ENGINE
from support.stamps import do_unless_current, fingerprint

WIRE = ENGINE / "session" / "wire.py"
TYPES = "engine/wire.d.ts"
CHECKS = "embed/wire.js"
FOLDER = CACHE / "wire"

MADE_FROM = "// Made by the build from py_engine/session/wire.py.\n"
UNIONS = (types.UnionType, Union)
TYPE_OF = {str: "string", int: "number", float: "number", bool: "boolean", Any: "unknown", types.NoneType: "null"}
# A number comes without limits here: what could not be JSON has been refused before.
CHECK_OF = {str: "isString", int: "isCount", float: "isFinite", bool: "isBoolean"}
PARTS = (
    *("isBoolean", "isListOf", "isMapOf", "isNullOr", "isNumber", "isObject", "isObjectOf", "isOneOf", "isPairOf"),
    *("isText", "isWhole"),
)

REQUEST_TYPES = """
export type Verb = keyof Requests;
export type JobVerb = keyof Jobs;
/** The verbs whose replies show the match. */
export type MatchVerb = { [V in Verb]: Requests[V]["reply"] extends MatchReply ? V : never }[Verb];
export type RequestOf<V extends Verb> = { [One in V]: { do: One } & Requests[One]["fields"] }[V];
export type Request = RequestOf<Verb>;
/** To a request whose type tells what is asked. */
export type Reply<R extends { do: Verb } = Request> = { ok: true } & Requests[R["do"]]["reply"];
export type MatchRequest = RequestOf<MatchVerb>;
export type JobRequest = RequestOf<JobVerb>;
"""


def build_wire_modules() -> None:
    """Make both modules in `.cache/wire` where the wire has changed: for the type checker, for editors and for Node."""

    def work() -> None:
        for path, text in wire_modules().items():
            (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
            (FOLDER / path).write_text(text, encoding="utf-8")

    wanted = fingerprint(WIRE, Path(__file__))
    do_unless_current("wire", wanted, work, lambda: all((FOLDER / path).is_file() for path in (TYPES, CHECKS)))


def wire_modules() -> dict[str, str]:
    """The text of each module, by its path in the site."""
    wire = Wire()
    return {TYPES: MADE_FROM + "\n".join(wire.types()), CHECKS: MADE_FROM + "\n".join(wire.checks())}


class Wire:
    """The types of `wire.py` by name, and the notes there next to each."""

    def __init__(self) -> None:
        names = runpy.run_path(str(WIRE))
        # A type is found again by its name where others mention it.
        self._name_of = {
            kind: name for name, kind in names.items() if is_typeddict(kind) or get_origin(kind) in {Annotated, dict}
        }
        self._names = names
        self._notes = notes_of(WIRE.read_text(encoding="utf-8"))

    def types(self) -> Iterator[str]:
        """The lines of the module that declares the types."""
        asked = [fields for fields, _ in self._names["REQUESTS"].values()]
        for kind, name in self._name_of.items():
            yield from comment(self._notes.get(name))
            if not is_typeddict(kind):
                yield f"export type {name} = {self._type(kind, is_named=False)};"
                continue
            yield f"export interface {name} {{"
            for field, (inner, is_required) in self._fields(kind).items():
                yield from comment(self._notes.get(f"{name}.{field}"), indent="  ")
                # The page sends lists of which it keeps no second copy.
                text = self._type(inner)
                text = f"readonly {text}" if kind in asked and text.endswith("[]") else text
                yield f"  {field}: {text};" if is_required else f"  {field}?: {text} | undefined;"
            yield "}"
        yield from comment(self._notes["REQUESTS"])
        yield "export interface Requests {"
        for verb, (fields, reply) in self._names["REQUESTS"].items():
            yield f"  {verb}: {{ fields: {self._type(fields)}; reply: {self._type(reply)} }};"
        yield "}"
        yield from comment(self._notes["JOBS"])
        yield "export interface Jobs {"
        for verb, report in self._names["JOBS"].items():
            yield f"  {verb}: {self._type(report)};"
        yield "}"
        yield REQUEST_TYPES

    def checks(self) -> Iterator[str]:
        """The lines of the module that checks messages from other sites."""
        requests, jobs, verbs = (self._names[name] for name in ("REQUESTS", "JOBS", "FROM_ELSEWHERE"))
        written: dict[str, str] = {}
        rows = []
        for verb in verbs:
            fields, reply = requests[verb]
            checked = self._check(jobs.get(verb, reply), written)
            names = json.dumps(list(self._fields(fields)))
            rows.append(f"    {verb}: {{ fields: {names}, isJob: {json.dumps(verb in jobs)}, isSound: {checked} }},")
        yield f'import {{ {", ".join(PARTS)} }} from "../common/untrusted.js";\n'
        yield from ("const isCount = isWhole(0, Infinity);", "const isFinite = isNumber(-Infinity, Infinity);")
        yield from ("const isString = isText(Infinity);", *written.values())
        yield "/** What a board may ask: the fields of a request, and the check of its reply, or of a job's report. */"
        yield from ("export const FROM_ELSEWHERE = new Map(", "  Object.entries({", *rows, "  }),", ");\n")

    def _fields(self, kind: Any) -> dict[str, tuple[Any, bool]]:
        """The type of each field of a dictionary, and whether it has to be there."""
        hints = get_type_hints(kind, globalns=self._names, include_extras=True)
        return {
            field: (get_args(hint)[0], False) if get_origin(hint) is NotRequired else (hint, True)
            for field, hint in hints.items()
        }

    def _type(self, kind: Any, *, is_named: bool = True) -> str:
        """A type as TypeScript has it."""
        if is_named and (name := self._named(kind)):
            return name
        origin, arguments = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return " | ".join(json.dumps(value) for value in kind.__metadata__[0].values)
        if origin is Literal:
            return " | ".join(json.dumps(value) for value in arguments)
        if origin is list:
            inner = self._type(arguments[0])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(map(self._type, arguments))}]"
        if origin is dict:
            record = f"Record<{self._type(arguments[0])}, {self._type(arguments[1])}>"
            return record if arguments[0] is str else f"Partial<{record}>"
        if origin in UNIONS:
            return " | ".join(map(self._type, arguments))
        return TYPE_OF[kind]

    def _check(self, kind: Any, written: dict[str, str]) -> str:
        """The check of a type, as an expression; those that have a name are written out first, each once."""
        name = self._named(kind)
        if name is None:
            return self._unnamed_check(kind, written)
        if name not in written:
            check = self._unnamed_check(kind, written)
            written[name] = f"const is{name} = {check};"
        return f"is{name}"

    def _unnamed_check(self, kind: Any, written: dict[str, str]) -> str:
        origin, arguments = get_origin(kind), get_args(kind)
        if is_typeddict(kind):
            fields = {field: self._check(inner, written) for field, (inner, _) in self._fields(kind).items()}
            return f"isObjectOf({{ {', '.join(f'{field}: {check}' for field, check in fields.items())} }})"
        if origin is Annotated:
            return f"isOneOf({json.dumps(list(kind.__metadata__[0].values))})"
        if origin is list:
            return f"isListOf({self._check(arguments[0], written)})"
        if origin is tuple and arguments == (arguments[0], arguments[0]):
            return f"isPairOf({self._check(arguments[0], written)})"
        if origin is dict:
            return "isObject" if arguments[1] is Any else f"isMapOf({self._check(arguments[1], written)})"
        if origin in UNIONS and arguments[1:] == (types.NoneType,):
            return f"isNullOr({self._check(arguments[0], written)})"
        return CHECK_OF[kind]

    def _named(self, kind: Any) -> str | None:
        try:
            return self._name_of.get(kind)
        except TypeError:  # what holds something that has no hash has no name
            return None


def notes_of(source: str) -> dict[str, str]:
    """A module's notes about its names and about the fields of its classes (`Class.field`)."""
    notes: dict[str, str] = {}

    def read(body: list[ast.stmt], prefix: str) -> None:
        for statement, after in zip(body, [*body[1:], None], strict=True):
            match statement:
                case ast.ClassDef(name=name):
                    notes[name] = ast.get_docstring(statement) or ""
                    read(statement.body, f"{name}.")
                case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                    match after:
                        case ast.Expr(value=ast.Constant(value=str(text))):
                            notes[prefix + name] = text

    read(ast.parse(source).body, "")
    return notes


def comment(note: str | None, indent: str = "") -> Iterator[str]:
    """A note as a comment above its subject."""
    if note:
        text = f"\n{indent} * ".join(line.strip() for line in note.splitlines())
        yield f"{indent}/** {text} */"
