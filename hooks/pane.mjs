// src/base/errors.ts
function cut(text, length) {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}
var unprintable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
function printable(text) {
  return text.replace(/\r\n?/g, "\n").replace(unprintable, (character) => character === "\n" || character === "	" ? character : "");
}

// src/board/rules/plain.ts
var longestText = 4e3;
function plainText(text, most = longestText) {
  const shown = withoutEscapes(text.length > most ? cut(text, most) : text);
  return text.length > most ? `${shown} \u2026 (${text.length} characters in all)` : shown;
}
function withoutEscapes(text) {
  const commands = /\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?/g;
  return printable(text.replace(commands, ""));
}

// src/pane/complain.ts
var hasComplained = false;
function complain($, error) {
  if (hasComplained) return;
  hasComplained = true;
  const why = plainText(String(error), 300);
  try {
    $.ui.log(
      `A part of the pane of autonomous-workflow does not work (${why}); /autonomous-workflow:status has the same information.`
    );
  } catch {
    hasComplained = false;
  }
}

// src/base/text.ts
function counted(count, what) {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}

// src/base/amount.ts
function formatUsd(usd2) {
  return usd2.toFixed(usd2 > 0 && usd2 < 0.01 ? 4 : 2);
}

// src/base/clock.ts
function describeMilliseconds(milliseconds2) {
  const minutes = milliseconds2 / 6e4;
  if (minutes < 1) return `${Math.max(1, Math.round(minutes * 60))} s`;
  return minutes < 90 ? `${Math.round(minutes)} min` : `${(minutes / 60).toFixed(1)} hours`;
}

// src/board/rules/words.ts
function usd(amount) {
  return amount === null ? "unknown" : `$${formatUsd(amount)}`;
}
function durationBetween(from, to) {
  if (from === null || to === null) return "\u2013";
  const milliseconds2 = new Date(to).getTime() - Date.parse(from);
  return Number.isNaN(milliseconds2) ? "\u2013" : describeMilliseconds(milliseconds2);
}
var featureSigns = {
  passed: "\u2713",
  in_progress: "\u25B8",
  pending: "\xB7",
  blocked: "\u2016",
  failed: "\u2717",
  skipped: "\u2013"
};
var agentSigns = {
  "not started": "\xB7",
  "at work": "\u25B8",
  "handed in": "\u2713",
  refused: "\u2717",
  gone: "\u25CB"
};

// src/pane/controls.tsx
var isOver = ({ card }) => card.status === "complete" || card.end_reason === "cancelled";
var openQuestions = ({ questions }) => questions.filter(({ answered_at }) => answered_at === null);
function wayOn({ card }) {
  const { health, needs } = card.summary;
  return health === "ended" || health === "left-alone" ? needs.at(-1) ?? "" : "";
}
function drawAnswer({ Box, Button, Input }, shown, id, orders) {
  const key = `answer-${id}-${shown.orders}`;
  const answer = (words) => orders.run(["resolve", "--", id, words]);
  return /* @__PURE__ */ h(Box, { gap: 1 }, /* @__PURE__ */ h(
    Input,
    {
      key,
      label: "Answer",
      placeholder: "type it here",
      submitLabel: "send",
      onInput: (words) => orders.draft(key, words),
      onSubmit: (words) => void answer(words)
    }
  ), /* @__PURE__ */ h(Button, { key: `send-${id}`, label: "Answer", variant: "primary", onPress: () => answer(shown.drafts.get(key) ?? "") }));
}
function drawRedirect({ Box, Button, Input }, shown, orders) {
  const key = `redirect-${shown.orders}`;
  const redirect = (words) => orders.run(["redirect", "--", words]);
  return /* @__PURE__ */ h(Box, { gap: 1 }, /* @__PURE__ */ h(
    Input,
    {
      key,
      label: "Redirect it",
      placeholder: "for its next iteration",
      submitLabel: "send",
      onInput: (words) => orders.draft(key, words),
      onSubmit: (words) => void redirect(words)
    }
  ), /* @__PURE__ */ h(Button, { key: "redirect", label: "Redirect", onPress: () => redirect(shown.drafts.get(key) ?? "") }));
}
function drawButtons({ Box, Button }, shown, full, orders) {
  return /* @__PURE__ */ h(Box, { gap: 1 }, full !== void 0 && !isOver(full) && steering({ Button }, shown, full, orders), /* @__PURE__ */ h(Button, { key: "close", label: "Close", role: "dismiss", onPress: orders.close }));
}
function steering({ Button }, shown, full, orders) {
  return [
    full.card.status === "in_progress" && /* @__PURE__ */ h(Button, { key: "pause", label: "Pause", onPress: () => orders.run(["stop", "--"]) }),
    /* @__PURE__ */ h(
      Button,
      {
        key: "stop",
        label: shown.isSure ? "Really cancel for good" : "Cancel for good",
        onPress: async () => shown.isSure ? orders.run(["cancel", "--"]) : orders.askWhetherSure()
      }
    )
  ];
}

// src/base/names.ts
var pattern = /^[a-z0-9][a-z0-9-]{0,62}$/;
var sessionsFolder = "docs/.autonomous-workflow/sessions";
var reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
function isWorkflowName(text) {
  return pattern.test(text) && !reserved.test(text);
}
function mentionedAssignment(text) {
  return /\bi\d+-[a-z]+\d+\b/.exec(text)?.[0] ?? null;
}
var pluginPrefix = "autonomous-workflow:";

// src/pane/rules/agent-costs.ts
function costsOf(rows, running, assignments) {
  const left = [...running];
  const take = (isMeant) => {
    const index = left.findIndex(isMeant);
    return index < 0 ? void 0 : left.splice(index, 1)[0];
  };
  left.sort((a, b) => b.startTime - a.startTime);
  return rows.map((row) => {
    if (row.assignment !== null) return take(({ id }) => assignments.get(id) === row.assignment)?.usd ?? null;
    const started = row.started_at === null ? Number.NaN : Date.parse(row.started_at);
    return take(
      ({ id, type, startTime }) => !assignments.has(id) && type === `${pluginPrefix}${row.agent}` && Math.abs(startTime - started) < sameMoment
    )?.usd ?? null;
  });
}
var sameMoment = 15e3;

// src/pane/rules/lines.ts
function atMost(lines, text, columns) {
  const shown = plainText(text.split("\n").slice(0, lines).join("\n"));
  return shown.length <= lines * columns ? shown : `${cut(shown, lines * columns - 1)}\u2026`;
}
function oneLine(text) {
  return plainText(text, 200).replace(/\s+/g, " ").trim();
}
function shortTime(iso) {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : date.toTimeString().slice(0, 5);
}
function headLine({ name, summary, usd: spent, max_cost_usd }) {
  return `${name}: ${summary.is_well}${spent === null ? "" : ` ${usd(spent)} of ${usd(max_cost_usd)}`}`;
}
function agentFacts({ agent, state, started_at, ended_at }, cost, now) {
  const age = durationBetween(started_at, ended_at ?? (state === "at work" ? now : null));
  const facts = [
    agent,
    state === "at work" || state === "handed in" ? age : state,
    ...cost === null || cost === 0 ? [] : [usd(cost)]
  ];
  return `${agentSigns[state]} ${facts.join(", ")}`;
}

// src/pane/rules/novelty.ts
var bars = "\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588";
function curve(values, highest, columns) {
  return values.slice(-columns).map((value) => value === null ? "\xB7" : barOf(value / Math.max(highest, Number.MIN_VALUE))).join("");
}
function barOf(share) {
  const index = Math.floor(Math.min(1, Math.max(0, share)) * (bars.length - 1) + 0.5);
  return bars.charAt(index);
}

// src/base/json.ts
var deepest = 64;
var quote = 34;
var escape = 92;
var opening = 123;
var closing = 125;
var braceBit = 32;
function parseJson(text) {
  if (isNestedTooDeep(text)) throw new SyntaxError(`it is nested deeper than ${deepest} levels`);
  return JSON.parse(text);
}
function isNestedTooDeep(text) {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (character === quote) index = endOfString(text, index);
    else if ((character | braceBit) === opening) depth += 1;
    else if ((character | braceBit) === closing) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
function endOfString(text, start) {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === escape) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}
function hasShapeOf(value, sample) {
  if (sample === null) return true;
  if (Array.isArray(sample)) {
    return Array.isArray(value) && (sample.length === 0 || value.every((element) => hasShapeOf(element, sample[0])));
  }
  if (typeof sample !== "object") return typeof value === typeof sample && !Number.isNaN(value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(sample).every(
    ([key, inner]) => Object.hasOwn(value, key) && hasShapeOf(value[key], inner)
  );
}

// src/pane/cli.ts
var sampleOfFull = { card: {}, root: "", sources: [""], recent: [""], agents: [], iterations: [], questions: [] };
async function readWorkflow($, folder, name) {
  const { stdout, stderr } = await run($, folder, [
    "status",
    ...name === void 0 ? [] : [name],
    "--details",
    "--json"
  ]);
  const answer = parsed(stdout);
  if (hasShapeOf(answer, sampleOfFull)) return answer;
  if (hasShapeOf(answer, { name: "", problem: "" })) return answer;
  if (hasShapeOf(answer, { error: "" })) return { error: plainText(answer.error) };
  return { error: plainText(`the answer of status is not a workflow: ${stderr || stdout}`, 400) };
}
function parsed(text) {
  try {
    return parseJson(text);
  } catch {
    return void 0;
  }
}
async function runCli($, folder, words) {
  const { exitCode, stdout, stderr } = await run($, folder, words);
  return plainText((exitCode === 0 ? stdout : stderr || stdout).trim());
}
async function run($, folder, words) {
  return $.process.run(["node", `${$.plugin.root}/bin/autonomous-workflow`, ...words], {
    cwd: folder,
    timeoutMs: 6e4
  });
}

// src/pane/watch.ts
var paneId = "autonomous-workflow";
var command = "workflow-pane";
var milliseconds = { poll: 2e3, redraw: 1e4, reread: 3e4 };
var wantedColumns = 60;
var wantedRows = 16;
function createWatch() {
  return {
    place: void 0,
    reading: void 0,
    said: "",
    isSure: false,
    running: [],
    assignments: /* @__PURE__ */ new Map(),
    limits: [],
    drafts: /* @__PURE__ */ new Map(),
    orders: 0,
    isOpen: false,
    timer: void 0,
    followed: void 0,
    stamp: "",
    readAt: 0,
    drawnAt: 0,
    isReading: false,
    isStale: false
  };
}
async function follow($, watch) {
  if ((await $.session.surfaces()).length === 0) return;
  const found = await findWorkflow($);
  if (found === void 0 || found.name === watch.followed) return;
  watch.followed = found.name;
  const opened = await open($, watch, found);
  if (!opened.isPlaced) $.ui.toast(`/${command} shows how '${found.name}' is doing`, { timeoutMs: 1e4 });
}
async function toggle($, watch, name) {
  const isOpen = (await $.ui.panes()).some(({ id, isPlaced }) => id === paneId && isPlaced);
  if (isOpen && name === "") {
    await close($, watch);
    return `The pane is closed; /${command} opens it again.`;
  }
  const own = name === "" ? await findWorkflow($) : void 0;
  const place = own ?? { folder: await $.session.cwd(), name: name === "" ? void 0 : name };
  const opened = await open($, watch, place);
  if (opened.isPlaced) return "The pane is open.";
  return `The pane cannot be shown here: ${opened.reason}
In a terminal, autonomous-workflow status shows the same.`;
}
async function open($, watch, place) {
  Object.assign(watch, { place, reading: void 0, said: "", isSure: false, isOpen: true });
  const opened = await $.ui.open({ id: paneId, title: "Workflow", columns: wantedColumns, rows: wantedRows });
  if (opened.isPlaced) keepReading($, watch);
  return opened;
}
function keepReading($, watch) {
  if (!watch.isOpen || watch.timer !== void 0 && watch.reading !== void 0) return;
  watch.timer ??= $.clock.every(milliseconds.poll, () => void poll($, watch));
  void poll($, watch);
}
async function close($, watch) {
  await $.ui.close({ id: paneId });
  closed(watch);
}
function closed(watch) {
  watch.timer?.cancel();
  watch.timer = void 0;
  watch.isOpen = false;
}
function noteAgent(watch, id, prompt) {
  const assignment = mentionedAssignment(prompt);
  if (id !== void 0 && assignment !== null) watch.assignments.set(id, assignment);
}
async function order($, watch, words) {
  const { place } = watch;
  if (place?.name === void 0) return;
  try {
    watch.said = await runCli($, place.folder, [...words, place.name]);
  } catch (error) {
    watch.said = describe(error);
  }
  watch.drafts.clear();
  watch.orders += 1;
  watch.isSure = false;
  await reread($, watch);
}
async function reread($, watch) {
  watch.isStale = true;
  if (watch.isReading) return;
  watch.isReading = true;
  try {
    while (watch.isStale) {
      watch.isStale = false;
      await read($, watch);
    }
  } finally {
    watch.isReading = false;
  }
}
async function read($, watch) {
  const { place } = watch;
  if (place === void 0) return;
  let reading;
  try {
    reading = await readWorkflow($, place.folder, place.name);
  } catch (error) {
    reading = { error: describe(error) };
  }
  if (watch.place !== place) return;
  if ("card" in reading) watch.place = { folder: reading.root, name: reading.card.name };
  watch.stamp = await stampOf($, reading);
  watch.readAt = await $.clock.now();
  watch.reading = reading;
  await redraw($, watch);
}
async function poll($, watch) {
  try {
    const now = await $.clock.now();
    const { reading } = watch;
    const isOld = reading === void 0 || now - watch.readAt >= milliseconds.reread;
    if (isOld || await stampOf($, reading) !== watch.stamp) await reread($, watch);
    else if (now - watch.drawnAt >= milliseconds.redraw) await redraw($, watch);
  } catch (error) {
    if (watch.timer !== void 0) complain($, error);
  }
}
async function redraw($, watch) {
  watch.drawnAt = await $.clock.now();
  try {
    const [agents, { rateLimits }] = await Promise.all([$.agent.list(), $.session.usage()]);
    watch.running = agents.map(({ id, type, startTime, cost }) => ({ id, type, startTime, usd: cost?.usd ?? null }));
    watch.limits = rateLimits;
  } catch (error) {
    complain($, error);
  }
  $.ui.invalidate("ui.render");
}
async function stampOf($, reading) {
  const parts = [];
  for (const file of "sources" in reading ? reading.sources : []) {
    try {
      const { mtimeMs, size } = await $.fs.stat(file);
      parts.push(`${mtimeMs}:${size}`);
    } catch {
      parts.push("none");
    }
  }
  return parts.join(" ");
}
function describe(error) {
  return plainText(`The CLI could not be run: ${error instanceof Error ? error.message : String(error)}`, 400);
}
async function findWorkflow($) {
  const id = await $.session.id();
  if (!/^[\w-]+$/.test(id)) return void 0;
  for (const folder of ancestors(await $.session.cwd())) {
    const pointer = `${folder}/${sessionsFolder}/${id}`;
    if (!await $.fs.exists(pointer)) continue;
    const name = (await $.fs.read(pointer)).trim();
    return isWorkflowName(name) ? { folder, name } : void 0;
  }
  return void 0;
}
function ancestors(folder) {
  const found = [folder];
  for (let inner = folder; ; ) {
    const outer = inner.replace(/[\\/][^\\/]*$/, "");
    if (outer === inner || outer === "") return found;
    found.push(outer);
    inner = outer;
  }
}

// src/pane/draw.tsx
var mostFeatures = 12;
var mostQuestions = 5;
function drawPane(ui, shown, site, orders) {
  const { reading } = shown;
  const { Box, Text } = ui;
  const full = reading !== void 0 && "card" in reading ? reading : void 0;
  return /* @__PURE__ */ h(Box, { flexDirection: "column" }, reading === void 0 && /* @__PURE__ */ h(Text, { dimColor: true }, "Reading the workflow \u2026"), reading !== void 0 && "error" in reading && /* @__PURE__ */ h(Text, { wrap: "wrap" }, reading.error), reading !== void 0 && "problem" in reading && /* @__PURE__ */ h(Text, { color: "error", wrap: "wrap" }, `${reading.name}: ${reading.problem}`), full !== void 0 && drawNeeds(ui, shown, full, orders), full !== void 0 && !isOver(full) && drawRedirect(ui, shown, orders), shown.said !== "" && /* @__PURE__ */ h(Text, { color: "suggestion", wrap: "wrap" }, atMost2(6, shown.said)), drawButtons(ui, shown, full, orders), site.keys !== "" && /* @__PURE__ */ h(Text, { dimColor: true }, site.keys), full !== void 0 && drawDetails(ui, shown, full, site));
}
function drawNeeds(ui, shown, full, orders) {
  const { Box, Text } = ui;
  const { card, unreadable } = full;
  return /* @__PURE__ */ h(Box, { flexDirection: "column" }, /* @__PURE__ */ h(Text, { bold: true, wrap: "wrap" }, atMost2(2, headLine(card))), /* @__PURE__ */ h(Text, { wrap: "wrap" }, atMost2(3, card.summary.doing)), wayOn(full) !== "" && /* @__PURE__ */ h(Text, { color: "warning", wrap: "wrap" }, atMost2(4, wayOn(full))), card.problems.length + unreadable.length > 0 && /* @__PURE__ */ h(Text, { color: "error", wrap: "wrap" }, atMost2(6, [...card.problems, ...unreadable].join("\n"))), card.summary.dialogs.map((dialog) => /* @__PURE__ */ h(Text, { color: "warning", wrap: "wrap" }, atMost2(4, dialog))), drawQuestions(ui, shown, full, orders));
}
function drawDetails(ui, shown, full, { columns, now }) {
  const { Box, Text } = ui;
  const { card, recent, iterations } = full;
  const recorded = iterations.findLast(({ recorded_at }) => recorded_at !== null);
  return /* @__PURE__ */ h(Box, { flexDirection: "column" }, recorded !== void 0 && /* @__PURE__ */ h(Text, { wrap: "wrap" }, atMost2(2, `Iteration ${recorded.iteration}: ${oneLine(recorded.result)}`)), drawAgents(ui, shown, full, now), card.features_total > 0 ? drawFeatures(ui, full) : drawNovelty(ui, full, columns), drawSpend(ui, shown, full), recent.length > 0 && section(
    ui,
    "Last",
    recent.map((line) => /* @__PURE__ */ h(Text, { dimColor: true, wrap: "truncate-end" }, line.replace(/^\d{4}-\d\d-\d\d /, "")))
  ));
}
function section({ Box, Text }, title, children) {
  return /* @__PURE__ */ h(Box, { flexDirection: "column", marginTop: 1 }, /* @__PURE__ */ h(Text, { bold: true }, title), children);
}
function drawQuestions(ui, shown, full, orders) {
  const open2 = openQuestions(full);
  if (open2.length === 0) return null;
  const { Box, Text } = ui;
  return section(ui, open2.length === 1 ? "A question to you" : `${open2.length} questions to you`, [
    ...open2.slice(0, mostQuestions).map(({ id, text }) => /* @__PURE__ */ h(Box, { flexDirection: "column" }, /* @__PURE__ */ h(Text, { color: "warning", wrap: "wrap" }, atMost2(6, `${id}: ${text}`)), drawAnswer(ui, shown, id, orders))),
    open2.length > mostQuestions && /* @__PURE__ */ h(Text, { dimColor: true }, `and ${open2.length - mostQuestions} more, in status`)
  ]);
}
function drawAgents(ui, shown, { agents }, now) {
  if (agents.length === 0) return null;
  const { Text } = ui;
  const costs = costsOf(agents, shown.running, shown.assignments);
  return section(
    ui,
    "Agents",
    agents.map((agent, index) => /* @__PURE__ */ h(Text, { wrap: "truncate-end" }, `${agentFacts(agent, costs[index] ?? null, now)} `, /* @__PURE__ */ h(Text, { dimColor: true }, oneLine(agent.task))))
  );
}
function drawNovelty(ui, { iterations, card }, columns) {
  const research = iterations.filter(({ observations }) => observations > 0);
  const last = research.at(-1);
  if (last === void 0) return null;
  const { Text } = ui;
  const shares = research.map(({ novelty }) => novelty);
  return section(ui, "New findings", [
    /* @__PURE__ */ h(Text, { wrap: "truncate-end" }, `${curve(shares, 100, Math.max(8, columns - 24))} ${last.novelty ?? 0} % new in iteration ${last.iteration}`),
    /* @__PURE__ */ h(Text, { dimColor: true, wrap: "truncate-end" }, [
      counted(card.findings_count, "finding"),
      counted(card.sources_cited, "source"),
      counted(card.open_questions, "open research question")
    ].join(", "))
  ]);
}
function drawFeatures(ui, { features, card }) {
  const { Text } = ui;
  const order2 = ["in_progress", "failed", "blocked", "pending", "passed", "skipped"];
  const sorted = features.toSorted((a, b) => order2.indexOf(a.status) - order2.indexOf(b.status));
  return section(ui, `Features: ${card.features_complete} of ${card.features_total} pass`, [
    ...sorted.slice(0, mostFeatures).map(({ id, name, status, dependencies, cause }) => {
      const waitsFor = status === "pending" && dependencies.length > 0 ? ` \u2190 ${dependencies.join(", ")}` : "";
      return /* @__PURE__ */ h(Text, { wrap: "truncate-end" }, `${featureSigns[status] ?? "?"} ${id} ${oneLine(name)}${waitsFor}${cause === "" ? "" : `: ${oneLine(cause)}`}`);
    }),
    sorted.length > mostFeatures && /* @__PURE__ */ h(Text, { dimColor: true }, `and ${sorted.length - mostFeatures} more`)
  ]);
}
function drawSpend(ui, { limits }, { card }) {
  const { Text } = ui;
  return section(ui, "Spent", [
    card.usd === null ? /* @__PURE__ */ h(Text, null, `cost unknown, at most ${usd(card.max_cost_usd)}`) : drawShare(ui, "cost", card.usd, card.max_cost_usd, `${usd(card.usd)} of at most ${usd(card.max_cost_usd)}`),
    ...limits.map(({ kind, percentUsed, resetsAt }) => {
      const until = resetsAt === void 0 ? "" : `, resets ${shortTime(resetsAt)}`;
      return drawShare(ui, plainText(kind.replaceAll("_", " "), 40), percentUsed, 100, `${percentUsed} %${until}`);
    }),
    /* @__PURE__ */ h(Text, { dimColor: true, wrap: "wrap" }, atMost2(3, card.summary.until))
  ]);
}
function drawShare({ Progress, Text }, label, value, max, words) {
  if (Progress === void 0) return /* @__PURE__ */ h(Text, { wrap: "truncate-end" }, `${label} ${words}`);
  return /* @__PURE__ */ h(Progress, { label, value, max, valueText: words });
}
function atMost2(lines, text) {
  return atMost(lines, text, wantedColumns);
}

// src/pane/rules/brief-line.ts
var mostLines = 6;
var ours = /^(?:# Brief: workflow|Workflow) ([a-z0-9-]+)[ ,:]/;
var standIn = /\d+ lines for Claude: autonomous-workflow brief /;
function lineFor(text) {
  const name = ours.exec(text)?.[1];
  const lines = text.trimEnd().split("\n");
  if (name === void 0 || lines.length <= mostLines) return void 0;
  const title = (lines[0] ?? "").replace(/^# |:$/g, "");
  return `${title} (${lines.length} lines for Claude: autonomous-workflow brief ${name})`;
}

// src/pane/short-brief.ts
async function shorten($, held, answer) {
  const texts = answer.additionalContext ?? [];
  if (!texts.some((text) => lineFor(text) !== void 0) || (await $.session.surfaces()).length === 0) return answer;
  return {
    ...answer,
    additionalContext: texts.map((text) => {
      const line = lineFor(text);
      if (line === void 0) return text;
      held.set(line, text);
      return line;
    })
  };
}
function restored(held, row) {
  const content = row.message.content.map(
    (block) => "text" in block && typeof block.text === "string" ? { ...block, text: withTexts(held, block.text) } : block
  );
  return { ...row, message: { ...row.message, content } };
}
function withTexts(held, shown) {
  let whole = shown;
  for (const [line, text] of held) {
    if (!shown.includes(line)) continue;
    whole = whole.replace(line, () => text);
    held.delete(line);
  }
  return whole;
}

// src/pane/mod.tsx
function register(on) {
  const watch = createWatch();
  const held = /* @__PURE__ */ new Map();
  on("session.start", async ($, e, next) => {
    const started = await next(e);
    try {
      await $.command.register({
        name: command,
        description: "Open or close the pane that shows how a workflow is doing",
        argumentHint: "[name]",
        immediate: true
      });
      await follow($, watch);
    } catch (error) {
      complain($, error);
    }
    return started;
  });
  on("prompt.submit", async ($, e, next) => {
    const submitted = await next(e);
    try {
      await follow($, watch);
    } catch (error) {
      complain($, error);
    }
    return submitted;
  });
  on("tool.call", { tool: "Skill" }, async ($, e, next) => {
    const called = await next(e);
    try {
      await follow($, watch);
    } catch (error) {
      complain($, error);
    }
    return called;
  });
  on("classic.Stop", async ($, e, next) => shorten($, held, await next(await withCost($, e))));
  on("classic.UserPromptSubmit", async ($, e, next) => next(await withCost($, e)));
  const ofTurnEnd = { door: "hook-context", origin: { kind: "hook", event: "Stop" } };
  on(
    "session.append",
    { ...ofTurnEnd, message: { content: { text: standIn } } },
    async (_$, e, next) => next(restored(held, e))
  );
  on("agent.spawn", async (_$, e, next) => {
    const spawned = await next(e);
    noteAgent(watch, spawned.agentId, e.prompt);
    return spawned;
  });
  on("ui.close", { id: paneId }, async (_$, e, next) => {
    const result = await next(e);
    closed(watch);
    return result;
  });
  on("command.run", { command }, async ($, e) => {
    try {
      return { text: await toggle($, watch, e.args.trim()), isTextDisplayOnly: true };
    } catch (error) {
      return { text: `The pane cannot be shown: ${plainText(String(error), 300)}`, isTextDisplayOnly: true };
    }
  });
  on("ui.render", { component: "Pane", requestId: paneId }, async ($, e) => {
    keepReading($, watch);
    const inTerminal = e.props.isFocused ? "Tab moves, Enter presses, Esc leaves." : "Ctrl+X Tab, then Tab: to the buttons.";
    const isTerminal = e.surface === "terminal";
    const site = { columns: e.props.bodyColumns, now: await $.clock.now(), keys: isTerminal ? inTerminal : "" };
    return drawPane($.ui.resolve(e), watch, site, {
      run: (words) => order($, watch, words),
      askWhetherSure: () => {
        watch.isSure = true;
        $.ui.invalidate("ui.render");
      },
      draft: (key, text) => {
        watch.drafts.set(key, text);
      },
      close: () => close($, watch)
    });
  });
}
async function withCost($, input) {
  try {
    const { cost } = await $.session.usage();
    return cost === void 0 ? input : { ...input, session_cost_usd: cost.usd };
  } catch {
    return input;
  }
}
export {
  register
};
