"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// src/engine/resembles.ts
function resembles(value, sample5) {
  if (sample5 === null) return true;
  if (Array.isArray(sample5)) {
    return Array.isArray(value) && (sample5.length === 0 || value.every((element) => resembles(element, sample5[0])));
  }
  if (typeof sample5 !== "object") return typeof value === typeof sample5 && !Number.isNaN(value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(sample5).every(
    ([key, inner]) => Object.hasOwn(value, key) && resembles(value[key], inner)
  );
}
var init_resembles = __esm({
  "src/engine/resembles.ts"() {
    "use strict";
  }
});

// src/engine/parse-json.ts
function parseJson(text4) {
  if (isNestedTooDeep(text4)) throw new SyntaxError(`it is nested deeper than ${deepest} levels`);
  return JSON.parse(text4);
}
function isNestedTooDeep(text4) {
  let depth = 0;
  for (let index = 0; index < text4.length; index += 1) {
    const character = text4.charCodeAt(index);
    if (character === quote) index = endOfString(text4, index);
    else if ((character | braceBit) === opening) depth += 1;
    else if ((character | braceBit) === closing) depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
function endOfString(text4, start) {
  for (let end2 = text4.indexOf('"', start + 1); end2 !== -1; end2 = text4.indexOf('"', end2 + 1)) {
    let escapes = 0;
    while (text4.charCodeAt(end2 - 1 - escapes) === escape) escapes += 1;
    if (escapes % 2 === 0) return end2;
  }
  return text4.length;
}
var deepest, quote, escape, opening, closing, braceBit;
var init_parse_json = __esm({
  "src/engine/parse-json.ts"() {
    "use strict";
    deepest = 64;
    quote = 34;
    escape = 92;
    opening = 123;
    closing = 125;
    braceBit = 32;
  }
});

// src/engine/journal-line.ts
function parseJournal(lines) {
  return lines.flatMap((line2) => parseLine(line2) ?? []);
}
function parseLine(text4) {
  let line2;
  try {
    line2 = parseJson(text4);
  } catch {
    return void 0;
  }
  if (typeof line2?.event !== "string" || typeof line2.time !== "string") return void 0;
  if (Number.isNaN(Date.parse(line2.time)) || line2.state !== void 0 && !resembles(line2.state, {})) return void 0;
  return line2;
}
var init_journal_line = __esm({
  "src/engine/journal-line.ts"() {
    "use strict";
    init_resembles();
    init_parse_json();
  }
});

// src/engine/json-line.ts
function lineOfPath(text4, path) {
  let position = skipSpace(text4, 0);
  for (const key of path) {
    const inner = text4[position] === "{" ? findMember(text4, position, key) : findElement(text4, position, key);
    if (inner === void 0) break;
    position = inner;
  }
  return lineAt(text4, position);
}
function lineAt(text4, position) {
  return text4.slice(0, position).split("\n").length;
}
function findMember(text4, start, key) {
  for (let position = skipSpace(text4, start + 1); text4[position] === '"'; position = afterComma(text4, position)) {
    const end2 = skipString(text4, position);
    const name = JSON.parse(text4.slice(position, end2));
    position = skipSpace(text4, skipSpace(text4, end2) + 1);
    if (name === key) return position;
    position = skipValue(text4, position);
  }
  return void 0;
}
function findElement(text4, start, key) {
  if (text4[start] !== "[") return void 0;
  let position = skipSpace(text4, start + 1);
  for (let index = 0; text4[position] !== "]"; index += 1) {
    if (index === key) return position;
    position = afterComma(text4, skipValue(text4, position));
  }
  return void 0;
}
function afterComma(text4, position) {
  const next = skipSpace(text4, position);
  return text4[next] === "," ? skipSpace(text4, next + 1) : next;
}
function skipValue(text4, start) {
  let depth = 0;
  let position = start;
  while (position < text4.length) {
    const character = text4[position] ?? "";
    if (depth === 0 && /[,\]}\s]/.test(character)) return position;
    if (character === '"') position = skipString(text4, position);
    else position += 1;
    if (character === "{" || character === "[") depth += 1;
    if (character === "}" || character === "]") depth -= 1;
    if (depth === 0 && /["}\]]/.test(character)) return position;
  }
  return position;
}
function skipString(text4, start) {
  let position = start + 1;
  while (position < text4.length && text4[position] !== '"') position += text4[position] === "\\" ? 2 : 1;
  return position + 1;
}
function skipSpace(text4, start) {
  let position = start;
  while (/\s/.test(text4[position] ?? "")) position += 1;
  return position;
}
var init_json_line = __esm({
  "src/engine/json-line.ts"() {
    "use strict";
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
  const numericValues = Object.values(entries).filter((v) => typeof v === "number");
  const values = Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
  return values;
}
function joinValues(array2, separator = "|") {
  return array2.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
  if (typeof value === "bigint")
    return value.toString();
  return value;
}
function cached(getter) {
  return new Cached(getter);
}
function nullish(input) {
  return input === null || input === void 0;
}
function cleanRegex(source2) {
  const start = source2.startsWith("^") ? 1 : 0;
  const end2 = source2.endsWith("$") ? source2.length - 1 : source2.length;
  return source2.slice(start, end2);
}
function assignProp(target, prop, value) {
  Object.defineProperty(target, prop, {
    value,
    writable: true,
    enumerable: true,
    configurable: true
  });
}
function isObject(data) {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject(o) {
  if (isObject(o) === false)
    return false;
  const ctor = o.constructor;
  if (ctor === void 0)
    return true;
  if (typeof ctor !== "function")
    return true;
  const prot = ctor.prototype;
  if (isObject(prot) === false)
    return false;
  if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
    return false;
  }
  return true;
}
function shallowClone(o) {
  if (isPlainObject(o))
    return { ...o };
  if (Array.isArray(o))
    return [...o];
  if (o instanceof Map)
    return new Map(o);
  if (o instanceof Set)
    return new Set(o);
  return o;
}
function escapeRegex(str2) {
  return str2.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
  const cl = new inst._zod.constr(def ?? inst._zod.def);
  if (!def || params?.parent)
    cl._zod.parent = inst;
  return cl;
}
function normalizeParams(_params) {
  const params = _params;
  if (!params)
    return {};
  if (typeof params === "string")
    return { error: () => params };
  if (params?.message !== void 0) {
    if (params?.error !== void 0)
      throw new Error("Cannot specify both `message` and `error` params");
    params.error = params.message;
  }
  delete params.message;
  if (typeof params.error === "string")
    return { ...params, error: () => params.error };
  return params;
}
function stringifyPrimitive(value) {
  if (typeof value === "bigint")
    return value.toString() + "n";
  if (typeof value === "string")
    return `"${value}"`;
  return `${value}`;
}
function optionalKeys(shape) {
  return Object.keys(shape).filter((k) => {
    return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
  });
}
function aborted(x, startIndex = 0) {
  if (x.aborted === true)
    return true;
  for (let i = startIndex; i < x.issues.length; i++) {
    if (x.issues[i]?.continue !== true) {
      return true;
    }
  }
  return false;
}
function explicitlyAborted(x, startIndex = 0) {
  if (x.aborted === true)
    return true;
  for (let i = startIndex; i < x.issues.length; i++) {
    if (x.issues[i]?.continue === false) {
      return true;
    }
  }
  return false;
}
function prefixIssues(path, issues) {
  return issues.map((iss) => {
    var _a3;
    (_a3 = iss).path ?? (_a3.path = []);
    iss.path.unshift(path);
    return iss;
  });
}
function unwrapMessage(message) {
  return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
  const caps = [];
  for (const ch of defChecks ?? []) {
    const d = ch._zod.def;
    if (!/_(length|size)$|_equals$/.test(d.check))
      break;
    const max = d.maximum ?? d.length ?? d.size;
    if (max >= 0)
      caps.push([max, ch]);
  }
  return caps;
}
function attachSchema(issues, start, inst) {
  var _a3;
  for (let i = start; i < issues.length; i++) {
    (_a3 = issues[i]).schema ?? (_a3.schema = inst);
  }
}
function finalizeIssue(iss, ctx, config2) {
  var _a3;
  const traits = iss.inst?._zod?.traits;
  if (traits?.has("$ZodType")) {
    if (traits.has("$ZodCheck"))
      (_a3 = iss).schema ?? (_a3.schema = iss.inst);
    else
      iss.schema = iss.inst;
  }
  const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
  const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config2.customError?.(iss)) ?? unwrapMessage(config2.localeError?.(iss)) ?? "Invalid input";
  const full = {};
  for (const k of Object.keys(iss)) {
    if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
      continue;
    full[k] = iss[k];
  }
  full.path ?? (full.path = []);
  full.message = message;
  if (ctx?.reportInput) {
    full.input = iss.input;
  }
  return full;
}
function codePointLength(str2) {
  const units2 = str2.length;
  if (!highSurrogate.test(str2))
    return units2;
  let count4 = units2;
  for (let i = 0; i < units2 - 1; i++) {
    if ((str2.charCodeAt(i) & 64512) === 55296 && (str2.charCodeAt(i + 1) & 64512) === 56320) {
      count4--;
      i++;
    }
  }
  return count4;
}
function getLengthableOrigin(input) {
  if (Array.isArray(input))
    return "array";
  if (typeof input === "string")
    return "string";
  return "unknown";
}
function parsedType(data) {
  const t = typeof data;
  switch (t) {
    case "number": {
      return Number.isNaN(data) ? "nan" : "number";
    }
    case "object": {
      if (data === null) {
        return "null";
      }
      if (Array.isArray(data)) {
        return "array";
      }
      const obj = data;
      if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
        return obj.constructor.name;
      }
    }
  }
  return t;
}
function issue(...args) {
  const [iss, input, inst] = args;
  if (typeof iss === "string") {
    return {
      message: iss,
      code: "custom",
      input,
      inst
    };
  }
  return { ...iss };
}
function members(proto, table2) {
  for (const key in table2) {
    const desc = Object.getOwnPropertyDescriptor(table2, key);
    if (desc.get)
      Object.defineProperty(proto, key, { ...desc, enumerable: false });
    else
      defineBound(proto, key, desc.value);
  }
}
function own(inst, key, value, enumerable = true) {
  Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
  return value;
}
function hide(inst, key, value) {
  return own(inst, key, value, false);
}
function defineBound(proto, key, fn) {
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      return this == null ? fn : own(this, key, fn.bind(this));
    },
    set(value) {
      own(this, key, value);
    }
  });
}
function claim(inst, sentinel) {
  const proto = Object.getPrototypeOf(inst);
  return sentinel in proto ? void 0 : proto;
}
function defineLazyInternal(inst, key, compute) {
  const proto = Object.getPrototypeOf(inst._zod);
  if (key in proto && installing !== inst._zod) {
    installing = void 0;
    return;
  }
  installing = inst._zod;
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      Object.defineProperty(this, key, breaker);
      const outer = broke;
      broke = false;
      try {
        const value = compute(this);
        if (broke)
          delete this[key];
        else
          Object.defineProperty(this, key, { configurable: true, writable: true, value });
        broke = broke || outer;
        return value;
      } catch (err) {
        delete this[key];
        broke = broke || outer;
        throw err;
      }
    },
    set(value) {
      Object.defineProperty(this, key, { configurable: true, writable: true, value });
    }
  });
}
function installLazyProp(inst, key, make, enumerable) {
  const proto = claim(inst, key);
  if (!proto)
    return;
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      const desc = { configurable: true, writable: true, enumerable, value: void 0 };
      Object.defineProperty(this, key, desc);
      desc.value = make(this);
      Object.defineProperty(this, key, desc);
      return desc.value;
    },
    set(value) {
      Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
    }
  });
}
var Cached, captureStackTrace, propertyKeyTypes, NUMBER_FORMAT_RANGES, highSurrogate, installing, broke, breaker;
var init_util = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/util.js"() {
    Cached = class {
      constructor(getter) {
        this._getter = getter;
        this._value = void 0;
      }
      get value() {
        const getter = this._getter;
        if (getter !== void 0) {
          this._value = getter();
          this._getter = void 0;
        }
        return this._value;
      }
    };
    captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {
    };
    propertyKeyTypes = /* @__PURE__ */ new Set(["string", "number", "symbol"]);
    NUMBER_FORMAT_RANGES = /* @__PURE__ */ (() => ({
      safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
      int32: [-2147483648, 2147483647],
      uint32: [0, 4294967295],
      float32: [-34028234663852886e22, 34028234663852886e22],
      float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
    }))();
    highSurrogate = /[\uD800-\uDBFF]/;
    broke = false;
    breaker = {
      configurable: true,
      get() {
        broke = true;
        return void 0;
      }
    };
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/core.js
function newError(Definition) {
  const E = _E;
  if (E) {
    const saved = E.stackTraceLimit;
    if (typeof saved === "number") {
      try {
        E.stackTraceLimit = 0;
      } catch {
        _E = null;
        return new Definition();
      }
      try {
        return new Definition();
      } finally {
        E.stackTraceLimit = saved;
      }
    }
  }
  return new Definition();
}
// @__NO_SIDE_EFFECTS__
function $constructor(name, initializer2, proto, params) {
  const zodProto = {};
  function Internals(def) {
    this.def = def;
    this.constr = _;
    this.traits = /* @__PURE__ */ new Set();
  }
  Internals.prototype = zodProto;
  const protoMembers = proto;
  const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
  function init(inst, def) {
    if (!inst._zod) {
      _zodDesc.value = new Internals(def);
      try {
        Object.defineProperty(inst, "_zod", _zodDesc);
      } finally {
        _zodDesc.value = void 0;
      }
    } else if (inst._zod.traits.has(name)) {
      return;
    }
    inst._zod.traits.add(name);
    initializer2(inst, def);
    if (initialized) {
      const own2 = Object.getPrototypeOf(inst);
      const ctorProto = inst._zod.constr.prototype;
      let up = own2;
      while (up && up !== ctorProto)
        up = Object.getPrototypeOf(up);
      const target = up ?? own2;
      if (!initialized.has(target)) {
        initialized.add(target);
        members(target, protoMembers);
      }
    }
    const proto2 = _.prototype;
    for (const k in proto2) {
      if (!Object.prototype.hasOwnProperty.call(proto2, k))
        continue;
      if (!(k in inst)) {
        inst[k] = proto2[k].bind(inst);
      }
    }
  }
  const Parent = params?.Parent ?? Object;
  class Definition extends Parent {
  }
  Object.defineProperty(Definition, "name", { value: name });
  function _(def) {
    const inst = params?.Parent ? newError(Definition) : this;
    init(inst, def);
    const deferred = inst._zod.deferred;
    if (deferred) {
      for (const fn of deferred) {
        fn();
      }
      inst._zod.deferred = void 0;
    }
    const pp = globalThis.__zod_globalConfig?.postProcessor;
    if (pp)
      pp(inst);
    return inst;
  }
  Object.defineProperty(_, "init", { value: init });
  Object.defineProperty(_, Symbol.hasInstance, {
    value: (inst) => {
      if (params?.Parent && inst instanceof params.Parent)
        return true;
      return inst?._zod?.traits?.has(name);
    }
  });
  Object.defineProperty(_, "name", { value: name });
  return _;
}
function config(newConfig) {
  if (newConfig)
    Object.assign(globalConfig, newConfig);
  return globalConfig;
}
var _a, _zodDesc, _E, $ZodAsyncError, globalConfig;
var init_core = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/core.js"() {
    init_util();
    _zodDesc = { value: void 0, enumerable: false };
    _E = "captureStackTrace" in Error ? Error : null;
    $ZodAsyncError = class extends Error {
      constructor() {
        super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
      }
    };
    (_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
    globalConfig = globalThis.__zod_globalConfig;
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/errors.js
function _getMessage() {
  const internals = this._zod;
  internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
  return internals.message;
}
function _setMessage(value) {
  this._zod.message = value;
}
var _messageDesc, _issuesDesc, _installedToString, initializer, $ZodError, $ZodRealError;
var init_errors = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/errors.js"() {
    init_core();
    init_util();
    _messageDesc = {
      get: _getMessage,
      set: _setMessage,
      enumerable: true,
      configurable: true
    };
    _issuesDesc = { value: void 0, enumerable: false };
    _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
    initializer = (inst, def) => {
      inst.name = "$ZodError";
      _issuesDesc.value = def;
      Object.defineProperty(inst, "issues", _issuesDesc);
      _issuesDesc.value = void 0;
      Object.defineProperty(inst, "message", _messageDesc);
      const proto = Object.getPrototypeOf(inst);
      if (!_installedToString.has(proto)) {
        _installedToString.add(proto);
        Object.defineProperty(proto, "toString", {
          configurable: true,
          enumerable: false,
          get() {
            const value = () => this.message;
            Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
            return value;
          },
          set(value) {
            Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
          }
        });
      }
    };
    $ZodError = $constructor("$ZodError", initializer);
    $ZodRealError = $constructor("$ZodError", initializer, void 0, {
      Parent: Error
    });
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/parse.js
function failure(Err, issues, ctx) {
  let error2;
  return {
    success: false,
    get error() {
      if (!error2) {
        error2 = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
        issues = void 0;
        ctx = void 0;
      }
      return error2;
    },
    set error(e) {
      error2 = e;
      issues = void 0;
      ctx = void 0;
    }
  };
}
var _parse, parse2, _parseAsync, parseAsync, _safeParse, safeParse, _safeParseAsync, safeParseAsync;
var init_parse = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/parse.js"() {
    init_core();
    init_errors();
    init_util();
    _parse = (_Err) => {
      const fn = (schema4, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
        const result = schema4._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise) {
          throw new $ZodAsyncError();
        }
        if (result.issues.length) {
          const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
          captureStackTrace(e, _params?.callee ?? fn);
          throw e;
        }
        return result.value;
      };
      return fn;
    };
    parse2 = /* @__PURE__ */ _parse($ZodRealError);
    _parseAsync = (_Err) => {
      const fn = async (schema4, value, _ctx, params) => {
        const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
        let result = schema4._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
          result = await result;
        if (result.issues.length) {
          const e = new (params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
          captureStackTrace(e, params?.callee ?? fn);
          throw e;
        }
        return result.value;
      };
      return fn;
    };
    parseAsync = /* @__PURE__ */ _parseAsync($ZodRealError);
    _safeParse = (_Err) => (schema4, value, _ctx) => {
      const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
      const result = schema4._zod.run({ value, issues: [] }, ctx);
      if (result instanceof Promise) {
        throw new $ZodAsyncError();
      }
      return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
    };
    safeParse = /* @__PURE__ */ _safeParse($ZodRealError);
    _safeParseAsync = (_Err) => async (schema4, value, _ctx) => {
      const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
      let result = schema4._zod.run({ value, issues: [] }, ctx);
      if (result instanceof Promise)
        result = await result;
      return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
    };
    safeParseAsync = /* @__PURE__ */ _safeParseAsync($ZodRealError);
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/regexes.js
var anyString, number, boolean;
var init_regexes = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/regexes.js"() {
    anyString = /^[\s\S]{0,}$/;
    number = /^-?\d+(?:\.\d+)?$/;
    boolean = /^(?:true|false)$/i;
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/checks.js
var $ZodCheck, _whenHasLength, numericOriginMap, $ZodCheckLessThan, $ZodCheckGreaterThan, $ZodCheckNumberFormat, $ZodCheckMaxLength, $ZodCheckMinLength, $ZodCheckStringFormat, $ZodCheckRegex, $ZodCheckOverwrite;
var init_checks = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/checks.js"() {
    init_core();
    init_util();
    $ZodCheck = /* @__PURE__ */ $constructor("$ZodCheck", (inst, def) => {
      var _a3;
      inst._zod ?? (inst._zod = {});
      inst._zod.def = def;
      (_a3 = inst._zod).onattach ?? (_a3.onattach = []);
    });
    _whenHasLength = (payload) => {
      const val = payload.value;
      return !nullish(val) && val.length !== void 0;
    };
    numericOriginMap = {
      number: "number",
      bigint: "bigint",
      object: "date"
    };
    $ZodCheckLessThan = /* @__PURE__ */ $constructor("$ZodCheckLessThan", (inst, def) => {
      $ZodCheck.init(inst, def);
      const origin = numericOriginMap[typeof def.value];
      inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
          return;
        }
        payload.issues.push({
          origin: numericOriginMap[typeof payload.value] ?? origin,
          code: "too_big",
          maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
          input: payload.value,
          inclusive: def.inclusive,
          inst,
          continue: !def.abort
        });
      };
    });
    $ZodCheckGreaterThan = /* @__PURE__ */ $constructor("$ZodCheckGreaterThan", (inst, def) => {
      $ZodCheck.init(inst, def);
      const origin = numericOriginMap[typeof def.value];
      inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
          return;
        }
        payload.issues.push({
          origin: numericOriginMap[typeof payload.value] ?? origin,
          code: "too_small",
          minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
          input: payload.value,
          inclusive: def.inclusive,
          inst,
          continue: !def.abort
        });
      };
    });
    $ZodCheckNumberFormat = /* @__PURE__ */ $constructor("$ZodCheckNumberFormat", (inst, def) => {
      $ZodCheck.init(inst, def);
      def.format = def.format || "float64";
      const isInt = def.format?.includes("int");
      const origin = isInt ? "int" : "number";
      const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
      inst._zod.check = (payload) => {
        const input = payload.value;
        if (isInt) {
          if (!Number.isInteger(input)) {
            payload.issues.push({
              expected: origin,
              format: def.format,
              code: "invalid_type",
              continue: false,
              input,
              inst
            });
            return;
          }
          if (!Number.isSafeInteger(input)) {
            if (input > 0) {
              payload.issues.push({
                input,
                code: "too_big",
                maximum: Number.MAX_SAFE_INTEGER,
                note: "Integers must be within the safe integer range.",
                inst,
                origin,
                inclusive: true,
                continue: !def.abort
              });
            } else {
              payload.issues.push({
                input,
                code: "too_small",
                minimum: Number.MIN_SAFE_INTEGER,
                note: "Integers must be within the safe integer range.",
                inst,
                origin,
                inclusive: true,
                continue: !def.abort
              });
            }
            return;
          }
        }
        if (input < minimum) {
          payload.issues.push({
            origin: "number",
            input,
            code: "too_small",
            minimum,
            inclusive: true,
            inst,
            continue: !def.abort
          });
        }
        if (input > maximum) {
          payload.issues.push({
            origin: "number",
            input,
            code: "too_big",
            maximum,
            inclusive: true,
            inst,
            continue: !def.abort
          });
        }
      };
    });
    $ZodCheckMaxLength = /* @__PURE__ */ $constructor("$ZodCheckMaxLength", (inst, def) => {
      var _a3;
      $ZodCheck.init(inst, def);
      (_a3 = inst._zod.def).when ?? (_a3.when = _whenHasLength);
      inst._zod.check = (payload) => {
        const input = payload.value;
        const units2 = input.length;
        const length = typeof input === "string" && units2 > def.maximum ? codePointLength(input) : units2;
        if (length <= def.maximum)
          return;
        const origin = getLengthableOrigin(input);
        payload.issues.push({
          origin,
          code: "too_big",
          maximum: def.maximum,
          inclusive: true,
          input,
          inst,
          continue: !def.abort
        });
      };
    });
    $ZodCheckMinLength = /* @__PURE__ */ $constructor("$ZodCheckMinLength", (inst, def) => {
      var _a3;
      $ZodCheck.init(inst, def);
      (_a3 = inst._zod.def).when ?? (_a3.when = _whenHasLength);
      inst._zod.check = (payload) => {
        const input = payload.value;
        const units2 = input.length;
        const length = typeof input === "string" && units2 >= def.minimum && units2 < def.minimum * 2 ? codePointLength(input) : units2;
        if (length >= def.minimum)
          return;
        const origin = getLengthableOrigin(input);
        payload.issues.push({
          origin,
          code: "too_small",
          minimum: def.minimum,
          inclusive: true,
          input,
          inst,
          continue: !def.abort
        });
      };
    });
    $ZodCheckStringFormat = /* @__PURE__ */ $constructor("$ZodCheckStringFormat", (inst, def) => {
      var _a3, _b;
      $ZodCheck.init(inst, def);
      if (def.pattern)
        (_a3 = inst._zod).check ?? (_a3.check = (payload) => {
          def.pattern.lastIndex = 0;
          if (def.pattern.test(payload.value))
            return;
          payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: def.format,
            input: payload.value,
            ...def.pattern ? { pattern: def.pattern.toString() } : {},
            inst,
            continue: !def.abort
          });
        });
      else
        (_b = inst._zod).check ?? (_b.check = () => {
        });
    });
    $ZodCheckRegex = /* @__PURE__ */ $constructor("$ZodCheckRegex", (inst, def) => {
      $ZodCheckStringFormat.init(inst, def);
      inst._zod.check = (payload) => {
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value))
          return;
        payload.issues.push({
          origin: "string",
          code: "invalid_format",
          format: "regex",
          input: payload.value,
          pattern: def.pattern.toString(),
          inst,
          continue: !def.abort
        });
      };
    });
    $ZodCheckOverwrite = /* @__PURE__ */ $constructor("$ZodCheckOverwrite", (inst, def) => {
      $ZodCheck.init(inst, def);
      inst._zod.check = (payload) => {
        payload.value = def.tx(payload.value);
      };
    });
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/doc.js
var init_doc = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/doc.js"() {
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/versions.js
var version;
var init_versions = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/versions.js"() {
    version = {
      major: 4,
      minor: 6,
      patch: 7
    };
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/schemas.js
async function validateAsync(inst, value) {
  const ctx = { async: true };
  return toStandardResult(await inst._zod.run({ value, issues: [] }, ctx), ctx);
}
function standardProps(inst) {
  return {
    validate: (value) => {
      const ctx = { async: false };
      try {
        const r = inst._zod.run({ value, issues: [] }, ctx);
        if (!(r instanceof Promise))
          return toStandardResult(r, ctx);
      } catch (_) {
      }
      return validateAsync(inst, value);
    },
    vendor: "zod",
    version: 1
  };
}
function capSize(inst, size) {
  const caps = sizeCaps(inst._zod.def.checks);
  if (!caps.length)
    return;
  const cap = Math.min(...caps.map((c) => c[0]));
  const parse6 = inst._zod.parse;
  inst._zod.parse = (payload, ctx) => {
    const n = size(payload.value);
    if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
      for (const [max, ch] of sizeCaps(inst._zod.def.checks)) {
        if (n > max && ch._zod.def.when(payload)) {
          const start = payload.issues.length;
          ch._zod.check(payload);
          payload.issues[start].continue = false;
          attachSchema(payload.issues, start, inst);
          return payload;
        }
      }
    }
    return parse6(payload, ctx);
  };
}
function handleArrayResult(result, final, index) {
  if (result.issues.length) {
    final.issues.push(...prefixIssues(index, result.issues));
  }
  final.value[index] = result.value;
}
function handlePropertyResult(result, final, key, input, optin, optout) {
  const isPresent = key in input;
  const isOptionalOut = optout === "optional";
  if (!isPresent && isOptionalOut && optin === "optional") {
    return;
  }
  if (result.issues.length) {
    if (optin !== void 0 && isOptionalOut && !isPresent) {
      return;
    }
    final.issues.push(...prefixIssues(key, result.issues));
  }
  if (!isPresent && optin === void 0) {
    if (!result.issues.length) {
      final.issues.push({
        code: "invalid_type",
        expected: "nonoptional",
        input: void 0,
        path: [key]
      });
    }
    return;
  }
  if (result.value === void 0) {
    if (isPresent || optin === "defaulted" && !isOptionalOut) {
      final.value[key] = void 0;
    }
  } else {
    final.value[key] = result.value;
  }
}
function normalizeDef(def) {
  const keys = Object.keys(def.shape);
  const ownSymbols = Object.getOwnPropertySymbols(def.shape);
  const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
  const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
  for (const k of allKeys) {
    if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
      throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
    }
  }
  const okeys = optionalKeys(def.shape);
  return {
    ...def,
    allKeys,
    symbolKeys,
    // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
    keySet: new Set(keys),
    numKeys: keys.length,
    optionalKeys: new Set(okeys)
  };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
  const unrecognized = [];
  const keySet = def.keySet;
  const _catchall = def.catchall._zod;
  const t = _catchall.def.type;
  const optin = _catchall.optin;
  const optout = _catchall.optout;
  let seen = 0;
  for (const key in input) {
    if (abortEarly && payload.issues.length !== seen) {
      if (aborted(payload, seen))
        break;
      seen = payload.issues.length;
    }
    if (keySet.has(key))
      continue;
    if (key === "__proto__") {
      if (t === "never")
        unrecognized.push(key);
      continue;
    }
    if (t === "never") {
      unrecognized.push(key);
      continue;
    }
    const r = _catchall.run({ value: input[key], issues: [] }, ctx);
    if (r instanceof Promise) {
      proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
    } else {
      handlePropertyResult(r, payload, key, input, optin, optout);
    }
  }
  if (unrecognized.length) {
    payload.issues.push({
      code: "unrecognized_keys",
      keys: unrecognized,
      input,
      inst,
      // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
      continue: true
    });
  }
  if (!proms.length)
    return payload;
  return Promise.all(proms).then(() => {
    return payload;
  });
}
function handleOptionalResult(payload, result) {
  payload.value = result.issues.length ? void 0 : result.value;
  return payload;
}
function handleDefaultResult(payload, def) {
  if (payload.value === void 0) {
    payload.value = def.defaultValue;
  }
  return payload;
}
function handleRefineResult(result, payload, input, inst) {
  if (!result) {
    const _iss = {
      code: "custom",
      input,
      inst,
      // incorporates params.error into issue reporting
      path: [...inst._zod.def.path ?? []],
      // incorporates params.error into issue reporting
      continue: !inst._zod.def.abort
      // params: inst._zod.def.params,
    };
    if (inst._zod.def.params)
      _iss.params = inst._zod.def.params;
    payload.issues.push(issue(_iss));
  }
}
var $ZodType, toStandardResult, $ZodString, $ZodNumber, $ZodNumberFormat, $ZodBoolean, $ZodUnknown, arraySize, $ZodArray, NO_SYMBOL_KEYS, $ZodObject, $ZodEnum, $ZodLiteral, $ZodOptional, $ZodNullable, $ZodDefault, $ZodCustom;
var init_schemas = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/schemas.js"() {
    init_checks();
    init_core();
    init_regexes();
    init_util();
    init_versions();
    init_util();
    $ZodType = /* @__PURE__ */ $constructor("$ZodType", (inst, def) => {
      var _a3;
      inst ?? (inst = {});
      inst._zod.def = def;
      inst._zod.bag = inst._zod.bag || {};
      inst._zod.version = version;
      const defChecks = inst._zod.def.checks;
      const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
      for (const ch of checks) {
        for (const fn of ch._zod.onattach) {
          fn(inst);
        }
      }
      if (checks.length === 0) {
        (_a3 = inst._zod).deferred ?? (_a3.deferred = []);
        inst._zod.deferred?.push(() => {
          inst._zod.run = inst._zod.parse;
        });
      } else {
        const runChecks = (payload, checks2, ctx) => {
          if (payload.memo)
            return payload;
          let isAborted = aborted(payload);
          let asyncResult;
          for (const ch of checks2) {
            if (ch._zod.def.when) {
              if (explicitlyAborted(payload))
                continue;
              const shouldRun = ch._zod.def.when(payload);
              if (!shouldRun)
                continue;
            } else if (isAborted) {
              continue;
            }
            const currLen = payload.issues.length;
            const _ = ch._zod.check(payload);
            if (_ instanceof Promise && ctx?.async === false) {
              throw new $ZodAsyncError();
            }
            if (asyncResult || _ instanceof Promise) {
              asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
                await _;
                const nextLen = payload.issues.length;
                if (nextLen === currLen)
                  return;
                attachSchema(payload.issues, currLen, inst);
                if (!isAborted)
                  isAborted = aborted(payload, currLen);
              });
            } else {
              const nextLen = payload.issues.length;
              if (nextLen === currLen)
                continue;
              attachSchema(payload.issues, currLen, inst);
              if (!isAborted)
                isAborted = aborted(payload, currLen);
            }
          }
          if (asyncResult) {
            return asyncResult.then(() => {
              return payload;
            });
          }
          return payload;
        };
        const handleCanaryResult = (canary, payload, ctx) => {
          if (aborted(canary)) {
            canary.aborted = true;
            return canary;
          }
          const checkResult = runChecks(payload, checks, ctx);
          if (checkResult instanceof Promise) {
            if (ctx.async === false)
              throw new $ZodAsyncError();
            return checkResult.then((checkResult2) => inst._zod.parse(checkResult2, ctx));
          }
          return inst._zod.parse(checkResult, ctx);
        };
        inst._zod.run = (payload, ctx) => {
          if (ctx.skipChecks) {
            return inst._zod.parse(payload, ctx);
          }
          if (ctx.direction === "backward") {
            const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
            if (canary instanceof Promise) {
              return canary.then((canary2) => {
                return handleCanaryResult(canary2, payload, ctx);
              });
            }
            return handleCanaryResult(canary, payload, ctx);
          }
          const result = inst._zod.parse(payload, ctx);
          if (result instanceof Promise) {
            if (ctx.async === false)
              throw new $ZodAsyncError();
            return result.then((result2) => runChecks(result2, checks, ctx));
          }
          return runChecks(result, checks, ctx);
        };
      }
    }, {
      // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
      get "~standard"() {
        return hide(this, "~standard", standardProps(this));
      },
      set "~standard"(value) {
        own(this, "~standard", value);
      }
    });
    toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
    $ZodString = /* @__PURE__ */ $constructor("$ZodString", (inst, def) => {
      $ZodType.init(inst, def);
      inst._zod.pattern = def.pattern ?? anyString;
      inst._zod.parse = (payload, _) => {
        if (def.coerce)
          try {
            payload.value = String(payload.value);
          } catch (_2) {
          }
        if (typeof payload.value === "string")
          return payload;
        payload.issues.push({
          expected: "string",
          code: "invalid_type",
          input: payload.value,
          inst
        });
        return payload;
      };
    });
    $ZodNumber = /* @__PURE__ */ $constructor("$ZodNumber", (inst, def) => {
      $ZodType.init(inst, def);
      inst._zod.pattern = number;
      inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
          try {
            payload.value = Number(payload.value);
          } catch (_) {
          }
        const input = payload.value;
        if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
          return payload;
        }
        const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
        payload.issues.push({
          expected: "number",
          code: "invalid_type",
          input,
          inst,
          ...received ? { received } : {}
        });
        return payload;
      };
    });
    $ZodNumberFormat = /* @__PURE__ */ $constructor("$ZodNumberFormat", (inst, def) => {
      $ZodCheckNumberFormat.init(inst, def);
      $ZodNumber.init(inst, def);
    });
    $ZodBoolean = /* @__PURE__ */ $constructor("$ZodBoolean", (inst, def) => {
      $ZodType.init(inst, def);
      inst._zod.pattern = boolean;
      inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
          try {
            payload.value = Boolean(payload.value);
          } catch (_) {
          }
        const input = payload.value;
        if (typeof input === "boolean")
          return payload;
        payload.issues.push({
          expected: "boolean",
          code: "invalid_type",
          input,
          inst
        });
        return payload;
      };
    });
    $ZodUnknown = /* @__PURE__ */ $constructor("$ZodUnknown", (inst, def) => {
      $ZodType.init(inst, def);
      inst._zod.parse = (payload) => payload;
    });
    arraySize = (input) => Array.isArray(input) ? input.length : -1;
    $ZodArray = /* @__PURE__ */ $constructor("$ZodArray", (inst, def) => {
      $ZodType.init(inst, def);
      const memo = globalConfig.memoizer;
      memo?.attach(inst);
      inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
          payload.issues.push({
            expected: "array",
            code: "invalid_type",
            input,
            inst
          });
          return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
        const proms = [];
        const abortEarly = ctx?.abortEarly;
        for (let i = 0; i < input.length; i++) {
          const item = input[i];
          const result = def.element._zod.run({
            value: item,
            issues: []
          }, ctx);
          if (result instanceof Promise) {
            proms.push(result.then((result2) => handleArrayResult(result2, payload, i)));
          } else {
            handleArrayResult(result, payload, i);
            if (abortEarly && result.issues.length !== 0 && aborted(result))
              break;
          }
        }
        if (proms.length) {
          return Promise.all(proms).then(() => payload);
        }
        return payload;
      };
      capSize(inst, arraySize);
    });
    NO_SYMBOL_KEYS = [];
    $ZodObject = /* @__PURE__ */ $constructor("$ZodObject", (inst, def) => {
      $ZodType.init(inst, def);
      const desc = Object.getOwnPropertyDescriptor(def, "shape");
      const sh = desc?.get ? desc.get.raw : def.shape ?? {};
      if (sh) {
        const get = () => {
          const newSh = { ...sh };
          Object.defineProperty(def, "shape", { value: newSh });
          get.raw = newSh;
          return newSh;
        };
        get.raw = sh;
        Object.defineProperty(def, "shape", { get });
      }
      const _normalized = cached(() => normalizeDef(def));
      defineLazyInternal(inst, "propValues", (zod) => {
        const shape = zod.def.shape;
        const propValues = {};
        for (const key in shape) {
          const field = shape[key]._zod;
          if (field.values) {
            if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
              assignProp(propValues, key, /* @__PURE__ */ new Set());
            }
            for (const v of field.values)
              propValues[key].add(v);
            if (field.optin !== void 0)
              propValues[key].add(void 0);
          }
        }
        return propValues;
      });
      const isObject2 = isObject;
      const catchall = def.catchall;
      let value;
      const memo = globalConfig.memoizer;
      memo?.attach(inst);
      inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject2(input)) {
          payload.issues.push({
            expected: "object",
            code: "invalid_type",
            input,
            inst
          });
          return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
        const proms = [];
        const shape = value.shape;
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const key of value.allKeys) {
          if (abortEarly && payload.issues.length !== seen) {
            if (aborted(payload, seen))
              break;
            seen = payload.issues.length;
          }
          if (key === "__proto__")
            continue;
          const el = shape[key];
          const optin = el._zod.optin;
          const optout = el._zod.optout;
          const r = el._zod.run({ value: input[key], issues: [] }, ctx);
          if (r instanceof Promise) {
            proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
          } else {
            handlePropertyResult(r, payload, key, input, optin, optout);
          }
        }
        if (!catchall) {
          return proms.length ? Promise.all(proms).then(() => payload) : payload;
        }
        return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
      };
    });
    $ZodEnum = /* @__PURE__ */ $constructor("$ZodEnum", (inst, def) => {
      $ZodType.init(inst, def);
      const values = getEnumValues(def.entries);
      const valuesSet = new Set(values);
      inst._zod.values = valuesSet;
      defineLazyInternal(inst, "pattern", (zod) => {
        const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
        return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
      });
      inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (valuesSet.has(input)) {
          return payload;
        }
        payload.issues.push({
          code: "invalid_value",
          values,
          input,
          inst
        });
        return payload;
      };
    });
    $ZodLiteral = /* @__PURE__ */ $constructor("$ZodLiteral", (inst, def) => {
      $ZodType.init(inst, def);
      const values = new Set(def.values);
      inst._zod.values = values;
      defineLazyInternal(inst, "pattern", (zod) => {
        const vals = zod.def.values;
        return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
      });
      inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (values.has(input)) {
          return payload;
        }
        payload.issues.push({
          code: "invalid_value",
          values: def.values,
          input,
          inst
        });
        return payload;
      };
    });
    $ZodOptional = /* @__PURE__ */ $constructor("$ZodOptional", (inst, def) => {
      $ZodType.init(inst, def);
      defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
      inst._zod.optout = "optional";
      defineLazyInternal(inst, "values", (zod) => {
        const values = zod.def.innerType._zod.values;
        return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
      });
      defineLazyInternal(inst, "pattern", (zod) => {
        const pattern3 = zod.def.innerType._zod.pattern;
        return pattern3 ? new RegExp(`^(${cleanRegex(pattern3.source)})?$`) : void 0;
      });
      inst._zod.parse = (payload, ctx) => {
        if (payload.value === void 0) {
          if (def.innerType._zod.optin !== "defaulted")
            return payload;
          const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
          if (result instanceof Promise)
            return result.then((result2) => handleOptionalResult(payload, result2));
          return handleOptionalResult(payload, result);
        }
        return def.innerType._zod.run(payload, ctx);
      };
    });
    $ZodNullable = /* @__PURE__ */ $constructor("$ZodNullable", (inst, def) => {
      $ZodType.init(inst, def);
      defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
      defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
      defineLazyInternal(inst, "pattern", (zod) => {
        const pattern3 = zod.def.innerType._zod.pattern;
        return pattern3 ? new RegExp(`^(${cleanRegex(pattern3.source)}|null)$`) : void 0;
      });
      defineLazyInternal(inst, "values", (zod) => {
        return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
      });
      inst._zod.parse = (payload, ctx) => {
        if (payload.value === null)
          return payload;
        return def.innerType._zod.run(payload, ctx);
      };
    });
    $ZodDefault = /* @__PURE__ */ $constructor("$ZodDefault", (inst, def) => {
      $ZodType.init(inst, def);
      inst._zod.optin = "defaulted";
      defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
      inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
          return def.innerType._zod.run(payload, ctx);
        }
        if (payload.value === void 0) {
          payload.value = def.defaultValue;
          return payload;
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
          return result.then((result2) => handleDefaultResult(result2, def));
        }
        return handleDefaultResult(result, def);
      };
    });
    $ZodCustom = /* @__PURE__ */ $constructor("$ZodCustom", (inst, def) => {
      $ZodCheck.init(inst, def);
      $ZodType.init(inst, def);
      inst._zod.parse = (payload, _) => {
        return payload;
      };
      inst._zod.check = (payload) => {
        const input = payload.value;
        const r = def.fn(input);
        if (r instanceof Promise) {
          return r.then((r2) => handleRefineResult(r2, payload, input, inst));
        }
        handleRefineResult(r, payload, input, inst);
        return;
      };
    });
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/memoizer.js
var init_memoizer = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/memoizer.js"() {
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/en.js
function en_default() {
  return {
    localeError: error()
  };
}
var error;
var init_en = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/en.js"() {
    init_util();
    error = () => {
      const Sizable = {
        string: { unit: "characters", verb: "to have" },
        file: { unit: "bytes", verb: "to have" },
        array: { unit: "items", verb: "to have" },
        set: { unit: "items", verb: "to have" },
        map: { unit: "entries", verb: "to have" }
      };
      function getSizing(origin) {
        return Sizable[origin] ?? null;
      }
      const FormatDictionary = {
        regex: "input",
        email: "email address",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datetime",
        date: "ISO date",
        time: "ISO time",
        duration: "ISO duration",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded string",
        base64url: "base64url-encoded string",
        json_string: "JSON string",
        e164: "E.164 number",
        currency_code: "currency code",
        credit_card: "credit card number",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input"
      };
      const TypeDictionary = {
        // Compatibility: "nan" -> "NaN" for display
        nan: "NaN"
        // All other type names omitted - they fall back to raw values via ?? operator
      };
      function getTypeName(type, input) {
        if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
          return String(input);
        }
        return TypeDictionary[type] ?? type;
      }
      return (issue2) => {
        switch (issue2.code) {
          case "invalid_type": {
            const expected = getTypeName(issue2.expected);
            const receivedType = parsedType(issue2.input);
            const received = getTypeName(receivedType, issue2.input);
            return `Invalid input: expected ${expected}, received ${received}`;
          }
          case "invalid_value":
            if (issue2.values.length === 1)
              return `Invalid input: expected ${stringifyPrimitive(issue2.values[0])}`;
            return `Invalid option: expected one of ${joinValues(issue2.values, "|")}`;
          case "too_big": {
            const adj = issue2.exact ? "exactly " : issue2.inclusive ? "<=" : "<";
            const sizing = getSizing(issue2.origin);
            if (sizing)
              return `Too big: expected ${issue2.origin ?? "value"} to have ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "elements"}`;
            return `Too big: expected ${issue2.origin ?? "value"} to be ${adj}${issue2.maximum.toString()}`;
          }
          case "too_small": {
            const adj = issue2.exact ? "exactly " : issue2.inclusive ? ">=" : ">";
            const sizing = getSizing(issue2.origin);
            if (sizing) {
              return `Too small: expected ${issue2.origin} to have ${adj}${issue2.minimum.toString()} ${sizing.unit}`;
            }
            return `Too small: expected ${issue2.origin} to be ${adj}${issue2.minimum.toString()}`;
          }
          case "invalid_format": {
            const _issue = issue2;
            if (_issue.format === "starts_with") {
              return `Invalid string: must start with "${_issue.prefix}"`;
            }
            if (_issue.format === "ends_with")
              return `Invalid string: must end with "${_issue.suffix}"`;
            if (_issue.format === "includes")
              return `Invalid string: must include "${_issue.includes}"`;
            if (_issue.format === "regex")
              return `Invalid string: must match pattern ${_issue.pattern}`;
            return `Invalid ${FormatDictionary[_issue.format] ?? issue2.format}`;
          }
          case "not_multiple_of":
            return `Invalid number: must be a multiple of ${issue2.divisor}`;
          case "unrecognized_keys":
            return `Unrecognized key${issue2.keys.length > 1 ? "s" : ""}: ${joinValues(issue2.keys, ", ")}`;
          case "invalid_key":
            return `Invalid key in ${issue2.origin}`;
          case "invalid_union":
            if (issue2.options && Array.isArray(issue2.options) && issue2.options.length > 0) {
              const opts = issue2.options.map((o) => `'${o}'`).join(" | ");
              return `Invalid discriminator value. Expected ${opts}`;
            }
            if (issue2.inclusive === false) {
              return "Invalid input: more than one option matched";
            }
            return "Invalid input";
          case "invalid_element":
            return `Invalid value in ${issue2.origin}`;
          default:
            return `Invalid input`;
        }
      };
    };
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/index.js
var init_locales = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/locales/index.js"() {
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/registries.js
function registry() {
  return new $ZodRegistry();
}
var _a2, $ZodRegistry, globalRegistry;
var init_registries = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/registries.js"() {
    $ZodRegistry = class {
      constructor() {
        this._map = /* @__PURE__ */ new WeakMap();
        this._idmap = /* @__PURE__ */ new Map();
      }
      add(schema4, ..._meta) {
        const meta2 = _meta[0];
        this._map.set(schema4, meta2);
        if (meta2 && typeof meta2 === "object" && "id" in meta2) {
          this._idmap.set(meta2.id, schema4);
        }
        return this;
      }
      clear() {
        this._map = /* @__PURE__ */ new WeakMap();
        this._idmap = /* @__PURE__ */ new Map();
        return this;
      }
      remove(schema4) {
        const meta2 = this._map.get(schema4);
        if (meta2 && typeof meta2 === "object" && "id" in meta2) {
          this._idmap.delete(meta2.id);
        }
        this._map.delete(schema4);
        return this;
      }
      get(schema4) {
        const p = schema4._zod.parent;
        if (p) {
          const pm = { ...this.get(p) ?? {} };
          delete pm.id;
          const f = { ...pm, ...this._map.get(schema4) };
          return Object.keys(f).length ? f : void 0;
        }
        return this._map.get(schema4);
      }
      has(schema4) {
        return this._map.has(schema4);
      }
    };
    (_a2 = globalThis).__zod_globalRegistry ?? (_a2.__zod_globalRegistry = registry());
    globalRegistry = globalThis.__zod_globalRegistry;
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/compile.js
var init_compile = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/compile.js"() {
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
  if (def.checks)
    def.checks = [...def.checks];
  return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
  return new Class(snapshotChecks({ type: "string", ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
  return new Class(snapshotChecks({ type: "number", checks: [], ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
  return new Class({
    type: "number",
    check: "number_format",
    abort: false,
    format: "safeint",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
  return new Class({
    type: "boolean",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
  return new Class({
    type: "unknown"
  });
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
  return new $ZodCheckLessThan({
    check: "less_than",
    ...normalizeParams(params),
    value,
    inclusive: true
  });
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
  return new $ZodCheckGreaterThan({
    check: "greater_than",
    ...normalizeParams(params),
    value,
    inclusive: false
  });
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
  return new $ZodCheckGreaterThan({
    check: "greater_than",
    ...normalizeParams(params),
    value,
    inclusive: true
  });
}
// @__NO_SIDE_EFFECTS__
function _positive(params) {
  return /* @__PURE__ */ _gt(0, params);
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
  const ch = new $ZodCheckMaxLength({
    check: "max_length",
    ...normalizeParams(params),
    maximum
  });
  return ch;
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
  return new $ZodCheckMinLength({
    check: "min_length",
    ...normalizeParams(params),
    minimum
  });
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern3, params) {
  return new $ZodCheckRegex({
    check: "string_format",
    format: "regex",
    ...normalizeParams(params),
    pattern: pattern3
  });
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
  return new $ZodCheckOverwrite({
    check: "overwrite",
    tx
  });
}
// @__NO_SIDE_EFFECTS__
function _trim() {
  return /* @__PURE__ */ _overwrite((input) => input.trim());
}
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
  const schema4 = new Class({
    type: "custom",
    check: "custom",
    fn,
    ...normalizeParams(_params)
  });
  return schema4;
}
var init_api = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/api.js"() {
    init_checks();
    init_util();
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/to-json-schema.js
var init_to_json_schema = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/to-json-schema.js"() {
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/json-schema.js
var init_json_schema = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/json-schema.js"() {
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/index.js
var init_core2 = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core/index.js"() {
    init_core();
    init_parse();
    init_errors();
    init_schemas();
    init_memoizer();
    init_checks();
    init_versions();
    init_util();
    init_regexes();
    init_locales();
    init_registries();
    init_doc();
    init_compile();
    init_api();
    init_to_json_schema();
    init_json_schema();
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/parse.js
var init_parse2 = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/parse.js"() {
    init_core2();
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/schemas.js
// @__NO_SIDE_EFFECTS__
function string2(params) {
  return _string(ZodMiniString, params);
}
// @__NO_SIDE_EFFECTS__
function number2(params) {
  return _number(ZodMiniNumber, params);
}
function int(params) {
  return _int(ZodMiniNumberFormat, params);
}
// @__NO_SIDE_EFFECTS__
function boolean2(params) {
  return _boolean(ZodMiniBoolean, params);
}
// @__NO_SIDE_EFFECTS__
function unknown() {
  return _unknown(ZodMiniUnknown);
}
// @__NO_SIDE_EFFECTS__
function array(element, params) {
  return new ZodMiniArray({
    type: "array",
    element,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function object(shape, params) {
  const def = {
    type: "object",
    shape: shape ?? {},
    ...normalizeParams(params)
  };
  return new ZodMiniObject(def);
}
// @__NO_SIDE_EFFECTS__
function looseObject(shape, params) {
  return new ZodMiniObject({
    type: "object",
    shape,
    catchall: /* @__PURE__ */ unknown(),
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
  const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
  return new ZodMiniEnum({
    type: "enum",
    entries,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function literal(value, params) {
  return new ZodMiniLiteral({
    type: "literal",
    values: Array.isArray(value) ? value : [value],
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
  return new ZodMiniOptional({
    type: "optional",
    innerType
  });
}
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
  return new ZodMiniNullable({
    type: "nullable",
    innerType
  });
}
// @__NO_SIDE_EFFECTS__
function _default(innerType, defaultValue) {
  return new ZodMiniDefault({
    type: "default",
    innerType,
    get defaultValue() {
      return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function refine(fn, _params = {}) {
  return _refine(ZodMiniCustom, fn, _params);
}
var ZodMiniType, ZodMiniString, ZodMiniNumber, ZodMiniNumberFormat, ZodMiniBoolean, ZodMiniUnknown, ZodMiniArray, ZodMiniObject, ZodMiniEnum, ZodMiniLiteral, ZodMiniOptional, ZodMiniNullable, ZodMiniDefault, ZodMiniCustom;
var init_schemas2 = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/schemas.js"() {
    init_core2();
    init_util();
    init_parse2();
    ZodMiniType = /* @__PURE__ */ $constructor("ZodMiniType", (inst, def) => {
      if (!inst._zod)
        throw new Error("Uninitialized schema in ZodMiniType.");
      $ZodType.init(inst, def);
      inst.def = def;
      inst.type = def.type;
    }, {
      // `with` is an alias for `check`: the same function object, not a wrapper.
      get with() {
        return this.check;
      },
      set with(value) {
        own(this, "with", value);
      },
      parse(data, params) {
        return parse2(this, data, params, { callee: this.parse });
      },
      parseAsync(data, params) {
        return parseAsync(this, data, params, { callee: this.parseAsync });
      },
      safeParse(data, params) {
        return safeParse(this, data, params);
      },
      safeParseAsync(data, params) {
        return safeParseAsync(this, data, params);
      },
      check(...checks) {
        const def = this.def;
        return this.clone({
          ...def,
          checks: [
            ...def.checks ?? [],
            ...checks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch)
          ]
        }, { parent: true });
      },
      clone(_def, params) {
        return clone(this, _def, params);
      },
      brand() {
        return this;
      },
      register(reg, meta2) {
        reg.add(this, meta2);
        return this;
      },
      apply(fn, ...args) {
        return args.length === 0 ? fn(this) : fn(this, ...args);
      }
    });
    ZodMiniString = /* @__PURE__ */ $constructor("ZodMiniString", (inst, def) => {
      $ZodString.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    ZodMiniNumber = /* @__PURE__ */ $constructor("ZodMiniNumber", (inst, def) => {
      $ZodNumber.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    ZodMiniNumberFormat = /* @__PURE__ */ $constructor("ZodMiniNumberFormat", (inst, def) => {
      $ZodNumberFormat.init(inst, def);
      ZodMiniNumber.init(inst, def);
    });
    ZodMiniBoolean = /* @__PURE__ */ $constructor("ZodMiniBoolean", (inst, def) => {
      $ZodBoolean.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    ZodMiniUnknown = /* @__PURE__ */ $constructor("ZodMiniUnknown", (inst, def) => {
      $ZodUnknown.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    ZodMiniArray = /* @__PURE__ */ $constructor("ZodMiniArray", (inst, def) => {
      $ZodArray.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    ZodMiniObject = /* @__PURE__ */ $constructor("ZodMiniObject", (inst, def) => {
      $ZodObject.init(inst, def);
      ZodMiniType.init(inst, def);
      installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
    });
    ZodMiniEnum = /* @__PURE__ */ $constructor("ZodMiniEnum", (inst, def) => {
      $ZodEnum.init(inst, def);
      ZodMiniType.init(inst, def);
      inst.options = [...inst._zod.values];
    });
    ZodMiniLiteral = /* @__PURE__ */ $constructor("ZodMiniLiteral", (inst, def) => {
      $ZodLiteral.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    ZodMiniOptional = /* @__PURE__ */ $constructor("ZodMiniOptional", (inst, def) => {
      $ZodOptional.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    ZodMiniNullable = /* @__PURE__ */ $constructor("ZodMiniNullable", (inst, def) => {
      $ZodNullable.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    ZodMiniDefault = /* @__PURE__ */ $constructor("ZodMiniDefault", (inst, def) => {
      $ZodDefault.init(inst, def);
      ZodMiniType.init(inst, def);
    });
    ZodMiniCustom = /* @__PURE__ */ $constructor("ZodMiniCustom", (inst, def) => {
      $ZodCustom.init(inst, def);
      ZodMiniType.init(inst, def);
    });
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/checks.js
var init_checks2 = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/checks.js"() {
    init_core2();
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/iso.js
var init_iso = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/iso.js"() {
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/coerce.js
var init_coerce = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/coerce.js"() {
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/external.js
var init_external = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/mini/external.js"() {
    init_core2();
    init_parse2();
    init_schemas2();
    init_checks2();
    init_core2();
    init_locales();
    init_iso();
    init_coerce();
  }
});

// node_modules/.pnpm/zod@4.6.7/node_modules/zod/mini/index.js
var init_mini = __esm({
  "node_modules/.pnpm/zod@4.6.7/node_modules/zod/mini/index.js"() {
    init_external();
  }
});

// src/engine/quotes/quote-verdicts.ts
var quoteVerdicts;
var init_quote_verdicts = __esm({
  "src/engine/quotes/quote-verdicts.ts"() {
    "use strict";
    quoteVerdicts = ["exact", "ellipsis", "near", "absent", "number-mismatch"];
  }
});

// src/engine/research/verdicts.ts
function ruleOn(votes) {
  const counted = votes.filter((vote) => vote !== "abstained");
  const abstained = votes.length - counted.length;
  const winner = claimVerdicts.find(
    (verdict2) => counted.filter((vote) => vote === verdict2).length * 2 > counted.length
  );
  const verdict = counted.length === 0 ? "unverified" : winner ?? "qualified";
  const isSettled4 = counted.length >= 3 || counted.length === 2 && winner !== void 0 || counted.join() === "supported";
  return { verdict, counted: counted.length, abstained, isOpen: !isSettled4 && votes.length < mostLooks };
}
var claimVerdicts, mostLooks;
var init_verdicts = __esm({
  "src/engine/research/verdicts.ts"() {
    "use strict";
    claimVerdicts = ["supported", "qualified", "contradicted", "unverified"];
    mostLooks = 5;
  }
});

// src/engine/ledger.ts
function emptyLedger() {
  return {
    schema: 1,
    sources: [],
    claims: [],
    observations: [],
    questions: [],
    contradictions: [],
    iterations: [],
    merged: []
  };
}
function openQuestions(ledger) {
  const rank2 = { high: 0, medium: 1, low: 2 };
  return ledger.questions.filter((question2) => question2.status === "open").sort((a, b) => rank2[a.priority] - rank2[b.priority]);
}
function isAdmitted({ admitted }) {
  return admitted !== false;
}
function openContradictions(ledger) {
  return ledger.contradictions.filter(({ status }) => status !== "resolved");
}
var sourceKind, source, evidenceCheck, evidence, look, observation, claim2, question, contradiction, iterationStatistics, ledgerSchema;
var init_ledger = __esm({
  "src/engine/ledger.ts"() {
    "use strict";
    init_mini();
    init_quote_verdicts();
    init_verdicts();
    sourceKind = _enum(["primary", "secondary", "repository"]);
    source = object({
      /** `S001`; never reused. */
      id: string2(),
      /** The key in sources.bib. */
      key: string2(),
      /** What makes two addresses the same source; see canonicalAddress. */
      canonical: string2(),
      /** A URL, or `repository:path` for a file of the repository. */
      url: string2(),
      title: string2(),
      authors: array(string2()),
      year: nullable(string2()),
      kind: sourceKind,
      first_iteration: int(),
      accessed: string2()
    });
    evidenceCheck = object({
      /** `could-not-run`: there is no snapshot to look in; neither a pass nor a failure. */
      verdict: _enum([...quoteVerdicts, "could-not-run"]),
      /** Whether the quote may carry its claim; see isSound. */
      sound: boolean2(),
      /** The snapshot that it was looked up in. */
      snapshot: nullable(string2()),
      /** What is wrong with it, for a reader; null when nothing is. */
      detail: nullable(string2())
    });
    evidence = object({
      source: string2(),
      quote: string2(),
      hand_in: string2(),
      /** The page that was read, where it is another page of the source than its address: a PDF beside its landing page. */
      url: optional(string2()),
      /** Missing until `record` has checked it. */
      check: optional(evidenceCheck)
    });
    look = object({
      assignment: string2(),
      /** Null when the agent handed nothing in. */
      hand_in: nullable(string2()),
      claim: string2(),
      verdict: _enum([...claimVerdicts, "abstained"]),
      reason: nullable(string2()),
      /** The claim as the source bears it out; only where the verdict is `qualified`. */
      rewording: nullable(string2())
    });
    observation = object({
      claim: string2(),
      hand_in: string2(),
      iteration: int(),
      /** The first admitted one of its claim. */
      new: boolean2(),
      /** Its place among the evidence of its claim; missing in ledgers of older versions. */
      evidence: optional(int()),
      /** False when its quote is not in its source as quoted: it says nothing about novelty then. */
      admitted: optional(boolean2())
    });
    claim2 = object({
      id: string2(),
      text: string2(),
      importance: _enum(["central", "supporting", "peripheral"]),
      /** What the agent believed that reported it first, until it is computed; see confidenceOf. */
      confidence: _enum(["high", "medium", "low"]),
      /** What the computed confidence rests on, or lacks; missing until it is computed. */
      confidence_reason: optional(string2()),
      /** What verification ended with; missing when nobody was asked. */
      verdict: optional(_enum(claimVerdicts)),
      evidence: array(evidence),
      first_iteration: int()
    });
    question = object({
      id: string2(),
      text: string2(),
      priority: _enum(["high", "medium", "low"]),
      status: _enum(["open", "answered"]),
      raised_by: string2(),
      answered_by: nullable(string2())
    });
    contradiction = object({
      id: string2(),
      statement: string2(),
      sides: array(string2()),
      raised_by: string2(),
      /** The claims that it is about, as far as that can be told. */
      claims: optional(array(string2())),
      /** Hand-ins that say they settle it. */
      settled_by: optional(array(string2())),
      /** Resolved when one of these brought a claim with a sound quote; missing is open. */
      status: optional(_enum(["open", "resolved"]))
    });
    iterationStatistics = object({
      iteration: int(),
      kind: _enum(["research", "writing"]),
      /** At least half of its agents handed in and at least one search worked; others never count towards stopping. */
      valid: boolean2(),
      agents_expected: int(),
      agents_reported: int(),
      agents_failed: int(),
      searches: int(),
      /** Those that count: their quotes were found, or could not be looked up. */
      observations: int(),
      /** Observations whose quotes are not in their sources as quoted. */
      refused: optional(int()),
      new_claims: int(),
      new_sources: int(),
      low_yield: boolean2(),
      /** Open questions and gaps that agents were sent after; missing in older files. */
      followed: optional(array(string2())),
      /** What came from agents that were told of a claim; the estimates of novelty leave it out. */
      guided: optional(object({ hand_ins: array(string2()), observations: int(), new_claims: int() })),
      /** What researchers found who were told nothing but the goal; missing in iterations that are no probe. */
      probe: optional(object({ claims: int(), known_claims: int(), sources: int(), known_sources: int() })),
      /** Fingerprints of the report as it was when the iteration was recorded; missing when there was none. */
      report: optional(object({ cited: string2(), text: string2() })),
      recorded_at: string2()
    });
    ledgerSchema = object({
      schema: literal(1),
      sources: array(source),
      claims: array(claim2),
      /** Every claim an agent reported, new or seen before: the raw material of the novelty estimate. */
      observations: array(observation),
      questions: array(question),
      contradictions: array(contradiction),
      /** What verifiers said, assignment after assignment; missing before the first was asked. */
      looks: optional(array(look)),
      iterations: array(iterationStatistics),
      /** Hand-ins already merged, as `<iteration>/<agent>-<n>`: merging twice changes nothing. */
      merged: array(string2())
    });
  }
});

// src/engine/workflow-error.ts
function composeMessage(what, { where, expected, received }) {
  const parts = [where === void 0 ? what : `${what} (${where})`];
  if (expected !== void 0) parts.push(`expected ${expected}`);
  if (received !== void 0) parts.push(`received ${excerpt(received)}`);
  return parts.join("; ");
}
function excerpt(text4) {
  const line2 = printable(text4).replace(/\s+/g, " ").trim();
  return line2.length <= longestExcerpt ? line2 : `${cut(line2, longestExcerpt - 1)}…`;
}
function cut(text4, length) {
  return text4.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}
function printable(text4) {
  return text4.replace(/\r\n?/g, "\n").replace(unprintable, (character) => character === "\n" || character === "	" ? character : "");
}
function isWorkflowError(error2) {
  return error2 instanceof Error && error2.name === "WorkflowError" && "fix" in error2;
}
function describeError(error2) {
  if (isWorkflowError(error2)) return `${error2.message}
→ ${error2.fix}`;
  if (!(error2 instanceof Error)) return String(error2);
  const { path } = error2;
  const advice = "→ Check that this path can be read and written, and that the disk has room.";
  return typeof path === "string" ? `${error2.message}
${advice}` : error2.message;
}
var exitCodes, WorkflowError, longestExcerpt, unprintable;
var init_workflow_error = __esm({
  "src/engine/workflow-error.ts"() {
    "use strict";
    exitCodes = { refused: 1, usage: 2, invalidState: 4 };
    WorkflowError = class extends Error {
      name = "WorkflowError";
      fix;
      exitCode;
      constructor(what, details) {
        super(composeMessage(what, details), { cause: details.cause });
        this.fix = details.fix;
        this.exitCode = details.exitCode ?? exitCodes.refused;
      }
    };
    longestExcerpt = 400;
    unprintable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
  }
});

// src/engine/research/failed-quotes.ts
function hasFailed({ check }) {
  return check?.verdict === "absent" || check?.verdict === "number-mismatch";
}
function isCitable(claim4) {
  return claim4.evidence.some(mayBeCited);
}
function mayBeCited({ check }) {
  return check === void 0 || check.sound || check.verdict === "could-not-run";
}
var init_failed_quotes = __esm({
  "src/engine/research/failed-quotes.ts"() {
    "use strict";
  }
});

// src/engine/research/checks.ts
function describeChecks({ claims: claims2 }) {
  const evidence2 = claims2.flatMap((claim4) => claim4.evidence);
  const checked = evidence2.filter(({ check }) => check !== void 0);
  if (checked.length === 0) return "";
  const sound = checked.filter(({ check }) => check?.sound === true).length;
  const failed = checked.filter(hasFailed).length;
  const unread2 = checked.filter(({ check }) => check?.verdict === "could-not-run").length;
  const doubtful = checked.length - sound - failed - unread2;
  const quotes = [
    `${sound} of ${evidence2.length} quotes found in their sources`,
    failed > 0 && `${failed} not there as quoted`,
    unread2 > 0 && `${unread2} could not be checked`,
    doubtful > 0 && `${doubtful} doubtful`
  ].filter((part) => part !== false);
  return `${quotes.join(", ")}; ${describeVerdicts(claims2)}`;
}
function describeVerdicts(claims2) {
  const central = claims2.filter(({ importance }) => importance === "central");
  const verdicts = central.map(({ verdict }) => verdict);
  const decided = verdicts.filter((verdict) => verdict !== void 0 && verdict !== "unverified").length;
  const contradicted = verdicts.filter((verdict) => verdict === "contradicted").length;
  return `${decided} of ${central.length} central claims verified${contradicted === 0 ? "" : `, ${contradicted} contradicted`}`;
}
function warningsOf({ claims: claims2, looks = [] }) {
  return claims2.toReversed().flatMap((claim4) => {
    if (claim4.verdict === "contradicted") {
      const reason = looks.findLast((look2) => look2.claim === claim4.id && look2.verdict === "contradicted")?.reason;
      return `${claim4.id} may not be asserted: verification contradicted it${reason == null ? "" : ` (${excerpt(reason)})`}`;
    }
    return isCitable(claim4) ? [] : `${claim4.id} may not be cited: ${whyNotCitable(claim4)}`;
  }).slice(0, mostWarnings);
}
function whyNotCitable({ evidence: evidence2 }) {
  return [...new Set(evidence2.map(({ check }) => `${check?.verdict ?? ""}: ${check?.detail ?? "doubtful"}`))].slice(0, 2).join("; ");
}
var mostWarnings;
var init_checks3 = __esm({
  "src/engine/research/checks.ts"() {
    "use strict";
    init_workflow_error();
    init_failed_quotes();
    mostWarnings = 6;
  }
});

// node_modules/.pnpm/tldts@7.5.4/node_modules/tldts/dist/cjs/index.js
var require_cjs = __commonJS({
  "node_modules/.pnpm/tldts@7.5.4/node_modules/tldts/dist/cjs/index.js"(exports2) {
    "use strict";
    function shareSameDomainSuffix(hostname4, vhost) {
      if (hostname4.endsWith(vhost)) {
        return hostname4.length === vhost.length || hostname4[hostname4.length - vhost.length - 1] === ".";
      }
      return false;
    }
    function extractDomainWithSuffix(hostname4, publicSuffix) {
      const publicSuffixIndex = hostname4.length - publicSuffix.length - 2;
      const lastDotBeforeSuffixIndex = hostname4.lastIndexOf(".", publicSuffixIndex);
      if (lastDotBeforeSuffixIndex === -1) {
        return hostname4;
      }
      return hostname4.slice(lastDotBeforeSuffixIndex + 1);
    }
    function getDomain$1(suffix, hostname4, options2) {
      if (options2.validHosts !== null) {
        const validHosts = options2.validHosts;
        for (const vhost of validHosts) {
          if (
            /*@__INLINE__*/
            shareSameDomainSuffix(hostname4, vhost)
          ) {
            return vhost;
          }
        }
      }
      let numberOfLeadingDots = 0;
      if (hostname4.startsWith(".")) {
        while (numberOfLeadingDots < hostname4.length && hostname4[numberOfLeadingDots] === ".") {
          numberOfLeadingDots += 1;
        }
      }
      if (suffix.length === hostname4.length - numberOfLeadingDots) {
        return null;
      }
      return (
        /*@__INLINE__*/
        extractDomainWithSuffix(hostname4, suffix)
      );
    }
    function getDomainWithoutSuffix$1(domain, suffix) {
      return domain.slice(0, -suffix.length - 1);
    }
    var CONTROL_CHARS = /[\t\n\r]/g;
    var extractedHostnameValidated = false;
    function isValidHostnameChar(code) {
      return code >= 97 && code <= 122 || // a-z
      code >= 48 && code <= 57 || // 0-9
      code > 127 || // non-ASCII (accepted, not punycode-checked)
      code >= 65 && code <= 90 || // A-Z (becomes valid once lowercased)
      code === 45 || // '-'
      code === 95;
    }
    function getSpecialScheme(url, schemeStart, colonIndex) {
      const length = colonIndex - schemeStart;
      const c0 = url.charCodeAt(schemeStart) | 32;
      if (length === 2) {
        return c0 === 119 && (url.charCodeAt(schemeStart + 1) | 32) === 115 ? 1 : 0;
      } else if (length === 3) {
        const c1 = url.charCodeAt(schemeStart + 1) | 32;
        const c2 = url.charCodeAt(schemeStart + 2) | 32;
        if (c0 === 119 && c1 === 115 && c2 === 115)
          return 1;
        if (c0 === 102 && c1 === 116 && c2 === 112)
          return 1;
        return 0;
      } else if (length === 4) {
        const c1 = url.charCodeAt(schemeStart + 1) | 32;
        const c2 = url.charCodeAt(schemeStart + 2) | 32;
        const c3 = url.charCodeAt(schemeStart + 3) | 32;
        if (c0 === 104 && c1 === 116 && c2 === 116 && c3 === 112)
          return 1;
        if (c0 === 102 && c1 === 105 && c2 === 108 && c3 === 101)
          return 2;
        return 0;
      } else if (length === 5) {
        return c0 === 104 && (url.charCodeAt(schemeStart + 1) | 32) === 116 && (url.charCodeAt(schemeStart + 2) | 32) === 116 && (url.charCodeAt(schemeStart + 3) | 32) === 112 && (url.charCodeAt(schemeStart + 4) | 32) === 115 ? 1 : 0;
      }
      return 0;
    }
    function extractHostname(url, urlIsValidHostname, validate2 = false) {
      let start = 0;
      let end2 = url.length;
      let hasUpper = false;
      let isSpecial = true;
      extractedHostnameValidated = false;
      if (!urlIsValidHostname) {
        while (start < url.length && url.charCodeAt(start) <= 32) {
          start += 1;
        }
        if (url.charCodeAt(start + 4) === 58 && (url.charCodeAt(start) | 32) === 100 && (url.charCodeAt(start + 1) | 32) === 97 && (url.charCodeAt(start + 2) | 32) === 116 && (url.charCodeAt(start + 3) | 32) === 97 || url.charCodeAt(start + 10) === 58 && (url.charCodeAt(start) | 32) === 106 && (url.charCodeAt(start + 1) | 32) === 97 && (url.charCodeAt(start + 2) | 32) === 118 && (url.charCodeAt(start + 3) | 32) === 97 && (url.charCodeAt(start + 4) | 32) === 115 && (url.charCodeAt(start + 5) | 32) === 99 && (url.charCodeAt(start + 6) | 32) === 114 && (url.charCodeAt(start + 7) | 32) === 105 && (url.charCodeAt(start + 8) | 32) === 112 && (url.charCodeAt(start + 9) | 32) === 116) {
          return null;
        }
        while (end2 > start + 1 && url.charCodeAt(end2 - 1) <= 32) {
          end2 -= 1;
        }
        if ((url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) && (url.charCodeAt(start + 1) === 47 || url.charCodeAt(start + 1) === 92)) {
          start += 2;
        } else {
          let indexOfProtocol = url.indexOf(":/", start);
          if (indexOfProtocol !== -1) {
            const special = getSpecialScheme(url, start, indexOfProtocol);
            if (special === 1) {
              start = indexOfProtocol + 2;
              while (url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) {
                start += 1;
              }
            } else if (special === 2) {
              start = indexOfProtocol + 1;
              let slashes = 0;
              while ((url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) && slashes < 2) {
                start += 1;
                slashes += 1;
              }
              if (slashes < 2) {
                return null;
              }
            } else {
              for (let i = start; i < indexOfProtocol; i += 1) {
                const code = url.charCodeAt(i);
                if (!((code | 32) >= 97 && (code | 32) <= 122 || // [a-zA-Z] (fold letters only)
                code >= 48 && code <= 57 || // [0, 9]
                code === 46 || // '.'
                code === 45 || // '-'
                code === 43)) {
                  if (code === 9 || code === 10 || code === 13) {
                    return extractHostname(url.replace(CONTROL_CHARS, ""), urlIsValidHostname, validate2);
                  }
                  for (let j = i; j < indexOfProtocol; j += 1) {
                    const c = url.charCodeAt(j);
                    if (c === 47 || c === 92 || c === 63 || c === 35) {
                      indexOfProtocol = -1;
                      break;
                    }
                  }
                  if (indexOfProtocol !== -1) {
                    return null;
                  }
                  break;
                }
              }
              if (indexOfProtocol !== -1) {
                if (url.charCodeAt(indexOfProtocol + 2) === 47) {
                  isSpecial = false;
                  start = indexOfProtocol + 3;
                } else {
                  return null;
                }
              }
            }
          }
          if (indexOfProtocol === -1 && url.charCodeAt(start) !== 91) {
            let indexOfColon = -1;
            for (let i = start; i < end2; i += 1) {
              const code = url.charCodeAt(i);
              if (code === 9 || code === 10 || code === 13) {
                return extractHostname(url.replace(CONTROL_CHARS, ""), urlIsValidHostname, validate2);
              }
              if (code === 58) {
                indexOfColon = i;
                break;
              }
              if (code === 47 || code === 92 || code === 63 || code === 35) {
                break;
              }
            }
            if (indexOfColon !== -1) {
              let hasIdentifier = false;
              for (let i = indexOfColon + 1; i < end2; i += 1) {
                const code = url.charCodeAt(i);
                if (code === 47 || code === 92 || code === 63 || code === 35) {
                  break;
                }
                if (code === 64) {
                  hasIdentifier = true;
                  break;
                }
              }
              if (!hasIdentifier) {
                let allDigits = true;
                let i = indexOfColon + 1;
                for (; i < end2; i += 1) {
                  const code = url.charCodeAt(i);
                  if (code === 47 || code === 92 || code === 63 || code === 35) {
                    break;
                  }
                  if (code < 48 || code > 57) {
                    allDigits = false;
                    break;
                  }
                }
                if (i === indexOfColon + 1) {
                  allDigits = false;
                }
                if (!allDigits) {
                  const special = getSpecialScheme(url, start, indexOfColon);
                  if (special === 0) {
                    let isBareIpv6 = false;
                    for (let j = indexOfColon + 1; j < end2; j += 1) {
                      const code = url.charCodeAt(j);
                      if (code === 47 || code === 92 || code === 63 || code === 35) {
                        break;
                      }
                      if (code === 58) {
                        isBareIpv6 = true;
                        break;
                      }
                    }
                    if (!isBareIpv6) {
                      return null;
                    }
                  } else {
                    start = indexOfColon + 1;
                    if (special === 2) {
                      let slashes = 0;
                      while ((url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) && slashes < 2) {
                        start += 1;
                        slashes += 1;
                      }
                      if (slashes < 2) {
                        return null;
                      }
                    } else {
                      while (url.charCodeAt(start) === 47 || url.charCodeAt(start) === 92) {
                        start += 1;
                      }
                    }
                  }
                }
              }
            }
          }
        }
        let indexOfIdentifier = -1;
        let indexOfClosingBracket = -1;
        let indexOfPort = -1;
        let indexOfFirstColon = -1;
        let hasControl = false;
        let vValid = validate2;
        let vLastDot = start - 1;
        let vLastCode = -1;
        if (validate2 && start < end2) {
          const c0 = url.charCodeAt(start);
          if (
            // Keep these parens: they scope /*@__INLINE__*/ for terser.
            // prettier-ignore
            !/*@__INLINE__*/
            (isValidHostnameChar(c0) || c0 === 46 || c0 === 95) || c0 === 45
          ) {
            vValid = false;
          }
        }
        for (let i = start; i < end2; i += 1) {
          const code = url.charCodeAt(i);
          if (code < 64) {
            if (code === 47 || code === 35 || code === 63) {
              end2 = i;
              break;
            } else if (code === 58) {
              if (indexOfFirstColon === -1) {
                indexOfFirstColon = i;
              }
              indexOfPort = i;
            } else if (code === 9 || code === 10 || code === 13) {
              hasControl = true;
            } else if (validate2) {
              if (code === 46) {
                if (i - vLastDot > 64 || vLastCode === 46 || vLastCode === 45) {
                  vValid = false;
                }
                vLastDot = i;
              } else if (code < 48 || code > 57) {
                if (code !== 45 || vLastCode === 46) {
                  vValid = false;
                }
              }
            }
          } else if (isSpecial && code === 92) {
            end2 = i;
            break;
          } else if (code === 64) {
            indexOfIdentifier = i;
            indexOfFirstColon = -1;
          } else if (code === 93) {
            indexOfClosingBracket = i;
          } else if (code >= 65 && code <= 90) {
            hasUpper = true;
          } else if (validate2 && !/*@__INLINE__*/
          isValidHostnameChar(code)) {
            vValid = false;
          }
          if (validate2) {
            vLastCode = code;
          }
        }
        if (hasControl) {
          return extractHostname(url.replace(CONTROL_CHARS, ""), urlIsValidHostname, validate2);
        }
        if (indexOfIdentifier !== -1 && indexOfIdentifier >= start && indexOfIdentifier < end2) {
          start = indexOfIdentifier + 1;
        }
        if (url.charCodeAt(start) === 91) {
          if (indexOfClosingBracket !== -1) {
            return url.slice(start + 1, indexOfClosingBracket).toLowerCase();
          }
          return null;
        } else if (indexOfPort !== -1 && indexOfPort > start && indexOfPort < end2 && // A host:port has exactly one ':' in the host (so its first ':' is its
        // last); a bare, unbracketed IPv6 literal ("2a01:e35::1") has >= 2, so
        // its first ':' precedes the last. Only the former has a ':port' to trim.
        indexOfFirstColon === indexOfPort) {
          end2 = indexOfPort;
        }
        if (start >= end2) {
          return null;
        }
        if (validate2 && vValid && indexOfIdentifier === -1 && indexOfPort === -1 && indexOfClosingBracket === -1 && url.charCodeAt(end2 - 1) !== 46 && end2 - start <= 255 && // total length
        end2 - vLastDot - 1 <= 63 && // last label length
        vLastCode !== 45) {
          extractedHostnameValidated = true;
        }
      }
      while (end2 > start + 1 && url.charCodeAt(end2 - 1) === 46) {
        end2 -= 1;
      }
      const hostname4 = start !== 0 || end2 !== url.length ? url.slice(start, end2) : url;
      if (hasUpper) {
        return hostname4.toLowerCase();
      }
      return hostname4;
    }
    function isProbablyIpv4(hostname4) {
      if (hostname4.length < 7) {
        return false;
      }
      if (hostname4.length > 15) {
        return false;
      }
      let numberOfDots = 0;
      for (let i = 0; i < hostname4.length; i += 1) {
        const code = hostname4.charCodeAt(i);
        if (code === 46) {
          numberOfDots += 1;
        } else if (code < 48 || code > 57) {
          return false;
        }
      }
      return numberOfDots === 3 && hostname4.charCodeAt(0) !== 46 && hostname4.charCodeAt(hostname4.length - 1) !== 46;
    }
    function isProbablyIpv6(hostname4) {
      if (hostname4.length < 3) {
        return hostname4 === "::";
      }
      let start = hostname4.startsWith("[") ? 1 : 0;
      let end2 = hostname4.length;
      if (hostname4[end2 - 1] === "]") {
        end2 -= 1;
      }
      if (end2 - start > 39) {
        return false;
      }
      let hasColon = false;
      for (; start < end2; start += 1) {
        const code = hostname4.charCodeAt(start);
        if (code === 58) {
          hasColon = true;
        } else if (!(code >= 48 && code <= 57 || // 0-9
        code >= 97 && code <= 102 || // a-f
        code >= 65 && code <= 70)) {
          return false;
        }
      }
      return hasColon;
    }
    function isIp(hostname4) {
      return isProbablyIpv6(hostname4) || isProbablyIpv4(hostname4);
    }
    var SPECIAL_USE_DOMAINS = [
      "test",
      // RFC 6761
      "localhost",
      // RFC 6761
      "invalid",
      // RFC 6761
      "example",
      // RFC 6761
      "example.com",
      // RFC 6761
      "example.net",
      // RFC 6761
      "example.org",
      // RFC 6761
      "local",
      // RFC 6762 (mDNS)
      "onion",
      // RFC 7686 (Tor)
      "alt",
      // RFC 9476
      "home.arpa",
      // RFC 8375
      "ipv4only.arpa",
      // RFC 8880
      "resolver.arpa",
      // RFC 9462
      "service.arpa",
      // RFC 9665
      "6tisch.arpa",
      // RFC 9031
      "eap.arpa"
      // RFC 9965
    ];
    function isSpecialUse(hostname4) {
      for (const name of SPECIAL_USE_DOMAINS) {
        if (hostname4.endsWith(name) && (hostname4.length === name.length || hostname4.charCodeAt(hostname4.length - name.length - 1) === 46)) {
          return true;
        }
      }
      return false;
    }
    function isValidAscii(code) {
      return code >= 97 && code <= 122 || code >= 48 && code <= 57 || code > 127;
    }
    function isValidHostname(hostname4) {
      if (hostname4.length > 255) {
        return false;
      }
      if (hostname4.length === 0) {
        return false;
      }
      if (
        /*@__INLINE__*/
        !isValidAscii(hostname4.charCodeAt(0)) && hostname4.charCodeAt(0) !== 46 && // '.' (dot)
        hostname4.charCodeAt(0) !== 95
      ) {
        return false;
      }
      let lastDotIndex = -1;
      let lastCharCode = -1;
      const len = hostname4.length;
      for (let i = 0; i < len; i += 1) {
        const code = hostname4.charCodeAt(i);
        if (code === 46) {
          if (
            // Check that previous label is < 63 bytes long (64 = 63 + '.')
            i - lastDotIndex > 64 || // Check that previous character was not already a '.'
            lastCharCode === 46 || // Check that the previous label does not end with '-' (RFC 1035 §2.3.1 LDH).
            // '_' is intentionally NOT restricted: DNS allows any octet (RFC 2181 §11) and
            // WHATWG URL does not treat '_' as a forbidden host code point.
            lastCharCode === 45
          ) {
            return false;
          }
          lastDotIndex = i;
        } else if (
          // A forbidden character in the label...
          // Keep these parens: they scope /*@__INLINE__*/ for terser.
          // prettier-ignore
          !/*@__INLINE__*/
          (isValidAscii(code) || code === 45 || code === 95) || // ...or a '-' starting a label (the byte right after a '.'). A label must
          // not begin with a hyphen (RFC 1034 §3.5 / RFC 1035 §2.3.1 LDH, as amended
          // by RFC 1123 §2.1; cf. UTS #46 CheckHyphens). The first label is covered by
          // the leading-character guard above; mirrors the trailing-'-' rule below.
          code === 45 && lastCharCode === 46
        ) {
          return false;
        }
        lastCharCode = code;
      }
      return (
        // Check that last label is shorter than 63 chars
        len - lastDotIndex - 1 <= 63 && // Check that the last character is an allowed trailing label character.
        // Since we already checked that the char is a valid hostname character,
        // we only need to check that it's different from '-'.
        lastCharCode !== 45
      );
    }
    function extraSuffixLookup(hostname4, options2, isException, out) {
      const suffix = out.publicSuffix;
      if (suffix === null) {
        return;
      }
      const none3 = hostname4.length + 1;
      let exception = none3;
      let exceptionIsIcann = false;
      let rule = none3;
      let ruleIsIcann = false;
      const extra = options2.extraSuffixes;
      for (let section = 0; section < 2; section += 1) {
        const isIcann = section === 0;
        const rules = isIcann ? options2.allowIcannDomains && extra.icann : options2.allowPrivateDomains && extra.private;
        if (!Array.isArray(rules)) {
          continue;
        }
        for (const r of rules) {
          if (typeof r !== "string") {
            continue;
          }
          const exceptionRule = r.startsWith("!");
          const wildcard = r.startsWith("*.");
          const body = exceptionRule ? r.slice(1) : wildcard ? r.slice(2) : r;
          if (body === "" || exceptionRule && !body.includes(".") || !shareSameDomainSuffix(hostname4, body)) {
            continue;
          }
          let start = hostname4.length - body.length;
          if (exceptionRule) {
            if (start < exception) {
              exception = start;
              exceptionIsIcann = isIcann;
            }
            continue;
          }
          if (wildcard && start > 1 && hostname4.charCodeAt(start - 2) !== 46) {
            start = hostname4.lastIndexOf(".", start - 2) + 1;
          }
          if (start < rule) {
            rule = start;
            ruleIsIcann = isIcann;
          }
        }
      }
      const suffixStart = hostname4.length - suffix.length;
      const builtin = isException ? hostname4.lastIndexOf(".", suffixStart - 2) + 1 : suffixStart;
      if (exception <= rule && (isException ? exception < builtin : exception <= builtin)) {
        out.publicSuffix = hostname4.slice(hostname4.indexOf(".", exception) + 1);
        out.isIcann = exceptionIsIcann;
        out.isPrivate = !exceptionIsIcann;
      } else if (rule < builtin || rule === builtin && !out.isIcann && !out.isPrivate) {
        out.publicSuffix = hostname4.slice(rule);
        out.isIcann = ruleIsIcann;
        out.isPrivate = !ruleIsIcann;
      }
    }
    function setDefaultsImpl({ allowIcannDomains = true, allowPrivateDomains = false, detectIp = true, detectSpecialUse = false, extraSuffixes = null, extractHostname: extractHostname2 = true, mixedInputs = true, validHosts = null, validateHostname = true }) {
      return {
        allowIcannDomains,
        allowPrivateDomains,
        detectIp,
        detectSpecialUse,
        extraSuffixes,
        extractHostname: extractHostname2,
        mixedInputs,
        validHosts,
        validateHostname
      };
    }
    var DEFAULT_OPTIONS = (
      /*@__INLINE__*/
      setDefaultsImpl({})
    );
    function setDefaults(options2) {
      if (options2 === void 0) {
        return DEFAULT_OPTIONS;
      }
      return (
        /*@__INLINE__*/
        setDefaultsImpl(options2)
      );
    }
    function getSubdomain$1(hostname4, domain) {
      if (domain.length === hostname4.length) {
        return "";
      }
      return hostname4.slice(0, -domain.length - 1);
    }
    function getEmptyResult() {
      return {
        domain: null,
        domainWithoutSuffix: null,
        hostname: null,
        isIcann: null,
        isIp: null,
        isPrivate: null,
        isSpecialUse: null,
        publicSuffix: null,
        subdomain: null
      };
    }
    function resetResult(result) {
      result.domain = null;
      result.domainWithoutSuffix = null;
      result.hostname = null;
      result.isIcann = null;
      result.isIp = null;
      result.isPrivate = null;
      result.isSpecialUse = null;
      result.publicSuffix = null;
      result.subdomain = null;
    }
    function parseImpl(url, step, suffixLookup2, partialOptions, result) {
      const options2 = (
        /*@__INLINE__*/
        setDefaults(partialOptions)
      );
      if (typeof url !== "string") {
        return result;
      }
      let urlIsValid = false;
      if (!options2.extractHostname) {
        let end2 = url.length;
        while (end2 > 1 && url.charCodeAt(end2 - 1) === 46) {
          end2 -= 1;
        }
        result.hostname = end2 === url.length ? url : url.slice(0, end2);
      } else if (options2.mixedInputs) {
        urlIsValid = isValidHostname(url);
        result.hostname = extractHostname(url, urlIsValid, options2.validateHostname);
      } else {
        result.hostname = extractHostname(url, false, options2.validateHostname);
      }
      if (options2.detectIp && result.hostname !== null) {
        result.isIp = isIp(result.hostname);
        if (result.isIp) {
          return result;
        }
      }
      if (options2.validateHostname && options2.extractHostname && result.hostname !== null && // Skip the re-scan when `url` was already validated and extractHostname
      // returned it unchanged (same reference => identical string, still valid).
      !(urlIsValid && result.hostname === url) && // Skip the re-scan when extractHostname already validated the host inline
      // (a confirmed-valid simple authority — see extract-hostname.ts).
      !extractedHostnameValidated && !isValidHostname(result.hostname)) {
        result.hostname = null;
        return result;
      }
      if (step === 0 || result.hostname === null) {
        return result;
      }
      if (step === 5 && options2.detectSpecialUse) {
        result.isSpecialUse = isSpecialUse(result.hostname);
      }
      const isException = suffixLookup2(result.hostname, options2, result);
      if (options2.extraSuffixes !== null) {
        extraSuffixLookup(result.hostname, options2, isException === true, result);
      }
      if (step === 2 || result.publicSuffix === null) {
        return result;
      }
      result.domain = getDomain$1(result.publicSuffix, result.hostname, options2);
      if (step === 3 || result.domain === null) {
        return result;
      }
      result.subdomain = getSubdomain$1(result.hostname, result.domain);
      if (step === 4) {
        return result;
      }
      result.domainWithoutSuffix = getDomainWithoutSuffix$1(result.domain, result.publicSuffix);
      return result;
    }
    function fastPathLookup(hostname4, options2, out) {
      if (!options2.allowPrivateDomains && options2.allowIcannDomains && hostname4.length > 3) {
        const last = hostname4.length - 1;
        const c3 = hostname4.charCodeAt(last);
        const c2 = hostname4.charCodeAt(last - 1);
        const c1 = hostname4.charCodeAt(last - 2);
        const c0 = hostname4.charCodeAt(last - 3);
        if (c3 === 109 && c2 === 111 && c1 === 99 && c0 === 46) {
          out.isIcann = true;
          out.isPrivate = false;
          out.publicSuffix = "com";
          return true;
        } else if (c3 === 103 && c2 === 114 && c1 === 111 && c0 === 46) {
          out.isIcann = true;
          out.isPrivate = false;
          out.publicSuffix = "org";
          return true;
        } else if (c3 === 117 && c2 === 100 && c1 === 101 && c0 === 46) {
          out.isIcann = true;
          out.isPrivate = false;
          out.publicSuffix = "edu";
          return true;
        } else if (c3 === 118 && c2 === 111 && c1 === 103 && c0 === 46) {
          out.isIcann = true;
          out.isPrivate = false;
          out.publicSuffix = "gov";
          return true;
        } else if (c3 === 116 && c2 === 101 && c1 === 110 && c0 === 46) {
          out.isIcann = true;
          out.isPrivate = false;
          out.publicSuffix = "net";
          return true;
        } else if (c3 === 101 && c2 === 100 && c1 === 46) {
          out.isIcann = true;
          out.isPrivate = false;
          out.publicSuffix = "de";
          return true;
        }
      }
      return false;
    }
    var nodeFlags = /* @__PURE__ */ new Uint8Array([1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 0, 2, 2, 2, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 0, 2, 0, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 0, 1, 1, 0, 0, 2, 0, 0, 0, 1, 1, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 2, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 2, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 2, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 0, 0, 0, 1, 0, 2, 2, 0, 0, 0, 2, 0, 1, 1, 0, 2, 0, 2, 2, 2, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 2, 0, 2, 2, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 2, 2, 0, 2, 2, 2, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 2, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 2, 2, 0, 0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 2, 2, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]);
    var edgeStart = /* @__PURE__ */ new Uint16Array([0, 0, 0, 10, 11, 18, 106, 111, 117, 124, 130, 136, 145, 146, 147, 148, 149, 150, 151, 153, 154, 156, 157, 158, 160, 162, 236, 249, 251, 252, 253, 268, 270, 277, 278, 281, 282, 283, 286, 288, 307, 308, 310, 319, 324, 341, 342, 345, 346, 348, 350, 386, 387, 389, 392, 393, 397, 399, 403, 406, 438, 441, 454, 455, 463, 464, 466, 476, 490, 491, 492, 493, 502, 503, 540, 545, 561, 581, 587, 629, 631, 632, 633, 634, 661, 688, 689, 837, 843, 846, 847, 848, 853, 858, 867, 889, 890, 891, 892, 893, 894, 895, 913, 915, 916, 919, 921, 922, 924, 926, 941, 956, 961, 962, 964, 965, 966, 967, 968, 970, 973, 978, 979, 980, 982, 983, 986, 989, 990, 991, 1004, 1006, 1018, 1029, 1037, 1039, 1079, 1082, 1086, 1087, 1089, 1092, 1103, 1105, 1115, 1117, 1123, 1125, 1126, 1128, 1131, 1132, 1133, 1186, 1188, 1190, 1210, 1211, 1212, 1213, 1215, 1226, 1257, 1268, 1269, 1282, 1292, 1301, 1309, 1310, 1315, 1329, 1340, 1352, 1364, 1378, 1379, 1390, 1424, 1425, 1426, 1442, 1458, 1470, 1543, 1544, 1546, 1547, 1583, 1602, 1603, 1604, 1605, 1606, 1609, 1613, 1616, 1618, 1652, 1653, 1661, 1662, 1663, 1664, 1665, 1666, 1668, 1670, 1672, 1673, 1677, 1678, 1679, 1681, 1683, 1684, 1686, 1687, 1688, 1699, 1701, 1702, 1706, 1707, 1710, 1717, 1718, 1723, 1727, 1728, 1730, 1731, 1732, 1733, 1734, 1735, 1736, 1737, 1738, 1739, 1740, 1741, 1742, 1743, 1745, 1746, 1747, 2209, 2212, 2213, 2215, 2222, 2229, 2239, 2243, 2254, 2255, 2256, 2268, 2269, 2271, 2273, 2274, 2281, 2282, 2284, 2285, 2287, 2288, 2289, 2290, 2291, 2366, 2368, 2389, 2390, 2391, 2393, 2394, 2396, 2397, 2452, 2453, 2454, 2461, 2467, 2477, 2487, 2540, 2541, 2542, 2552, 2566, 2567, 2570, 2577, 2578, 2586, 2588, 2589, 2590, 2591, 2602, 2603, 2604, 2606, 2607, 2609, 2610, 2619, 2631, 2637, 2639, 2671, 2675, 2677, 2678, 2680, 2681, 2693, 2694, 2696, 2704, 2711, 2717, 2722, 2723, 2729, 2732, 2738, 2745, 2752, 2760, 2761, 2762, 2800, 2806, 2810, 2827, 2828, 2833, 2851, 2882, 2900, 2902, 2905, 2913, 2915, 2922, 2974, 2998, 2999, 3e3, 3001, 3002, 3003, 3004, 3011, 3012, 3013, 3014, 3015, 3016, 3018, 3019, 3023, 3105, 3118, 3119, 3556, 3560, 3574, 3626, 3654, 3676, 3734, 3756, 3771, 3834, 3885, 3923, 3959, 3984, 4126, 4172, 4223, 4242, 4276, 4291, 4311, 4341, 4372, 4395, 4426, 4456, 4488, 4515, 4590, 4612, 4650, 4660, 4694, 4713, 4739, 4781, 4831, 4857, 4926, 4927, 4929, 4952, 4975, 5011, 5042, 5059, 5116, 5129, 5153, 5182, 5184, 5218, 5234, 5262, 5567, 5576, 5585, 5592, 5609, 5613, 5619, 5658, 5660, 5667, 5674, 5683, 5690, 5691, 5692, 5704, 5707, 5722, 5723, 5732, 5733, 5742, 5751, 5757, 5759, 5760, 5761, 5799, 5800, 5802, 5810, 5817, 5830, 5834, 5836, 5837, 5843, 5850, 5864, 5874, 5879, 5887, 5895, 5901, 5902, 5906, 5908, 5909, 5921, 5993, 5994, 5995, 5996, 5998, 5999, 6002, 6004, 6007, 6011, 6012, 6013, 6019, 6020, 6021, 6023, 6025, 6027, 6028, 6029, 6032, 6034, 6037, 6038, 6040, 6238, 6245, 6246, 6247, 6257, 6262, 6279, 6293, 6302, 6303, 6304, 6308, 6309, 6311, 6313, 6319, 6320, 6323, 6324, 6326, 6327, 6328, 7228, 7231, 7235, 7253, 7262, 7265, 7272, 7273, 7275, 7276, 7277, 7279, 7331, 7332, 7335, 7336, 7454, 7455, 7466, 7482, 7489, 7492, 7501, 7502, 7503, 7518, 7573, 7765, 7767, 7769, 7770, 7772, 7777, 7790, 7805, 7812, 7821, 7824, 7827, 7834, 7842, 7846, 7847, 7848, 7862, 7867, 7876, 7877, 7878, 7882, 7917, 7918, 7939, 7946, 7954, 7955, 7960, 7968, 8012, 8013, 8019, 8022, 8035, 8040, 8041, 8043, 8045, 8082, 8083, 8089, 8096, 8097, 8107, 8116, 8131, 8135, 8137, 8189, 8190, 8195, 8196, 8199, 8201, 8202, 8203, 8212, 8226, 8234, 8248, 8259, 8260, 8262, 8264, 8286, 8297, 8303, 8304, 8316, 8328, 8415, 8427, 8435, 8438, 8444, 8469, 8472, 8473, 8474, 8475, 8477, 8480, 8483, 8494, 8496, 8498, 8526, 8601, 8608, 8612, 8613, 8622, 8644, 8645, 8650, 8651, 8733, 8735, 8736, 8745, 8749, 8755, 8761, 8767, 8777, 8782, 8783, 8801, 8812, 8817, 8822, 8832, 8838, 8842, 8848, 8854, 10461, 10462, 10463, 10470, 10472]);
    var edgeLength = /* @__PURE__ */ new Uint8Array([3, 3, 3, 3, 3, 3, 3, 3, 5, 8, 8, 2, 2, 3, 3, 3, 3, 3, 8, 5, 5, 5, 5, 5, 3, 3, 5, 5, 9, 12, 19, 8, 19, 8, 11, 9, 9, 8, 7, 7, 6, 8, 9, 16, 10, 7, 7, 11, 8, 6, 6, 9, 7, 11, 7, 14, 4, 4, 4, 4, 4, 4, 10, 7, 6, 6, 6, 6, 10, 10, 6, 10, 10, 22, 11, 9, 10, 10, 10, 9, 10, 8, 7, 7, 7, 8, 21, 13, 11, 11, 9, 10, 9, 13, 10, 8, 8, 9, 12, 9, 7, 10, 7, 7, 13, 7, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 8, 6, 3, 3, 3, 3, 3, 3, 2, 5, 3, 3, 3, 7, 2, 2, 2, 2, 2, 2, 3, 3, 3, 1, 1, 7, 8, 5, 2, 2, 7, 4, 5, 7, 2, 2, 1, 4, 1, 11, 9, 9, 5, 5, 8, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 5, 5, 11, 9, 9, 8, 9, 9, 13, 7, 14, 7, 6, 6, 6, 7, 6, 6, 6, 6, 6, 6, 10, 7, 11, 9, 4, 4, 4, 4, 4, 6, 6, 6, 6, 13, 6, 8, 7, 10, 10, 9, 9, 7, 9, 8, 9, 8, 7, 10, 6, 9, 8, 10, 10, 7, 8, 1, 9, 10, 12, 12, 12, 10, 9, 9, 10, 10, 9, 9, 1, 1, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 6, 6, 4, 2, 3, 3, 3, 3, 7, 4, 4, 4, 3, 3, 6, 7, 3, 4, 1, 2, 2, 2, 6, 1, 2, 2, 2, 2, 2, 12, 5, 3, 8, 9, 13, 4, 4, 13, 9, 9, 11, 7, 3, 12, 9, 2, 2, 2, 3, 3, 3, 3, 3, 8, 2, 2, 3, 3, 3, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 3, 7, 10, 15, 15, 7, 15, 20, 15, 9, 10, 10, 12, 14, 14, 14, 12, 12, 12, 12, 12, 14, 14, 10, 10, 10, 10, 14, 9, 9, 9, 9, 10, 14, 14, 14, 13, 13, 14, 9, 9, 9, 9, 9, 9, 7, 8, 6, 8, 8, 6, 8, 13, 8, 8, 6, 13, 8, 11, 13, 8, 6, 13, 8, 6, 9, 10, 10, 12, 14, 14, 14, 12, 12, 12, 12, 14, 14, 10, 10, 10, 10, 9, 9, 9, 10, 14, 14, 11, 13, 13, 9, 9, 9, 9, 9, 9, 2, 6, 9, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 2, 3, 3, 3, 3, 3, 3, 7, 7, 2, 3, 2, 2, 5, 3, 3, 3, 3, 3, 3, 4, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 5, 7, 4, 2, 2, 12, 8, 10, 8, 10, 7, 18, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 2, 2, 3, 3, 3, 5, 5, 3, 8, 8, 6, 8, 6, 6, 4, 6, 7, 7, 7, 10, 11, 2, 5, 5, 3, 3, 3, 3, 3, 3, 5, 5, 6, 11, 10, 7, 7, 7, 4, 4, 4, 2, 3, 3, 3, 3, 3, 2, 2, 7, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 7, 7, 7, 11, 7, 6, 9, 6, 6, 8, 10, 8, 6, 8, 13, 4, 4, 4, 4, 4, 10, 8, 11, 8, 8, 8, 10, 10, 7, 5, 4, 4, 4, 10, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 2, 2, 2, 2, 2, 2, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 7, 10, 13, 7, 8, 7, 11, 8, 8, 6, 9, 8, 8, 6, 6, 6, 8, 8, 6, 6, 6, 6, 6, 9, 7, 6, 4, 4, 4, 4, 4, 4, 4, 6, 6, 6, 9, 7, 8, 10, 8, 8, 2, 3, 3, 3, 3, 3, 2, 8, 9, 9, 2, 2, 2, 3, 3, 3, 2, 3, 3, 3, 9, 2, 2, 3, 3, 3, 3, 3, 3, 5, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 12, 5, 5, 3, 5, 4, 2, 3, 2, 4, 3, 9, 2, 2, 2, 2, 2, 5, 5, 3, 8, 8, 13, 6, 10, 9, 4, 7, 9, 11, 2, 3, 7, 3, 3, 4, 1, 3, 4, 2, 9, 3, 3, 12, 5, 3, 7, 10, 10, 7, 4, 4, 6, 14, 7, 9, 7, 13, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 8, 15, 4, 4, 2, 3, 3, 3, 7, 4, 9, 9, 2, 3, 3, 3, 5, 3, 2, 2, 7, 2, 7, 6, 6, 7, 2, 4, 2, 2, 2, 2, 2, 2, 8, 8, 8, 9, 5, 2, 3, 3, 3, 3, 3, 3, 10, 7, 4, 4, 4, 4, 3, 4, 2, 3, 3, 3, 3, 3, 10, 7, 4, 4, 4, 4, 2, 3, 3, 3, 3, 10, 7, 4, 4, 4, 4, 3, 9, 6, 6, 6, 9, 13, 9, 2, 2, 2, 8, 7, 9, 5, 3, 3, 3, 5, 5, 13, 12, 9, 10, 7, 8, 7, 6, 8, 6, 11, 12, 7, 10, 4, 4, 7, 8, 11, 6, 7, 9, 8, 7, 10, 8, 9, 15, 7, 8, 5, 4, 7, 2, 3, 3, 3, 2, 14, 10, 2, 14, 10, 2, 14, 3, 9, 13, 13, 10, 14, 16, 17, 11, 2, 14, 2, 14, 3, 9, 13, 10, 14, 16, 17, 11, 14, 10, 14, 2, 7, 3, 10, 7, 14, 10, 2, 14, 10, 9, 9, 17, 6, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 10, 10, 10, 12, 9, 4, 10, 10, 11, 8, 8, 8, 7, 9, 5, 3, 3, 3, 3, 3, 3, 3, 3, 5, 8, 4, 4, 4, 4, 4, 4, 6, 16, 3, 3, 14, 3, 14, 2, 14, 9, 13, 10, 10, 14, 16, 17, 11, 6, 9, 10, 10, 12, 14, 14, 14, 12, 12, 12, 12, 14, 14, 10, 10, 10, 10, 14, 9, 9, 9, 10, 14, 14, 14, 9, 9, 9, 9, 9, 9, 2, 14, 9, 13, 10, 10, 14, 16, 17, 11, 6, 14, 2, 14, 9, 17, 13, 10, 10, 14, 17, 16, 17, 11, 6, 2, 14, 9, 13, 10, 14, 17, 16, 17, 11, 2, 14, 9, 13, 10, 14, 16, 17, 11, 2, 14, 9, 13, 10, 17, 16, 11, 17, 2, 14, 10, 19, 7, 2, 14, 9, 13, 10, 19, 10, 7, 14, 17, 16, 17, 11, 6, 2, 14, 9, 13, 10, 19, 7, 14, 16, 17, 11, 2, 14, 9, 13, 10, 10, 14, 17, 16, 17, 11, 6, 2, 14, 9, 13, 10, 10, 14, 17, 16, 17, 11, 6, 2, 14, 9, 13, 17, 13, 10, 10, 14, 17, 16, 17, 11, 6, 3, 2, 14, 9, 13, 10, 10, 14, 16, 17, 11, 6, 9, 10, 12, 14, 14, 14, 12, 12, 12, 12, 12, 14, 14, 14, 10, 10, 10, 14, 9, 9, 9, 9, 14, 14, 14, 13, 13, 14, 9, 9, 9, 9, 9, 9, 4, 11, 2, 14, 9, 13, 17, 13, 10, 19, 10, 7, 14, 17, 16, 17, 11, 6, 2, 14, 9, 13, 17, 13, 10, 19, 10, 7, 14, 17, 16, 17, 11, 6, 2, 14, 9, 13, 10, 19, 7, 14, 17, 16, 17, 11, 2, 9, 10, 10, 7, 17, 3, 3, 12, 12, 16, 15, 15, 12, 14, 14, 14, 20, 20, 13, 12, 12, 12, 12, 12, 12, 20, 25, 14, 14, 12, 12, 10, 10, 10, 10, 14, 9, 9, 9, 25, 4, 9, 17, 10, 7, 14, 16, 21, 13, 13, 14, 20, 14, 13, 17, 24, 9, 12, 13, 25, 13, 21, 20, 17, 9, 9, 9, 9, 9, 9, 12, 17, 4, 4, 9, 9, 9, 10, 10, 12, 14, 14, 14, 12, 12, 12, 12, 12, 14, 14, 10, 10, 10, 10, 14, 9, 9, 9, 9, 10, 14, 14, 14, 13, 13, 14, 9, 9, 9, 9, 9, 9, 9, 10, 14, 12, 12, 14, 14, 10, 9, 9, 9, 10, 14, 14, 14, 9, 9, 9, 9, 2, 1, 5, 8, 7, 11, 11, 1, 3, 3, 3, 5, 3, 3, 4, 8, 9, 10, 10, 12, 14, 14, 14, 12, 12, 12, 12, 14, 14, 10, 10, 10, 10, 14, 9, 9, 9, 10, 14, 14, 14, 13, 13, 14, 9, 9, 9, 9, 9, 9, 7, 4, 4, 4, 4, 4, 4, 4, 4, 4, 10, 2, 2, 6, 7, 6, 2, 3, 2, 3, 6, 2, 7, 6, 10, 7, 4, 9, 12, 6, 14, 4, 12, 7, 2, 2, 1, 2, 7, 6, 4, 4, 4, 6, 8, 8, 7, 2, 2, 13, 2, 2, 2, 2, 6, 2, 8, 12, 2, 7, 7, 6, 8, 10, 12, 2, 2, 2, 3, 3, 13, 2, 2, 3, 3, 6, 7, 6, 4, 5, 6, 3, 3, 3, 3, 4, 16, 8, 5, 4, 3, 3, 3, 5, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 11, 12, 7, 7, 13, 9, 10, 17, 12, 8, 9, 7, 17, 17, 8, 5, 12, 10, 13, 14, 5, 5, 5, 13, 5, 5, 5, 3, 3, 3, 5, 16, 5, 5, 5, 5, 7, 12, 14, 8, 12, 8, 10, 12, 9, 11, 7, 9, 7, 10, 7, 13, 13, 9, 7, 12, 8, 17, 7, 7, 16, 10, 13, 13, 8, 10, 10, 14, 17, 7, 16, 16, 15, 8, 10, 10, 12, 17, 17, 7, 17, 14, 7, 10, 17, 8, 7, 7, 7, 8, 15, 15, 7, 14, 10, 10, 10, 11, 11, 7, 7, 13, 8, 10, 7, 16, 7, 8, 7, 14, 17, 12, 10, 11, 21, 8, 9, 7, 13, 9, 8, 6, 13, 6, 12, 7, 6, 13, 10, 10, 10, 8, 18, 9, 17, 13, 10, 12, 6, 13, 6, 11, 8, 13, 10, 13, 18, 13, 11, 13, 8, 16, 7, 10, 8, 16, 12, 10, 8, 8, 14, 11, 8, 15, 8, 8, 7, 7, 12, 7, 8, 9, 14, 15, 8, 9, 10, 9, 15, 7, 8, 8, 12, 13, 9, 10, 15, 13, 7, 10, 10, 20, 7, 6, 9, 6, 6, 14, 11, 14, 11, 12, 9, 10, 16, 16, 12, 7, 11, 28, 8, 11, 10, 7, 21, 8, 7, 9, 4, 4, 4, 17, 7, 8, 6, 9, 6, 6, 13, 6, 6, 6, 6, 18, 20, 14, 8, 11, 12, 9, 10, 13, 15, 15, 19, 8, 9, 12, 7, 10, 16, 12, 9, 9, 9, 14, 12, 11, 10, 9, 12, 11, 18, 9, 9, 9, 10, 7, 7, 16, 8, 9, 7, 13, 12, 10, 14, 18, 7, 8, 11, 10, 7, 7, 8, 8, 13, 7, 7, 7, 11, 15, 13, 11, 7, 8, 15, 11, 7, 8, 18, 14, 13, 18, 15, 10, 12, 12, 9, 7, 11, 11, 8, 7, 10, 8, 14, 12, 10, 18, 7, 10, 9, 7, 8, 13, 10, 14, 10, 8, 8, 23, 7, 7, 11, 12, 12, 17, 7, 7, 11, 11, 17, 16, 16, 7, 8, 11, 14, 14, 8, 10, 7, 15, 7, 16, 16, 13, 9, 11, 9, 15, 15, 11, 11, 7, 7, 14, 7, 9, 7, 7, 16, 10, 13, 10, 11, 14, 7, 11, 10, 11, 7, 11, 10, 11, 15, 11, 15, 10, 12, 10, 14, 13, 11, 11, 12, 13, 10, 7, 13, 16, 12, 21, 15, 9, 10, 10, 7, 11, 14, 17, 7, 7, 8, 11, 13, 12, 8, 15, 14, 14, 8, 17, 12, 10, 10, 7, 9, 11, 7, 10, 7, 11, 18, 7, 11, 7, 12, 11, 8, 8, 14, 12, 7, 8, 15, 3, 7, 7, 5, 2, 9, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 2, 5, 3, 3, 3, 3, 3, 3, 4, 4, 3, 3, 3, 3, 3, 3, 5, 11, 6, 4, 7, 10, 7, 7, 11, 1, 10, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 5, 7, 3, 5, 6, 3, 3, 5, 2, 2, 5, 3, 4, 13, 11, 3, 3, 6, 3, 5, 14, 2, 2, 3, 8, 2, 2, 12, 5, 18, 5, 3, 3, 3, 3, 16, 5, 5, 5, 10, 7, 13, 12, 13, 9, 12, 14, 19, 9, 9, 21, 9, 9, 10, 6, 9, 6, 15, 10, 6, 12, 8, 6, 10, 15, 4, 4, 6, 6, 9, 9, 12, 16, 14, 23, 7, 7, 7, 14, 9, 7, 7, 11, 14, 10, 7, 10, 10, 10, 12, 6, 11, 10, 13, 11, 15, 11, 7, 12, 10, 3, 7, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 4, 3, 7, 5, 1, 5, 2, 2, 2, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 5, 5, 10, 9, 11, 8, 7, 12, 8, 9, 7, 6, 13, 11, 6, 13, 7, 9, 9, 4, 4, 4, 4, 4, 6, 10, 7, 8, 13, 11, 8, 8, 9, 14, 7, 14, 8, 10, 7, 9, 7, 7, 9, 6, 9, 2, 12, 5, 3, 3, 13, 4, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 8, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 9, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 2, 2, 5, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 1, 7, 6, 4, 12, 3, 3, 3, 3, 3, 8, 7, 3, 3, 3, 3, 3, 3, 4, 4, 11, 15, 14, 2, 8, 3, 5, 5, 8, 10, 8, 6, 4, 7, 17, 7, 4, 5, 2, 6, 3, 5, 4, 2, 2, 12, 5, 5, 3, 15, 13, 8, 11, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 5, 3, 3, 3, 3, 4, 2, 3, 18, 2, 12, 5, 3, 3, 3, 3, 3, 5, 16, 8, 8, 9, 6, 6, 4, 4, 4, 4, 31, 6, 6, 10, 11, 21, 10, 9, 7, 10, 7, 7, 2, 4, 4, 4, 4, 6, 5, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 6, 4, 6, 2, 2, 2, 5, 3, 3, 3, 7, 7, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 8, 2, 3, 3, 3, 3, 3, 5, 9, 11, 3, 3, 3, 3, 4, 4, 3, 3, 3, 3, 3, 5, 10, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 11, 10, 10, 10, 10, 10, 11, 10, 11, 10, 11, 10, 9, 9, 11, 3, 3, 3, 3, 3, 3, 2, 2, 3, 3, 5, 5, 3, 7, 8, 8, 7, 6, 6, 11, 4, 4, 4, 4, 7, 8, 9, 9, 2, 3, 7, 4, 4, 2, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 2, 2, 5, 5, 5, 5, 5, 3, 3, 5, 5, 5, 7, 7, 6, 6, 6, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 8, 8, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 4, 6, 9, 12, 3, 7, 10, 7, 2, 2, 3, 3, 3, 3, 3, 4, 3, 3, 2, 2, 2, 2, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 8, 8, 6, 6, 8, 6, 7, 4, 4, 4, 4, 4, 4, 6, 7, 5, 5, 20, 19, 8, 10, 9, 7, 10, 6, 8, 11, 6, 6, 6, 6, 13, 12, 8, 6, 7, 14, 11, 9, 2, 5, 3, 6, 2, 3, 2, 2, 2, 2, 2, 2, 2, 5, 4, 3, 7, 6, 4, 7, 4, 3, 6, 4, 7, 2, 2, 7, 7, 7, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 9, 10, 10, 11, 7, 8, 20, 7, 9, 8, 9, 8, 12, 6, 6, 6, 8, 9, 8, 12, 6, 6, 8, 13, 10, 12, 6, 6, 7, 7, 9, 6, 4, 4, 4, 4, 4, 4, 10, 6, 6, 6, 7, 14, 11, 10, 7, 8, 10, 8, 11, 14, 11, 11, 9, 7, 9, 8, 11, 9, 17, 10, 9, 2, 2, 2, 9, 3, 3, 3, 3, 15, 14, 9, 5, 5, 2, 8, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 15, 12, 22, 19, 17, 18, 18, 19, 21, 7, 16, 16, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 7, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 9, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 7, 16, 11, 11, 7, 7, 7, 7, 17, 7, 8, 12, 15, 9, 19, 7, 19, 8, 21, 11, 12, 19, 14, 22, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 16, 16, 19, 24, 12, 7, 14, 7, 12, 7, 8, 10, 10, 13, 7, 12, 12, 7, 7, 10, 18, 15, 12, 16, 7, 14, 12, 17, 10, 16, 17, 12, 17, 25, 7, 7, 7, 13, 6, 9, 6, 9, 18, 6, 6, 11, 20, 10, 6, 6, 6, 6, 6, 6, 17, 6, 6, 6, 15, 6, 6, 6, 6, 6, 8, 14, 11, 12, 11, 15, 13, 19, 17, 21, 7, 18, 8, 13, 13, 8, 12, 8, 6, 6, 13, 6, 15, 15, 16, 6, 6, 16, 6, 6, 6, 14, 6, 18, 6, 6, 6, 17, 18, 9, 13, 15, 8, 19, 8, 15, 15, 18, 14, 16, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 11, 10, 11, 6, 21, 23, 12, 17, 12, 11, 14, 13, 22, 15, 15, 11, 12, 14, 12, 7, 12, 8, 12, 14, 12, 18, 10, 8, 16, 19, 17, 12, 14, 15, 8, 19, 17, 12, 13, 13, 15, 18, 13, 23, 24, 23, 21, 17, 24, 8, 21, 8, 14, 14, 16, 20, 14, 8, 8, 15, 20, 8, 19, 21, 9, 8, 13, 12, 13, 15, 11, 8, 11, 9, 9, 8, 11, 8, 21, 14, 21, 15, 15, 13, 7, 19, 7, 7, 7, 7, 7, 7, 16, 12, 17, 18, 7, 7, 11, 11, 7, 9, 9, 2, 2, 3, 3, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 10, 10, 7, 9, 7, 7, 7, 6, 8, 6, 6, 6, 6, 6, 6, 6, 7, 6, 8, 6, 6, 9, 7, 7, 7, 4, 4, 4, 4, 4, 4, 4, 4, 8, 9, 8, 7, 8, 7, 8, 10, 7, 5, 5, 5, 5, 5, 5, 3, 9, 7, 7, 8, 6, 6, 6, 6, 6, 6, 6, 6, 9, 6, 6, 9, 11, 13, 7, 8, 9, 9, 5, 5, 5, 7, 8, 6, 6, 6, 6, 6, 6, 6, 7, 8, 9, 7, 10, 9, 10, 7, 8, 5, 5, 5, 5, 5, 5, 7, 7, 9, 8, 7, 7, 6, 6, 6, 6, 6, 6, 10, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 9, 10, 4, 4, 4, 4, 8, 7, 7, 10, 10, 9, 8, 8, 15, 9, 8, 8, 8, 8, 8, 9, 10, 9, 10, 7, 8, 13, 5, 5, 5, 5, 5, 3, 3, 7, 7, 8, 6, 6, 6, 4, 4, 11, 9, 7, 8, 9, 10, 7, 5, 5, 5, 5, 5, 3, 3, 7, 6, 6, 13, 7, 9, 8, 7, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 7, 8, 7, 8, 13, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 8, 8, 6, 6, 6, 6, 7, 6, 7, 6, 6, 9, 7, 4, 4, 4, 4, 4, 4, 4, 7, 8, 7, 8, 9, 8, 8, 8, 7, 10, 7, 8, 5, 5, 5, 5, 5, 5, 5, 5, 3, 7, 7, 7, 7, 9, 7, 10, 9, 6, 6, 6, 6, 6, 8, 8, 6, 6, 6, 7, 6, 6, 6, 9, 9, 4, 4, 13, 7, 10, 9, 9, 12, 7, 8, 8, 10, 8, 8, 8, 8, 8, 8, 5, 5, 5, 5, 3, 7, 7, 11, 7, 9, 8, 8, 6, 6, 10, 6, 8, 8, 8, 6, 7, 6, 6, 12, 4, 4, 4, 4, 4, 4, 4, 4, 4, 9, 8, 8, 16, 8, 9, 8, 7, 5, 5, 5, 5, 5, 3, 3, 7, 7, 7, 10, 15, 8, 9, 8, 9, 9, 6, 6, 6, 6, 6, 6, 7, 4, 8, 7, 8, 8, 7, 8, 11, 8, 5, 5, 5, 5, 5, 3, 7, 7, 6, 11, 16, 7, 6, 4, 4, 4, 4, 9, 9, 8, 8, 8, 13, 12, 8, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 11, 7, 8, 8, 9, 13, 7, 7, 7, 9, 8, 8, 9, 12, 7, 12, 7, 12, 8, 7, 10, 12, 9, 9, 6, 6, 8, 8, 6, 6, 6, 6, 6, 6, 6, 9, 8, 9, 11, 8, 6, 6, 6, 6, 6, 12, 7, 6, 6, 6, 9, 7, 7, 6, 6, 6, 6, 6, 11, 9, 6, 6, 6, 6, 6, 7, 9, 4, 4, 4, 4, 4, 4, 4, 4, 9, 9, 9, 9, 7, 7, 7, 7, 7, 11, 7, 7, 8, 8, 8, 8, 8, 8, 9, 8, 9, 9, 7, 7, 11, 11, 7, 12, 8, 8, 8, 8, 8, 7, 8, 8, 8, 8, 8, 13, 12, 8, 8, 8, 8, 7, 7, 7, 9, 5, 5, 5, 5, 5, 5, 5, 3, 3, 7, 7, 11, 7, 8, 8, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 10, 11, 6, 7, 9, 4, 4, 4, 4, 4, 4, 9, 9, 8, 9, 8, 8, 8, 7, 7, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 11, 7, 7, 7, 9, 6, 6, 11, 8, 10, 6, 6, 6, 12, 8, 8, 7, 6, 6, 8, 7, 4, 4, 4, 4, 4, 4, 4, 4, 9, 10, 9, 9, 8, 10, 9, 11, 8, 5, 5, 5, 7, 6, 6, 8, 7, 4, 4, 4, 4, 8, 7, 7, 8, 7, 8, 8, 5, 5, 5, 5, 7, 7, 8, 8, 8, 6, 6, 6, 6, 6, 10, 8, 9, 13, 6, 7, 6, 6, 8, 7, 8, 4, 4, 4, 4, 11, 8, 8, 8, 10, 5, 5, 8, 7, 8, 13, 8, 7, 6, 8, 6, 9, 7, 8, 7, 5, 5, 5, 5, 5, 5, 3, 3, 7, 8, 9, 6, 4, 8, 10, 10, 8, 12, 9, 13, 2, 7, 5, 5, 5, 5, 5, 7, 7, 10, 6, 6, 6, 6, 6, 6, 6, 8, 4, 4, 9, 8, 8, 8, 14, 8, 8, 8, 9, 8, 5, 5, 5, 5, 5, 3, 3, 9, 6, 6, 6, 6, 10, 12, 6, 6, 6, 6, 6, 6, 6, 4, 4, 4, 4, 11, 8, 7, 8, 8, 8, 5, 5, 3, 3, 3, 3, 7, 7, 6, 8, 6, 8, 11, 7, 6, 6, 6, 7, 4, 8, 11, 9, 10, 5, 5, 5, 3, 3, 3, 7, 7, 8, 9, 8, 15, 9, 6, 6, 6, 6, 6, 6, 11, 11, 4, 4, 4, 4, 4, 7, 9, 9, 10, 8, 7, 5, 5, 5, 5, 5, 5, 3, 3, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 9, 7, 4, 4, 4, 4, 4, 9, 9, 8, 8, 10, 13, 5, 5, 5, 3, 17, 7, 7, 7, 7, 7, 8, 6, 8, 13, 6, 6, 6, 6, 6, 6, 6, 6, 4, 4, 4, 9, 10, 8, 8, 8, 5, 5, 5, 5, 3, 7, 7, 7, 8, 8, 6, 6, 6, 8, 8, 8, 9, 10, 8, 4, 8, 10, 9, 8, 8, 8, 9, 13, 10, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 7, 8, 9, 9, 7, 7, 7, 10, 9, 9, 8, 9, 8, 8, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 8, 12, 6, 6, 6, 6, 6, 6, 6, 6, 6, 12, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 11, 8, 8, 9, 9, 10, 8, 9, 7, 7, 5, 5, 5, 5, 5, 5, 3, 7, 8, 7, 6, 6, 8, 6, 6, 10, 4, 7, 8, 9, 12, 8, 7, 7, 5, 5, 5, 5, 5, 5, 3, 3, 7, 14, 7, 9, 8, 8, 6, 6, 8, 12, 12, 6, 6, 7, 7, 10, 4, 4, 4, 4, 4, 9, 9, 14, 9, 13, 8, 7, 5, 5, 5, 6, 6, 6, 7, 4, 8, 7, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 7, 7, 7, 8, 6, 6, 6, 6, 6, 6, 12, 6, 6, 6, 6, 4, 4, 9, 9, 8, 8, 11, 7, 7, 7, 5, 5, 5, 3, 9, 8, 6, 6, 7, 4, 4, 4, 4, 4, 4, 8, 8, 11, 5, 5, 5, 7, 7, 7, 9, 6, 6, 6, 6, 6, 6, 9, 8, 4, 4, 4, 4, 7, 12, 9, 8, 8, 8, 7, 10, 10, 5, 5, 5, 5, 5, 5, 5, 3, 11, 14, 8, 7, 8, 8, 6, 6, 6, 6, 6, 8, 7, 6, 6, 6, 7, 6, 8, 9, 4, 4, 4, 7, 8, 9, 7, 9, 7, 7, 9, 8, 5, 5, 5, 5, 5, 5, 5, 5, 5, 11, 3, 9, 7, 7, 12, 14, 8, 6, 6, 12, 11, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 15, 7, 4, 4, 4, 16, 9, 9, 9, 8, 9, 9, 9, 9, 9, 8, 8, 8, 13, 11, 8, 5, 5, 5, 5, 3, 7, 6, 6, 8, 8, 8, 6, 6, 7, 10, 7, 4, 4, 4, 4, 9, 7, 8, 7, 7, 7, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 7, 7, 7, 9, 6, 6, 6, 6, 6, 8, 8, 7, 7, 9, 6, 6, 6, 7, 6, 6, 6, 6, 6, 15, 4, 4, 4, 4, 4, 8, 8, 7, 8, 12, 9, 8, 8, 8, 8, 8, 9, 8, 8, 10, 8, 8, 8, 8, 16, 9, 10, 2, 5, 5, 5, 5, 5, 5, 5, 9, 7, 6, 8, 9, 4, 4, 4, 4, 4, 7, 8, 8, 8, 9, 8, 11, 10, 5, 5, 5, 5, 3, 7, 8, 6, 6, 6, 6, 6, 8, 6, 6, 6, 6, 4, 12, 10, 12, 7, 7, 7, 7, 7, 7, 7, 5, 5, 5, 5, 3, 3, 7, 7, 10, 8, 9, 7, 6, 10, 7, 6, 6, 4, 4, 8, 9, 7, 9, 9, 9, 9, 8, 8, 8, 8, 10, 5, 5, 5, 5, 5, 5, 8, 7, 6, 6, 6, 10, 6, 7, 10, 7, 4, 4, 4, 4, 4, 4, 4, 12, 9, 10, 7, 7, 10, 8, 10, 5, 12, 9, 6, 6, 6, 6, 6, 7, 6, 4, 4, 4, 10, 9, 9, 8, 7, 7, 5, 5, 5, 5, 5, 5, 3, 3, 13, 7, 7, 9, 7, 7, 7, 8, 9, 9, 7, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 13, 9, 15, 15, 4, 4, 4, 4, 4, 10, 10, 9, 8, 9, 8, 8, 9, 7, 8, 7, 8, 5, 5, 7, 6, 6, 6, 4, 4, 4, 7, 8, 11, 8, 5, 5, 5, 5, 5, 5, 5, 7, 6, 6, 6, 6, 6, 6, 9, 11, 10, 7, 4, 4, 4, 9, 8, 8, 5, 5, 5, 5, 5, 9, 9, 6, 6, 6, 6, 6, 6, 6, 9, 9, 4, 4, 4, 4, 8, 8, 8, 9, 9, 8, 8, 8, 13, 2, 4, 2, 7, 5, 5, 5, 5, 5, 5, 9, 9, 6, 6, 6, 6, 10, 8, 8, 8, 6, 6, 6, 4, 4, 9, 8, 10, 8, 9, 8, 8, 8, 9, 8, 8, 5, 3, 3, 3, 11, 6, 6, 6, 7, 6, 6, 6, 4, 4, 9, 8, 5, 5, 5, 5, 5, 3, 11, 8, 6, 6, 6, 6, 6, 9, 7, 4, 4, 14, 10, 9, 8, 12, 8, 8, 8, 11, 15, 8, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 11, 11, 11, 10, 10, 7, 7, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 7, 11, 7, 7, 11, 11, 7, 8, 9, 10, 7, 7, 9, 9, 9, 9, 7, 7, 10, 8, 13, 8, 8, 8, 8, 11, 10, 6, 6, 8, 10, 11, 14, 14, 6, 6, 6, 6, 6, 6, 9, 11, 7, 7, 6, 8, 12, 11, 11, 6, 6, 10, 6, 6, 6, 6, 6, 10, 7, 7, 6, 6, 11, 6, 6, 6, 11, 8, 9, 7, 6, 10, 11, 9, 10, 11, 7, 11, 8, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 8, 6, 6, 8, 9, 10, 9, 6, 6, 6, 10, 6, 6, 6, 6, 11, 10, 11, 10, 9, 8, 7, 7, 7, 7, 11, 14, 8, 10, 9, 9, 8, 8, 7, 11, 8, 8, 8, 11, 11, 10, 10, 9, 10, 8, 11, 10, 8, 11, 9, 12, 8, 10, 8, 11, 8, 9, 9, 11, 11, 10, 11, 13, 8, 7, 8, 8, 9, 7, 8, 8, 8, 8, 7, 8, 2, 2, 2, 2, 2, 2, 2, 4, 4, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 3, 3, 3, 3, 3, 3, 3, 3, 8, 6, 4, 4, 4, 11, 7, 11, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 5, 3, 3, 3, 3, 8, 7, 7, 8, 8, 4, 8, 7, 7, 7, 9, 7, 8, 9, 8, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 2, 3, 3, 3, 3, 3, 3, 4, 5, 5, 3, 3, 8, 8, 6, 9, 4, 4, 10, 7, 3, 3, 3, 2, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 3, 2, 2, 2, 3, 3, 3, 3, 3, 4, 10, 2, 3, 3, 3, 3, 3, 3, 3, 4, 2, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 3, 3, 3, 5, 2, 4, 2, 6, 2, 2, 9, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 5, 9, 8, 7, 9, 6, 6, 11, 4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 7, 7, 11, 8, 8, 6, 5, 11, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 2, 3, 3, 3, 3, 3, 3, 6, 4, 4, 4, 4, 3, 3, 3, 3, 5, 7, 2, 3, 3, 3, 3, 3, 8, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 4, 4, 4, 4, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 2, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 6, 3, 3, 8, 10, 3, 4, 4, 1, 1, 1, 1, 1, 1, 1, 8, 9, 10, 7, 7, 1, 14, 18, 13, 18, 13, 10, 10, 16, 13, 18, 16, 13, 16, 18, 13, 22, 16, 16, 16, 14, 21, 16, 9, 14, 16, 9, 9, 14, 10, 10, 14, 12, 14, 19, 12, 11, 18, 13, 17, 15, 15, 15, 15, 16, 14, 13, 19, 18, 15, 19, 18, 12, 18, 12, 11, 20, 14, 15, 10, 17, 17, 16, 19, 20, 21, 15, 13, 16, 15, 15, 15, 1, 1, 3, 8, 7, 7, 8, 8, 8, 1, 6, 1, 1, 6, 3, 3, 4, 7, 3, 3, 5, 5, 4, 4, 4, 4, 4, 2, 7, 7, 8, 12, 3, 4, 5, 1, 3, 4, 4, 10, 4, 3, 3, 3, 8, 7, 7, 2, 2, 2, 2, 2, 2, 2, 2, 2, 12, 9, 20, 7, 5, 5, 5, 9, 13, 5, 5, 5, 5, 5, 3, 3, 3, 16, 5, 5, 5, 13, 7, 8, 8, 11, 8, 7, 9, 7, 11, 12, 9, 9, 8, 8, 11, 10, 14, 7, 12, 10, 11, 13, 7, 9, 11, 17, 17, 14, 13, 7, 8, 7, 10, 10, 7, 16, 13, 7, 8, 17, 12, 9, 8, 6, 7, 10, 6, 6, 12, 6, 8, 10, 8, 8, 8, 6, 8, 6, 14, 6, 6, 6, 13, 6, 10, 6, 6, 7, 14, 8, 6, 6, 10, 11, 10, 9, 9, 7, 7, 6, 6, 6, 9, 9, 7, 9, 10, 9, 13, 12, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 6, 8, 8, 6, 8, 9, 10, 9, 7, 10, 10, 8, 7, 8, 7, 10, 12, 9, 8, 15, 8, 7, 8, 8, 7, 7, 15, 13, 7, 10, 9, 14, 18, 16, 7, 24, 7, 8, 10, 11, 16, 8, 14, 7, 9, 9, 9, 13, 19, 14, 15, 14, 11, 7, 13, 9, 10, 7, 13, 9, 10, 11, 12, 8, 9, 2, 3, 5, 8, 7, 4, 4, 15, 10, 5, 3, 3, 3, 3, 3, 5, 4, 4, 4, 2, 2, 2, 2, 2, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 2, 12, 5, 3, 8, 10, 15, 6, 7, 2, 3, 2, 5, 5, 12, 2, 5, 5, 5, 5, 2, 2, 5, 5, 12, 9, 5, 2, 2, 9, 5, 5, 12, 12, 5, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 9, 12, 5, 8, 8, 9, 5, 5, 5, 8, 19, 7, 16, 15, 14, 9, 9, 9, 9, 7, 11, 11, 11, 7, 14, 10, 10, 5, 5, 5, 5, 5, 5, 5, 5, 5, 15, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 9, 9, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 14, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 15, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 5, 5, 5, 5, 5, 12, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 9, 9, 12, 9, 9, 12, 12, 12, 15, 7, 11, 7, 14, 11, 18, 13, 8, 18, 15, 18, 12, 14, 12, 8, 8, 8, 8, 9, 9, 9, 12, 7, 10, 10, 8, 8, 12, 12, 12, 7, 12, 12, 9, 7, 7, 7, 7, 7, 8, 15, 12, 9, 10, 10, 7, 10, 10, 13, 11, 10, 9, 22, 11, 9, 8, 8, 8, 8, 8, 13, 18, 13, 9, 15, 19, 9, 7, 7, 10, 7, 7, 7, 11, 8, 13, 17, 7, 7, 10, 10, 10, 7, 20, 16, 7, 7, 7, 7, 7, 7, 11, 21, 12, 12, 13, 11, 14, 16, 8, 8, 13, 11, 7, 7, 13, 7, 7, 14, 15, 15, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 13, 10, 18, 6, 6, 6, 6, 6, 6, 6, 6, 6, 11, 8, 8, 12, 12, 11, 11, 8, 12, 9, 9, 9, 13, 13, 9, 9, 9, 9, 9, 9, 6, 10, 12, 6, 6, 6, 6, 17, 11, 7, 7, 7, 7, 14, 14, 12, 6, 7, 7, 6, 6, 15, 10, 13, 10, 6, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 13, 9, 9, 15, 13, 6, 12, 12, 6, 19, 11, 10, 7, 7, 16, 8, 19, 17, 9, 9, 9, 9, 9, 6, 6, 6, 10, 8, 16, 8, 6, 6, 9, 6, 6, 6, 6, 6, 6, 6, 6, 8, 8, 8, 6, 7, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 14, 6, 6, 6, 6, 20, 6, 9, 6, 14, 9, 9, 9, 6, 9, 8, 8, 12, 9, 8, 8, 8, 8, 7, 8, 12, 7, 8, 8, 8, 6, 8, 6, 6, 6, 6, 6, 6, 6, 9, 8, 8, 6, 6, 13, 9, 12, 13, 12, 14, 13, 12, 11, 11, 6, 8, 8, 8, 6, 13, 12, 11, 11, 12, 6, 11, 12, 11, 13, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 15, 6, 6, 6, 6, 6, 6, 6, 13, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 8, 8, 8, 8, 6, 18, 6, 12, 13, 13, 13, 9, 10, 15, 9, 12, 6, 6, 6, 6, 6, 6, 6, 6, 9, 15, 10, 9, 10, 13, 9, 19, 8, 18, 17, 10, 10, 8, 8, 6, 6, 6, 6, 6, 6, 10, 14, 8, 16, 16, 9, 8, 15, 8, 8, 10, 12, 14, 7, 7, 8, 8, 7, 7, 7, 7, 8, 13, 13, 11, 9, 9, 9, 12, 10, 17, 8, 11, 9, 7, 7, 14, 8, 14, 14, 7, 7, 7, 7, 7, 7, 14, 7, 7, 7, 7, 7, 10, 10, 8, 14, 7, 7, 7, 7, 8, 8, 8, 8, 8, 17, 9, 7, 15, 7, 8, 12, 7, 9, 14, 7, 7, 7, 9, 13, 8, 14, 7, 16, 18, 13, 15, 14, 12, 13, 10, 15, 9, 7, 7, 7, 10, 13, 15, 15, 9, 9, 9, 9, 19, 11, 7, 11, 11, 13, 8, 8, 8, 8, 7, 12, 19, 17, 9, 9, 13, 7, 7, 7, 9, 7, 7, 7, 12, 13, 15, 10, 8, 8, 14, 15, 12, 13, 13, 8, 12, 14, 7, 11, 7, 14, 15, 13, 12, 8, 8, 8, 8, 11, 13, 15, 15, 8, 13, 12, 8, 8, 8, 13, 10, 16, 14, 11, 8, 8, 12, 12, 9, 15, 15, 12, 12, 13, 8, 8, 9, 12, 13, 9, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 11, 12, 11, 7, 14, 7, 13, 13, 13, 12, 18, 16, 7, 12, 11, 10, 10, 15, 9, 9, 9, 21, 7, 7, 7, 11, 16, 8, 8, 11, 11, 7, 7, 7, 7, 7, 19, 7, 7, 7, 7, 7, 7, 7, 7, 7, 12, 8, 9, 12, 14, 11, 9, 9, 9, 22, 12, 3, 3, 4, 8, 8, 15, 4, 2, 2, 5, 5, 3, 3, 3, 3, 3, 3, 6, 6, 4, 4, 4, 12, 7, 10, 2, 3, 3, 3, 3, 3, 3, 3, 6, 7, 3, 7, 5, 14, 4, 4, 7, 8, 10, 4, 1, 3, 3, 6, 2, 4, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 2, 2, 5, 3, 4, 2, 2, 2, 2, 2, 2, 2, 11, 5, 5, 5, 11, 5, 5, 3, 5, 5, 5, 5, 11, 14, 13, 9, 11, 9, 12, 8, 11, 11, 8, 11, 16, 9, 9, 7, 10, 9, 12, 8, 15, 6, 7, 6, 6, 13, 10, 8, 11, 8, 6, 6, 6, 12, 16, 6, 11, 7, 8, 9, 18, 6, 6, 9, 4, 4, 6, 13, 6, 6, 6, 6, 8, 8, 9, 16, 7, 7, 14, 7, 8, 8, 8, 7, 7, 7, 7, 7, 7, 15, 13, 7, 10, 7, 7, 10, 12, 16, 15, 7, 9, 9, 14, 11, 11, 10, 9, 10, 8, 12, 7, 8, 7, 7, 10, 12, 7, 12, 8, 7, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 3, 3, 5, 5, 5, 10, 7, 4, 4, 4, 8, 7, 10, 9, 7, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 1, 3, 3, 3, 3, 3, 3, 3, 7, 4, 5, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 6, 6, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 9, 8, 2, 2, 2, 8, 12, 7, 7, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 8, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 5, 7, 11, 9, 8, 8, 8, 7, 8, 9, 7, 7, 9, 7, 7, 7, 10, 7, 7, 10, 9, 10, 6, 6, 6, 6, 6, 6, 15, 7, 8, 9, 9, 8, 6, 6, 10, 9, 6, 8, 13, 9, 7, 6, 6, 6, 6, 6, 6, 12, 6, 6, 7, 6, 7, 6, 6, 6, 10, 10, 7, 6, 6, 6, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 14, 6, 6, 7, 7, 9, 6, 6, 6, 6, 9, 9, 8, 9, 10, 9, 8, 9, 12, 7, 7, 7, 8, 7, 10, 12, 11, 9, 10, 7, 7, 7, 9, 10, 10, 8, 12, 9, 7, 7, 9, 8, 8, 8, 10, 7, 7, 8, 9, 9, 7, 7, 7, 8, 2, 4, 2, 4, 6, 3, 4, 2, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 5, 8, 6, 4, 7, 3, 3, 3, 3, 3, 3, 3, 12, 3, 3, 3, 3, 3, 3, 4, 4, 2, 3, 5, 3, 4, 7, 3, 3, 3, 3, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 4, 3, 3, 6, 4, 3, 4, 2, 2, 2, 5, 3, 3, 3, 3, 3, 5, 4, 4, 4, 4, 2, 7, 6, 8, 9, 2, 2, 2, 2, 3, 3, 3, 5, 7, 2, 3, 3, 8, 7, 7, 2, 2, 8, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 8, 8, 7, 7, 6, 10, 6, 9, 7, 11, 4, 6, 8, 8, 7, 8, 4, 2, 5, 5, 5, 5, 3, 3, 3, 11, 8, 9, 6, 6, 8, 7, 4, 4, 7, 6, 8, 7, 2, 2, 3, 3, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 3, 7, 2, 2, 5, 3, 3, 2, 3, 3, 3, 3, 3, 3, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 12, 5, 5, 3, 3, 3, 5, 10, 12, 6, 15, 4, 6, 6, 7, 14, 9, 3, 3, 3, 3, 3, 8, 2, 2, 3, 5, 5, 3, 3, 3, 3, 3, 3, 8, 8, 6, 8, 7, 5, 8, 4, 6, 11, 2, 2, 7, 3, 3, 2, 9, 8, 5, 5, 3, 3, 3, 5, 5, 7, 7, 6, 6, 10, 6, 8, 6, 8, 9, 7, 4, 4, 4, 4, 7, 6, 6, 8, 7, 7, 10, 9, 9, 8, 11, 8, 3, 3, 3, 3, 3, 4, 4, 2, 3, 3, 3, 3, 3, 7, 6, 2, 5, 5, 6, 7, 6, 4, 8, 9, 11, 2, 2, 3, 3, 3, 3, 3, 3, 3, 2, 2, 5, 3, 3, 3, 3, 3, 9, 9, 6, 4, 8, 7, 7, 5, 9, 8, 6, 2, 6, 8, 7, 8, 5, 5, 5, 5, 5, 3, 3, 3, 16, 8, 7, 7, 7, 8, 7, 7, 7, 7, 9, 6, 9, 6, 10, 7, 7, 7, 6, 10, 8, 9, 11, 11, 8, 4, 4, 10, 8, 8, 6, 9, 6, 11, 8, 8, 8, 15, 7, 8, 9, 5, 3, 3, 3, 3, 3, 5, 2, 2, 3, 8, 9, 10, 3, 2, 2, 2, 2, 2, 2, 3, 6, 4, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 2, 3, 3, 3, 3, 3, 3, 3, 11, 5, 3, 3, 3, 3, 3, 3, 3, 3, 6, 7, 4, 4, 2, 3, 3, 3, 3, 3, 3, 3, 12, 7, 4, 12, 4, 6, 5, 4, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 11, 10, 6, 4, 6, 10, 8, 3, 3, 3, 3, 3, 3, 3, 3, 5, 4, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2, 5, 3, 4, 4, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 10, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 7, 8, 8, 7, 13, 12, 10, 10, 8, 8, 7, 7, 9, 12, 11, 6, 6, 8, 8, 9, 7, 7, 7, 10, 15, 10, 4, 4, 4, 4, 4, 11, 8, 8, 9, 7, 9, 14, 14, 12, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 12, 5, 5, 5, 11, 10, 7, 9, 3, 8, 7, 3, 15, 13, 11, 4, 4, 2, 2, 2, 19, 7, 5, 5, 3, 3, 3, 3, 3, 3, 3, 5, 22, 18, 6, 14, 17, 4, 4, 19, 16, 18, 2, 3, 3, 7, 2, 3, 2, 3, 3, 6, 4, 2, 3, 3, 2, 5, 3, 3, 3, 3, 3, 3, 3, 9, 9, 2, 3, 2, 2, 2, 3, 3, 3, 5, 7, 14, 7, 7, 12, 9, 13, 6, 11, 6, 10, 9, 7, 7, 8, 12, 12, 8, 8, 8, 10, 7, 7, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 5, 8, 10, 7, 8, 11, 8, 12, 9, 4, 14, 7, 7, 9, 13, 2, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 1, 2, 2, 3, 3, 3, 3, 3, 3, 5, 2, 2, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 8, 4, 4, 4, 3, 2, 3, 3, 3, 3, 5, 2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 12, 9, 8, 8, 9, 8, 6, 17, 6, 6, 6, 8, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 4, 4, 8, 8, 9, 9, 9, 7, 7, 7, 7, 7, 7, 7, 9, 9, 9, 7, 8, 8, 8, 10, 7, 13, 10, 8, 9, 3, 3, 5, 3, 3, 3, 3, 3, 7, 7, 6, 6, 10, 13, 11, 11, 8, 8, 9, 8, 9, 9, 10, 10, 10, 11, 10, 10, 13, 13, 16, 15, 11, 12, 9, 9, 10, 9, 11, 10, 9, 9, 14, 7, 8, 3, 10, 7, 7, 3, 2, 2, 2, 5, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 6, 7, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 11, 6, 7, 4, 6, 2, 2, 3, 3, 3, 1, 3, 3, 3, 3, 3, 3, 6, 4, 4, 2, 2, 2, 3, 3, 3, 3, 4, 4, 6, 6, 6, 6, 5, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 9, 11, 6, 10, 9, 12, 7, 7, 11, 14, 9, 7, 12, 3, 3, 7, 12, 11, 12, 7, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 9, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 11, 5, 5, 5, 5, 5, 5, 5, 5, 11, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 10, 3, 3, 3, 11, 3, 5, 9, 11, 8, 12, 14, 9, 7, 8, 7, 7, 11, 11, 7, 7, 10, 9, 8, 10, 9, 7, 7, 7, 7, 7, 7, 8, 8, 7, 11, 8, 8, 8, 7, 7, 10, 8, 7, 13, 12, 7, 17, 10, 8, 8, 11, 7, 11, 11, 14, 7, 11, 7, 8, 6, 9, 20, 8, 7, 9, 16, 7, 10, 6, 11, 10, 8, 9, 7, 16, 11, 11, 9, 8, 9, 8, 8, 8, 11, 8, 15, 8, 8, 9, 7, 8, 8, 11, 10, 7, 5, 7, 10, 10, 15, 7, 7, 7, 8, 7, 8, 8, 10, 11, 10, 10, 10, 11, 11, 7, 8, 6, 8, 8, 10, 6, 8, 6, 6, 7, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 16, 6, 15, 6, 7, 11, 11, 7, 9, 10, 11, 13, 10, 6, 16, 8, 10, 12, 11, 6, 6, 6, 6, 6, 6, 6, 10, 6, 10, 7, 7, 7, 11, 7, 11, 6, 6, 6, 6, 6, 6, 17, 7, 7, 6, 6, 12, 22, 6, 6, 6, 6, 6, 8, 6, 6, 6, 6, 7, 6, 6, 5, 6, 6, 8, 11, 6, 9, 14, 11, 9, 11, 7, 7, 8, 6, 6, 6, 8, 10, 9, 6, 6, 6, 6, 9, 7, 6, 6, 6, 6, 6, 15, 6, 4, 4, 4, 6, 4, 17, 8, 11, 6, 6, 9, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 6, 6, 6, 6, 10, 6, 10, 6, 6, 6, 6, 12, 8, 6, 6, 6, 6, 6, 6, 6, 6, 6, 9, 6, 6, 6, 6, 18, 6, 6, 6, 8, 9, 10, 7, 8, 9, 10, 11, 7, 13, 6, 8, 8, 6, 6, 14, 7, 7, 7, 7, 10, 7, 14, 9, 6, 6, 9, 15, 9, 7, 14, 6, 11, 14, 13, 7, 12, 8, 7, 7, 7, 7, 7, 12, 7, 10, 9, 16, 6, 8, 6, 5, 17, 6, 8, 10, 4, 6, 4, 10, 15, 17, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 8, 4, 4, 11, 7, 4, 4, 7, 7, 7, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 19, 17, 6, 10, 11, 6, 6, 6, 6, 18, 6, 6, 11, 4, 4, 4, 5, 6, 6, 6, 9, 5, 6, 4, 6, 6, 4, 6, 6, 6, 6, 10, 6, 6, 4, 6, 6, 10, 6, 10, 6, 6, 6, 6, 11, 6, 6, 10, 6, 6, 8, 6, 6, 6, 8, 6, 11, 4, 11, 9, 10, 9, 11, 4, 8, 4, 11, 12, 7, 9, 8, 6, 7, 7, 8, 12, 12, 11, 13, 10, 11, 7, 7, 7, 9, 7, 11, 10, 7, 7, 7, 16, 11, 10, 11, 17, 9, 9, 8, 8, 7, 7, 7, 9, 7, 7, 7, 14, 7, 13, 9, 11, 10, 14, 10, 10, 12, 11, 10, 7, 10, 5, 14, 8, 8, 8, 9, 7, 8, 7, 7, 9, 8, 7, 8, 7, 7, 7, 7, 7, 7, 7, 11, 8, 10, 8, 7, 8, 14, 11, 8, 9, 9, 9, 8, 24, 10, 10, 12, 7, 7, 15, 11, 8, 8, 12, 11, 8, 9, 9, 7, 8, 9, 10, 11, 10, 11, 7, 12, 7, 7, 11, 9, 8, 14, 13, 12, 8, 11, 10, 8, 8, 7, 7, 14, 9, 10, 8, 9, 11, 7, 14, 8, 8, 13, 8, 8, 12, 7, 10, 14, 14, 11, 9, 10, 9, 9, 7, 7, 11, 11, 13, 9, 13, 5, 5, 5, 7, 9, 5, 11, 12, 14, 8, 7, 7, 11, 10, 9, 7, 8, 8, 7, 10, 11, 11, 5, 5, 7, 5, 5, 5, 7, 7, 15, 7, 7, 8, 7, 15, 12, 12, 10, 7, 8, 7, 11, 7, 7, 7, 23, 11, 8, 8, 11, 10, 7, 8, 11, 7, 19, 7, 7, 6, 9, 9, 9, 11, 3, 4, 7, 8, 6, 6, 4, 10, 8, 2, 2]);
    var edgeChild = /* @__PURE__ */ new Uint16Array([0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 12, 1, 1, 1, 1, 1, 17, 1, 1, 1, 1, 1, 1, 12, 1, 12, 1, 12, 13, 1, 1, 1, 1, 12, 1, 12, 1, 1, 1, 1, 1, 14, 23, 1, 1, 1, 1, 1, 1, 20, 1, 1, 1, 1, 21, 12, 1, 1, 1, 1, 1, 1, 1, 1, 22, 1, 1, 1, 16, 18, 1, 1, 15, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 24, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 19, 1, 1, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 1, 26, 27, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 12, 12, 12, 12, 1, 35, 0, 0, 0, 1, 1, 1, 1, 38, 37, 1, 1, 1, 1, 1, 36, 1, 1, 1, 1, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 0, 0, 0, 0, 42, 43, 0, 0, 0, 0, 12, 1, 1, 1, 12, 1, 1, 1, 46, 48, 48, 48, 46, 48, 46, 46, 47, 48, 46, 48, 46, 46, 46, 46, 46, 46, 48, 46, 46, 47, 46, 46, 46, 46, 48, 49, 49, 47, 48, 46, 46, 46, 46, 46, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 52, 54, 52, 52, 52, 54, 52, 53, 52, 55, 52, 53, 53, 52, 52, 52, 53, 55, 53, 55, 52, 53, 53, 12, 57, 57, 56, 58, 53, 55, 52, 52, 50, 51, 59, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 62, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 69, 70, 12, 1, 1, 68, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 12, 79, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 84, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 82, 85, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 83, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 12, 1, 1, 1, 1, 95, 1, 97, 1, 1, 1, 1, 1, 1, 1, 1, 100, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 103, 103, 1, 1, 12, 1, 106, 1, 1, 1, 1, 1, 1, 1, 104, 1, 105, 1, 107, 1, 1, 1, 1, 1, 108, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 116, 117, 1, 1, 1, 1, 1, 1, 119, 119, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 127, 128, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 128, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 128, 1, 1, 1, 1, 1, 1, 1, 1, 1, 132, 129, 131, 126, 1, 130, 1, 1, 120, 1, 1, 1, 1, 123, 1, 133, 1, 1, 1, 1, 1, 1, 125, 1, 114, 1, 115, 1, 12, 134, 112, 118, 1, 1, 1, 1, 1, 113, 121, 1, 12, 12, 12, 124, 122, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 12, 12, 1, 1, 1, 1, 1, 12, 140, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 142, 1, 1, 1, 1, 1, 1, 1, 1, 143, 144, 12, 12, 141, 139, 48, 48, 146, 52, 52, 145, 148, 147, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 151, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 149, 0, 0, 0, 0, 1, 0, 150, 138, 1, 0, 1, 1, 12, 12, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 154, 153, 22, 1, 1, 12, 12, 1, 22, 12, 12, 1, 1, 1, 1, 1, 140, 1, 1, 158, 1, 1, 1, 1, 159, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 1, 1, 142, 1, 1, 158, 1, 1, 1, 1, 159, 1, 1, 1, 140, 1, 1, 1, 158, 1, 163, 1, 1, 1, 159, 1, 1, 140, 1, 1, 1, 163, 1, 1, 1, 1, 1, 140, 1, 1, 1, 1, 1, 1, 1, 1, 140, 1, 1, 163, 1, 1, 163, 1, 1, 1, 1, 1, 1, 1, 169, 1, 1, 1, 158, 1, 1, 163, 1, 1, 1, 159, 1, 1, 169, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 142, 1, 1, 158, 1, 163, 1, 1, 1, 159, 1, 1, 140, 1, 1, 158, 1, 163, 1, 1, 1, 159, 1, 1, 140, 1, 1, 1, 1, 158, 1, 163, 1, 1, 1, 159, 1, 1, 1, 140, 1, 1, 158, 1, 1, 1, 1, 175, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 1, 178, 1, 1, 169, 1, 1, 1, 1, 1, 158, 1, 1, 163, 1, 1, 1, 159, 1, 1, 169, 1, 1, 1, 1, 1, 158, 1, 1, 163, 1, 1, 1, 159, 1, 1, 169, 1, 1, 1, 1, 1, 163, 1, 1, 1, 1, 173, 165, 165, 12, 1, 12, 177, 1, 1, 1, 1, 1, 166, 166, 166, 160, 1, 1, 1, 164, 166, 170, 176, 1, 1, 1, 1, 164, 164, 1, 1, 162, 160, 173, 164, 168, 181, 172, 181, 1, 1, 179, 1, 172, 161, 164, 1, 1, 1, 1, 164, 1, 167, 1, 1, 1, 12, 1, 182, 1, 171, 1, 1, 1, 171, 170, 174, 180, 162, 173, 1, 1, 1, 1, 1, 1, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 184, 185, 184, 184, 185, 184, 184, 184, 184, 186, 186, 184, 184, 185, 184, 185, 184, 184, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 188, 12, 1, 12, 12, 12, 12, 1, 12, 12, 12, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 201, 1, 203, 204, 202, 201, 201, 1, 1, 207, 1, 208, 206, 1, 12, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 219, 201, 201, 201, 201, 219, 1, 1, 1, 1, 222, 223, 221, 1, 1, 1, 1, 1, 1, 225, 225, 1, 1, 1, 225, 225, 227, 228, 226, 1, 230, 1, 1, 1, 1, 12, 236, 237, 238, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 205, 209, 1, 1, 1, 1, 157, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 233, 1, 1, 1, 200, 1, 1, 1, 1, 244, 1, 1, 241, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 191, 216, 1, 1, 1, 212, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 198, 1, 1, 1, 1, 1, 1, 1, 217, 1, 1, 1, 1, 232, 1, 1, 1, 1, 183, 1, 220, 1, 215, 1, 1, 1, 218, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 196, 1, 12, 1, 1, 12, 1, 1, 1, 1, 199, 1, 1, 1, 214, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 245, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 231, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 190, 12, 1, 1, 1, 193, 12, 1, 1, 1, 1, 1, 1, 1, 235, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 192, 1, 1, 1, 1, 1, 1, 1, 240, 1, 1, 1, 197, 1, 1, 1, 213, 1, 12, 1, 229, 210, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 217, 1, 1, 1, 1, 195, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 187, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 211, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 242, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 243, 1, 1, 12, 1, 1, 1, 1, 194, 1, 1, 1, 211, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 234, 1, 1, 1, 189, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 224, 1, 1, 1, 12, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 239, 1, 1, 12, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 255, 0, 0, 0, 0, 0, 256, 0, 0, 0, 0, 0, 0, 1, 12, 1, 1, 1, 260, 1, 1, 1, 0, 261, 258, 259, 1, 1, 1, 1, 1, 1, 266, 1, 268, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 264, 1, 1, 1, 1, 1, 270, 1, 1, 12, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 269, 1, 1, 1, 12, 1, 1, 1, 1, 265, 1, 1, 1, 263, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 267, 1, 1, 1, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 1, 12, 1, 1, 1, 1, 12, 1, 1, 276, 1, 13, 1, 1, 1, 12, 12, 273, 274, 1, 1, 1, 1, 275, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 278, 1, 1, 12, 16, 1, 1, 1, 1, 1, 1, 279, 1, 1, 1, 277, 12, 12, 1, 1, 1, 1, 1, 1, 1, 1, 279, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 288, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 292, 292, 1, 0, 0, 0, 0, 0, 1, 12, 0, 0, 0, 0, 0, 0, 0, 0, 184, 1, 297, 298, 1, 12, 1, 1, 1, 1, 12, 300, 1, 1, 299, 1, 1, 302, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 307, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 12, 1, 1, 1, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 12, 0, 319, 0, 0, 320, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 336, 1, 1, 1, 1, 1, 1, 0, 0, 62, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 1, 0, 344, 0, 0, 0, 0, 0, 0, 0, 0, 0, 346, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 362, 362, 363, 362, 0, 1, 211, 1, 1, 13, 358, 1, 356, 0, 0, 0, 0, 0, 0, 0, 359, 1, 1, 364, 1, 241, 1, 1, 1, 1, 357, 1, 1, 354, 1, 360, 1, 352, 1, 361, 1, 353, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 12, 355, 355, 1, 1, 1, 200, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 12, 1, 1, 1, 1, 351, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 367, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 302, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 407, 407, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 399, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 0, 1, 375, 386, 1, 1, 374, 409, 1, 380, 1, 1, 372, 404, 1, 1, 390, 371, 376, 1, 1, 1, 383, 414, 392, 1, 1, 1, 1, 1, 1, 393, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 402, 406, 0, 0, 85, 1, 1, 0, 400, 377, 413, 378, 381, 388, 1, 403, 0, 1, 0, 85, 397, 395, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 416, 1, 1, 387, 1, 85, 1, 0, 1, 1, 1, 419, 1, 0, 0, 85, 394, 0, 1, 373, 1, 1, 1, 0, 1, 1, 396, 1, 0, 1, 1, 1, 0, 1, 421, 384, 1, 1, 0, 1, 0, 0, 412, 0, 1, 1, 1, 85, 405, 1, 1, 401, 398, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 379, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 411, 0, 85, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 415, 1, 1, 1, 0, 0, 418, 0, 0, 0, 1, 391, 1, 0, 85, 417, 1, 0, 0, 0, 0, 420, 1, 1, 0, 0, 1, 0, 1, 0, 389, 0, 385, 0, 1, 1, 1, 0, 1, 1, 0, 408, 382, 410, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 12, 1, 1, 1, 12, 436, 436, 1, 1, 12, 12, 1, 436, 1, 1, 12, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 448, 1, 1, 0, 1, 1, 1, 1, 241, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 466, 466, 1, 1, 0, 0, 352, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 479, 1, 478, 1, 1, 1, 1, 1, 1, 1, 1, 1, 483, 1, 12, 12, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 491, 1, 1, 1, 493, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 490, 1, 485, 1, 1, 1, 1, 472, 1, 1, 1, 1, 1, 1, 1, 1, 486, 12, 1, 1, 1, 1, 492, 1, 1, 1, 487, 481, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 352, 1, 469, 1, 1, 12, 489, 1, 1, 352, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 474, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 492, 1, 1, 1, 1, 352, 1, 488, 1, 1, 1, 482, 476, 1, 1, 1, 1, 1, 477, 1, 494, 480, 1, 1, 1, 1, 1, 475, 1, 1, 1, 1, 1, 1, 1, 1, 1, 470, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 484, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 473, 1, 1, 1, 1, 1, 471, 1, 255, 495, 1, 1, 1, 1, 1, 12, 1, 1, 1, 1, 12, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 1, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 501, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 12, 1, 70, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 505, 0, 505, 505, 505, 505, 505, 505, 505, 0, 505, 505, 505, 505, 505, 1, 505, 505, 505, 0, 505, 505, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 510, 509, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 514, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 507, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 508, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 516, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 505, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 513, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 506, 0, 0, 517, 512, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 511, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 505, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 506, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 505, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 515, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 527, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 235, 235, 1, 531, 1, 1, 1, 530, 1, 1, 1, 1, 1, 526, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 528, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 532, 1, 1, 529, 1, 1, 1, 1, 1, 1, 1, 1, 407, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 533, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 544, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 12, 1, 547, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 12, 12, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1, 62, 1, 1, 12, 12, 12, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 566, 1, 1, 1, 1, 1, 1, 1, 567, 1, 1, 1, 1, 1, 1, 1, 565, 1, 1, 1, 12, 1, 1, 569, 274, 1, 1, 1, 12, 12, 1, 1, 12, 1, 12, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 573, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 579, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 138, 1, 12, 584, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 113, 1, 1, 1, 12, 1, 1, 1, 1, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 589, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 150, 1, 1, 1, 263, 1, 1, 12, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 614, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 255, 1, 363, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 619, 1, 1, 1, 1, 0, 621, 0, 85, 0, 620, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 12, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 628, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 623, 623, 0, 627, 625, 623, 623, 623, 623, 623, 629, 623, 623, 633, 623, 623, 623, 623, 623, 623, 623, 623, 623, 623, 630, 627, 623, 623, 627, 623, 623, 623, 623, 623, 623, 623, 623, 623, 623, 623, 623, 623, 625, 623, 623, 623, 623, 623, 631, 623, 623, 623, 623, 623, 623, 0, 0, 0, 1, 632, 1, 1, 1, 1, 626, 1, 1, 1, 1, 1, 624, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 12, 637, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 12, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 12, 1, 1, 12, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 102, 67, 316, 342, 447, 575, 0, 4, 71, 271, 290, 318, 343, 369, 423, 449, 0, 538, 559, 576, 639, 9, 0, 63, 94, 433, 445, 465, 617, 0, 536, 558, 572, 654, 0, 33, 6, 0, 500, 539, 644, 602, 73, 0, 7, 321, 291, 424, 502, 452, 578, 85, 640, 0, 618, 345, 454, 504, 9, 111, 324, 545, 6, 33, 0, 347, 85, 426, 85, 522, 10, 6, 137, 284, 310, 0, 655, 549, 0, 605, 0, 66, 6, 6, 287, 101, 2, 468, 434, 446, 638, 0, 6, 0, 6, 322, 109, 6, 603, 540, 580, 0, 503, 425, 308, 323, 8, 74, 110, 641, 583, 427, 348, 335, 455, 152, 77, 326, 587, 550, 643, 606, 370, 365, 518, 6, 78, 155, 11, 311, 285, 562, 588, 607, 554, 592, 612, 653, 39, 6, 296, 330, 368, 340, 253, 33, 568, 595, 253, 44, 251, 301, 331, 341, 442, 459, 520, 309, 0, 76, 604, 0, 439, 453, 334, 85, 283, 85, 0, 622, 586, 543, 328, 457, 85, 428, 422, 0, 0, 0, 9, 597, 613, 252, 0, 460, 443, 571, 556, 615, 657, 91, 253, 45, 332, 431, 461, 611, 0, 551, 329, 312, 85, 250, 86, 30, 425, 33, 6, 429, 366, 339, 646, 634, 564, 591, 553, 0, 294, 87, 33, 441, 458, 0, 33, 462, 0, 254, 635, 557, 9, 444, 463, 253, 284, 92, 257, 636, 616, 599, 521, 464, 432, 286, 262, 93, 61, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 662, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 450, 0, 0, 0, 0, 0, 0, 0, 0, 88, 0, 135, 0, 0, 546, 590, 0, 0, 0, 0, 0, 0, 0, 29, 0, 593, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 450, 0, 0, 0, 0, 542, 0, 293, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 282, 0, 0, 0, 0, 0, 0, 0, 659, 0, 0, 0, 0, 0, 658, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 430, 0, 0, 0, 523, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 72, 0, 0, 0, 0, 0, 0, 534, 0, 0, 0, 0, 0, 0, 440, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 246, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 555, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 535, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 305, 317, 0, 0, 0, 0, 0, 570, 313, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 552, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 496, 0, 0, 0, 350, 0, 0, 0, 0, 80, 0, 289, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 610, 0, 0, 0, 0, 642, 561, 0, 0, 0, 0, 280, 0, 0, 0, 0, 0, 0, 498, 0, 0, 519, 0, 0, 0, 0, 0, 64, 0, 0, 0, 303, 60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 81, 0, 0, 0, 0, 0, 0, 0, 282, 0, 0, 0, 0, 0, 315, 652, 0, 75, 0, 0, 0, 0, 0, 0, 0, 0, 0, 661, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 156, 0, 314, 0, 0, 0, 0, 0, 0, 609, 0, 0, 0, 0, 0, 0, 563, 0, 0, 0, 0, 0, 0, 0, 0, 0, 608, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 248, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 90, 0, 541, 0, 0, 0, 0, 0, 596, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 90, 89, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 525, 0, 524, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 295, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 497, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 325, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 577, 0, 0, 0, 0, 0, 0, 0, 0, 333, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 72, 272, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 90, 0, 648, 0, 0, 594, 0, 0, 0, 0, 0, 0, 0, 0, 0, 281, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 651, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 560, 0, 0, 0, 90, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 537, 0, 656, 0, 0, 467, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 438, 0, 0, 0, 585, 0, 99, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 32, 98, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 327, 0, 0, 0, 249, 0, 0, 0, 0, 0, 0, 600, 0, 0, 0, 0, 136, 0, 0, 0, 0, 0, 601, 0, 0, 0, 0, 0, 0, 0, 450, 456, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 435, 0, 349, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 306, 0, 0, 337, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 574, 0, 0, 0, 451, 0, 0, 437, 0, 0, 0, 0, 0, 0, 645, 0, 0, 0, 581, 0, 0, 96, 0, 582, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 548, 499, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 304, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 450, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 650, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 649, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 660, 0, 0, 0, 0, 0, 598, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 338, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 647, 0, 0, 247, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 665, 665, 665, 665, 665, 665, 665, 664, 666]);
    var labelText = "orgmilcomschnetedugovdrrformsfeedbackofficialaccoorgmilschnetgovmagazinemediaunioncargopilotgroupcaarespressworksaerodromeworkinggroupair-traffic-controlaircraftaccident-preventioneducatormarketplaceambulanceinsurancecateringairportrepbodyenginesoftwaremodellingair-surveillanceconsultingchartertrainermaintenanceservicesdesignflightskydivingfreightassociationstudentgroundhandlingdgcafuelclubtaxicrewshowballooningexpresstraderbrokerauthoragentsairtrafficjournalistsafetyconsultantmicrolightaccident-investigationparachutingequipmentproductionfederationrecreationscientistnavigationengineertradingglidingleasingresearchpassenger-associationentertainmentparaglidinghangglidingaerobaticrotorcraftemergencycertificationgovernmentaeroclubexchangelogisticschampionshiphomebuiltcouncilconferencecontrolairlinecivilaviationjournalorgcomnetedugovcoorgcomnomnetobjofforgcomnetuwukiloappsframerorgmilcomnetedugovcoradioorgcomnetcommuneedogpbcoitgvorgedugov*spreviewfrontendrelayononstagingauthcloudsandboxupid*mtls*privatelinktypedreamdeveloperbravemochawindsurfaivenmirenupsunwnextbegetngrokclerkwale2bwebcsbrunputercrbtsflutterflowcloudzyrospawnbasesliplanemodelenceshiptodaymagicpatternsnetlifyondigitaloceanrailwayhostedclaudehasurabotdashretoolvercelgithubluyanigadgetreplitcloudflaretelebitedgecomputeevervaultexponyatnoopencrpplxzeaburwasmerframerzeropsrocketpreviewconvexmedusajsspritesagilevibesonherculeseasypanelstreamlitglideossnowflakemesserliloginlinehackclubcodepennorthflankbase44corespeedleapcellngrok-freeclerkstagelovableon-fleek*us-west-3ap-south-2us-central-2us-central-1eu-central-1ap-south-1us-west-2us-east-2eu-north-1ap-north-1us-west-1us-east-1*rcloudintsegorgmilcomgobbetnetintedugovturmusicasenasamutualcoopv6dnsip6uriurnin-addre164homeirisgovdixdaemoncloudnssthwien*inexexkunden4accogvormymyspreadshop4lima2ixortsinfofuturecmsfuturehosting12hpprivfuturemailinglima-cityfunkfeuer123webseitednshomemelmyspreadshopcloudletswasantqldvicactnswtascatholicwasaqldvictasidwasantozqldorgcomvicasnactnetedugovnswtasconfcomairflowlambda-urltransfer-webapptransfer-webappairflowtransfer-webapptransfer-webapp-fipstransfer-webappeu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1mx-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2ap-east-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1privatenotebookstudiolabelingnotebookstudionotebooknotebook-fipslabelingnotebookstudionotebook-fipsnotebookstudio-fipsnotebook-fipsnotebookstudionotebook-fipsnotebookstudioeu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2experimentsus-gov-west-1us-gov-east-1ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1onrepostsagemakercopporgmilcompronetintedugovbiznameinfoshoprsorgmilcomnetedugovbrendlyresolvenzauscotvstoreorgcomnetedugovbizinfoidacaicoittvorgmilcomschnetedugovinfocloudezproxysiteacmymyspreadshopkuleuvenwebhostingtransurl123websitecloudnsinterhostsolutionsddns5476103298edgfacbmlonihkjutwvqpsryxzbarsycoororgcomedumyftpno-iporxcloud-ipfor-somemmafanfor-morewebhopselfipjozidyndnscloudnsdscloudfor-thefor-betteractivetrailcoeconorestooteorgcomeconeteduassurmoneyafricaarchitectesrestaurantloisirstourismavocatsinfoagrounivcoorgcomnetedugoviatvdeportesaludtksatorgmilcomwebgobnetinteducienciaboliviarevistacooperativaempresanombreindustriamusicapatriamedicinademocraciapoliticapuebloindigenaplurinacionalarteblogwikiinfoagrotransportenoticiasprofesionalacademiaeconomiaecologiamovimientotecnologianaturalpagesappsgroksailsimplesitecepesebamapadfmgalampbacscpirngorotomtrjspaprrprrsesmscepesebamapadfmgalampbacscpirngorotomtrjspaprrprrsesms*biaamfmtcmptvfeirasampajampanatalbelemananiradiog12medindfndbmdtrdthepoaggfjdfdefinfenflegsegongengcngorgzlgslglogppgmillelqslcimcomnomadmjabimbbibbsbabcrectecsjcetcpscpvhudieticriapipsiecnbiorioecogeoteoodoproatoartfstmatvetdetbetnetcntnotfotgrueduajuespappreptmpemparqsrvadvdevgovntrturagrjorfarjusmusdesvixxyzcozfozslzbhzmaringasantamariacampinagrandegoianiasorocabafloripasaobernardocuritibaboavistarecifeaparecidasaogoncasalvadorcuiabamorenamacapalondrinacontagemsocialfortalmaceioleilaoosascoriobranconiteroi9guacutcheblogflogvlogwikitaxicoopmanauspalmascaxiasjoinvillebaruericampinassantoandreribeiraoriopretoweorgcomnetedugovv0windsurfshiptodaycloudsitecoaccoorgnetgovofmilcomgovmediatechzacoorgcomnetedugsjgovmydnspenfnlabnbmbgcbcqconcontnuyksknsmyspreadshopno-ipawdevboxbarsyonidatemfuinabusavinstanceseceuguukussryzespawncsxcloud-ipmyphotosfantasyleaguetwmailcleverappsscrappingccwucloudnsftpaccessgame-serverccgovobjectsrmalpgcust*svcalp1aeappenginermalpgmyspreadshop4lima2ixsquare7cloudscale123websitefirenet12hpflowgotdnslinkyard-cloudcloudnslima-citydnskingobjectstorageedaccogoorusorgcomnetinteduaéroportxn--aroport-byaassogouvcomilgobgovcloudnses-1eu-west-1us-east-1euvipit1eurarubait1s3lbwebsites3websiteru-spbru-mskelasticcsrunstnukukcaukusnl-ams-1fr-par-1fr-par-2functionsnodess3ddlwhmrdbfnck8sifrs3-websitecockpitscblmgdbdtwhkafkpubprivs3ddlwhmrdbk8sifrs3-websitecockpitscblmgdbdtwhkafks3ddlrdbk8sifrs3-websitecockpitscblmgdbdtwhkafkk8sscalebookpl-wawfr-parnl-amsbaremetalsmartlabelinginstancesdechk2kuleuvenlaravelvoorloperurownoxazapscwhstgrvaporonline-serverobservablehqelementorantagonistreclaimjoteluluencowaydiademjelasticmatlabmagentositetrendhostingaxarnetjenv-arubajelejoteravendbemergenttrafficplexconvexkeliwebserveboltbegetcdnstaticson-rancherprimetelonstackitunison-servicesdnshomelinkyardbarsyjelecloudnscocomnetgovmycn-northwest-1cn-north-1s3s3-accesspoints3-websites3s3-accesspointrdsdualstacks3-deprecatedemrappui-prods3-websiteemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspoints3s3-accesspointrdsdualstackemrappui-prods3-websiteemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicn-northwest-1cn-north-1cn-northwest-1ebcomputeelbcn-north-1airflowcn-northwest-1cn-north-1oncn-northwest-1cn-north-1amazonawssagemakeramazonwebservicesdirectasgdsdhehahljlnmhbacscahqhshhihnlnynsnmofjbjzjxjtjhkcqtwgsjssxnxjxgxxzgz網絡网络公司orgmilcomnetedugovxn--55qx5dcanva-appsxn--io0a7iquickconnectcanvasitekhsjxn--od0algcanva-codemyqnapcloudsrvrlessclustersrealtimestorageleadpagescarrdcrdorgmilcomnomnetedugovhidnssupabaserdpareplmypiumsoxmitotaplpagesfirewalledreplitowodevwebview-assetsvfswebview-assetss3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicloud9eu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1s3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicloud9consent-portals3s3-accesspointdualstackanalytics-gatewayemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websiteemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspointdualstackemrappui-prods3-websiteemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspointdualstacks3-deprecateds3-websitebedrock-agentcores3-object-lambdaexecute-apibedrock-agentcores3s3-accesspoints3-websites3-accesspoint-fipss3-fipss3s3-accesspointdualstackemrappui-prods3-websites3-accesspoint-fipsaws-cloud9s3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websites3-accesspoint-fipss3-fipsemrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apis3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstacks3-deprecatedanalytics-gatewayemrappui-prods3-websiteaws-cloud9emrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9vfss3s3-accesspointdualstackemrappui-prods3-websiteaws-cloud9emrstudio-prods3-object-lambdaemrnotebooks-prodexecute-apicloud9eu-west-3ap-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1mx-central-1me-central-1ca-central-1il-central-1ap-northeast-1us-northeast-1ap-southeast-1me-south-1af-south-1ap-south-1ap-southeast-7us-west-2eu-west-2ap-east-2us-east-2ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1mrapaccesspoints3s3-accesspointdualstacks3-deprecatedanalytics-gatewayemrappui-prods3-websites3-accesspoint-fipsaws-cloud9s3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstacks3-deprecatedanalytics-gatewayemrappui-prods3-websites3-accesspoint-fipsaws-cloud9s3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apicloud9s3s3-accesspointdualstackemrappui-prods3-websites3-accesspoint-fipss3-fipsemrstudio-prodbedrock-agentcores3-object-lambdaemrnotebooks-prodexecute-apis3eu-west-3ap-south-2eu-south-2computes3-ap-northeast-2elbrdss3-ap-east-1s3-sa-east-1s3-us-gov-west-1s3-eu-central-1s3-ca-central-1eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3s3-website-us-west-2s3-website-eu-west-1s3-external-1eu-central-1me-central-1ca-central-1il-central-1s3-us-west-1s3-eu-west-1s3-website-sa-east-1s3-website-ap-southeast-2ap-northeast-1ap-southeast-1s3-us-west-2s3-eu-west-2me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2us-east-2s3-website-ap-southeast-1s3-1s3-globals3-ap-northeast-3eu-north-1airflowap-southeast-2s3-us-gov-east-1s3-fips-us-gov-east-1s3-me-south-1s3-ap-south-1ap-northeast-2s3-website-us-west-1ap-southeast-5s3-eu-north-1s3-ap-southeast-1s3-website-us-gov-west-1compute-1s3-eu-west-3us-gov-west-1s3-website-ap-northeast-1us-gov-east-1s3-fips-us-gov-west-1s3-website-us-east-1s3-ap-southeast-2ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1s3-us-east-2s3-ap-northeast-1authauthauth-fipsauth-fipseu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1mx-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2ap-east-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1eu-west-3eu-south-2ap-southeast-3eu-central-1ca-central-1ap-northeast-1ap-southeast-1ap-south-1us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5eu-west-1us-east-1ap-east-1sa-east-1csrframeservicesbuilderstg-builderdev-builder*ociocpocsazuregcpawsdemoinstanceeu-west-3ap-south-2eu-south-2eu-central-2ap-southeast-3ap-southeast-4ap-northeast-3eu-central-1me-central-1ca-central-1il-central-1ap-northeast-1ap-southeast-1me-south-1af-south-1eu-south-1ap-south-1ap-southeast-7us-west-2eu-west-2us-east-2eu-north-1ap-southeast-2ap-northeast-2ap-southeast-5us-gov-west-1us-gov-east-1ap-southeast-6ca-west-1us-west-1eu-west-1us-east-1ap-east-1sa-east-1previeweu-4us-4us-1eu-1us-2eu-2us-3eu-3appss3-websitekrkrobjectprivateobjectkrkrskrkrsobjectkrprivateobjectkr-privatecomputepaasrag-cloudrag-cloud-chjcloudjcloud-ver-jpcdemonodebalancermembersipeuxvsoncillaocelotonzayalilynxsphinxfentigercustomercaracalsgkrobjectstoragedesgkrusobjectkrkr-naverkr-naver-devkrprivatewebsiteobjectkr-naverkr-privatekr-naver-devjpjpkrjp4jp5s3-website-jpjpkrjp4jp5objectprivateobjecto365cloudstaticxendevapp001testcode-builder-stgplatformmediasiteprojedrydpagesjsx0desazacncoitrueu4uhkukgrbrushatenadiarymyspreadshopfrom-flfrom-wvwebspace-hosttheworkpchatenablogcursorusercontentservesarcasmapplinzisakuratanwixsitefin-ncloudstoragegov-ncloudstorageappchizigiizeis-into-carsdnsiskinkyadobeaemcloudis-a-therapistpgfogmyvncdojinis-an-actress1kappfldrvkozowqa2jpnmexprgmrfirewall-gatewaydynnscafjsfbsbxooguyfrom-gawoltlab-demois-a-anarchistwiardwebteaches-yogadattowebtb-hostinglive-websiteservegamegotpantheonfrom-nhsubsc-payfrom-ohvipsinaappfrom-cadyndns-officeztna-dingtalkhomelinuxfrom-mahercules-appservebbsstreakusercontentfrom-okfrom-wyfastly-terrariumis-a-llamaqualyhqportalserveexchangeon-vaporvivenushopciscofreakgrayjayleaguesmetaaiusercontentfrom-iais-a-libertariansaves-the-whalestaveusercontentyolasiteoperaunitepoint2thisis-a-catererclaudeusercontentlinodeusercontentfrom-vagithubusercontentsells-for-lesshosteurcanva-appsplaystation-cloudddnsfreefrom-pafrom-prfrom-waddnskingoutsystemscloudhotelwithflightmydattois-a-nascarfanmydbserverminiserverdamnserverservehumouris-a-playerfrom-nvfrom-nmemergentagentgentappsamplifyappfrom-kyis-an-accountantnfshostserveircfrom-akpythonanywherestackhero-networkpostman-echolikescandydyndns-mailobservableusercontentserveftpfreeboxosfrom-utcdn77-storageamazonawsneat-urlnclouddyndns-serverlinodeis-a-teacherfrom-vtgleezemythic-beastsus1-pleniteu1-plenitla1-plenitpaywhirlservecounterstrikejdevcloudhealth-carereformis-into-animegoogleapisis-a-painterafricaisa-hockeynutatmetais-an-actora2hostedis-a-democratdatadetectest-le-patrondigitaloceanspacesis-a-designeris-a-hunterlinodeobjectstemp-dnsissmarterthanyoufrom-arsimplesiteevennodetownnews-stagingis-a-liberalgooglecodejelasticservemp3qualyhqpartnerdyndns-free1cooldnsest-a-la-masiondrayddnsdynuddnsfrom-orfrom-miis-a-bloggerfrom-himydobisscanvacodeis-an-engineerest-a-la-maisonupsunappdevinappswafflecellmyasustorwpenginepoweredfrom-ctservep2psame-appmyshopblocksthingdustdatalikes-piediscordsezis-with-thebandlpusercontentis-leetshopitsite3utilitiesis-a-personaltrainersinaappladeskis-a-cheflogoipselfipbase44-sandboxnospamproxyalibabacloudcsmesswithdnsauthgearappsiamallamawithgooglelutrausercontentmochausercontentframercanvasmytabitdyndns-homew-credentialless-staticblitzcpserverdiscordsaysis-a-nurseappspotatlassian-isolated-3premotewdfrom-mtwixstudiocode0emm180rmyactivedirectoryawsappsmytuleapdnsabrpolyspaceqbuserrenderbuiltwithdarkboutirgotdnsabrdnsdopaascanva-hosted-embedawsglobalacceleratorhomesecuritypcmyiphostditchyouripclever-clouddyndns-ipon-aptibleis-a-musicianhosted-by-filessecuritytacticsappspaceusercontenthomeunixstrapiappsame-previewcf-ipfsmycloudnaselasticbeanstalkis-certifieddontexistkasserverik-serverdrive-platformatlassian-3pfirebaseappncpstorageherokuappawsapprunnerbarsycenteris-a-cubicle-slaveservehttpmyshopifyis-a-guruquicksytessiiitesorsitesmagicpatternsappis-a-cpameteorappfrom-wiis-a-rockstarbumbleshrimpdattolocaldatabricksappsreadthedocs-hostedfrom-rifamilydsdyndns-picsmyoxypagesplesknsbplaceddnsaliasdynaliasdyndns-remotedoomdnsip-ddnsblogdnsis-a-doctorroutingthecloudamazoncognitobarsyonlinedsmynasddnsgurucloudflare-ipfsdeus-canvasfrom-idsmushcdnpagespeedmobilizerdyndns-at-homeunusualpersonhosted-by-previderis-a-republicandyn-o-saurstreamlitappworkisboringonthewificprapidqualifioappis-uberleetis-slickgetmyipwpdevcloudtypeformdyndns-at-workgentlentapismynascloudw-corp-staticblitzfrom-ingeekgalaxyservebeerfrom-mdonrenderspace-to-rentaivencloudappspacehostedwafaicloudcodespotblogspotatlassian-3p-us-gov-modfrom-ndfrom-msis-a-techieis-a-studentcustomer-ociis-a-photographerdurumisfrom-ksmassivegriddyndns-wikiis-an-entertaineris-a-hard-workermysecuritycamerafrom-mnrackmazedyndns-blogis-a-bulls-fanwritesthisblogfreemyipsimple-urlfrom-sdninjaneer-sitesreservdauthgear-stagingest-mon-blogueuris-into-gamesrice-labsxtooldevicesakurawebis-an-anarchistoraclecloudappsdyndns-worksells-for-urhcloudfrom-dcfastvps-serverwpmucdnis-a-geekscrysecfrom-txis-into-cartoonsmodelscapetrycloudflarelocaltonetstreak-linkbalena-devicesfrom-njforgeblocksfreebox-oswebadorsitefrom-ncdoesntexisthobby-sitestreaklinkshomesecuritymacownprovidertuleap-partnersdattorelaywphostedmailservequakeis-a-socialistservehalflifepivohostingdynuhostingquipelementsw-staticblitzdyndns-webfrom-deproject-studyis-not-certifiedhercules-devis-a-financialadvisoramazonlightsailservepicsis-a-greenloseyouripfrom-ilwithyoutubemwcloudnonprodwiredbladehostingdnsdojofrom-tnpixolinomyqnapcloudncloudstorageis-an-artisthostedpiis-a-landscaperauiusercontentoaiusercontenton-forgeis-a-conservativedreamhostersnet-freaksapps-1and1is-goneencoreapifastly-edgefrom-nesalesforcefrom-scdeployagentoraclegovcloudappsfrom-alis-a-lawyercechirevultrobjectsstufftoreadisa-geekddnsgeeklovableprojecttry-snowplowfrom-moblogsyteis-a-bookkeepernogmyforumravendbmyboxdeelementoredsaacficogoorinforgcomgobnatneteduidstoreorgcomnetintedudevnomepublorgcomneteduathgovtestscalculatorspaynowinfoquizzesresearchedcloudnsfunnelsassessmentsjscaleforcetmacltdorgmilcompronetgovbizpresseklogesrsccloudcustomfltusrcloude4corealmgovmunicontentproxy9metacentrumdyndyndyndnsdynpagespages-researchitionoccustomercomymyspreadshopipv64diskussionsbereich4limacomrubgov2ixfirewall-gatewayddnssspdnsbarsykeymachinesquare7myhome-serverspeedpartnercommunity-proschuldockxenonconnectgünstigliefernbwcloud-os-instancedyndnssecmy-routerxn--gnstigliefern-wobin-butterl-o-g-i-nisteingeekin-dslin-berlinin-brbfuettertdasnetzleitungsenin-vpnlcube-serverdyn-ip24logoipdyn-berlinruhr-uni-bochum12hpgoipsrvdnsfruskygit-repossvn-reposinternet-dnsgünstigbestellenhome-webserverxn--gnstigbestellen-zvbbplacedheimdnscosidnswebspaceconfiglima-citydyndns1istmeinvirtualuserschulplattformmy-gatewayddnsseclebtimnetztest-iservmein-iservvirtual-userhome64iservschuletaifun-dnstraeumtgeradeschulserverdynamisches-dns123webseitednshomehs-heilbronndnsupdaterbssgraphicdwadpdwdaepeweaawapaafpfwfabwbpbacwcpcciwebuserapiobjectssites*teamst3r2lpabymebravepanelngrokiservstglclcrmerpflypagesbarsyvivenushoplocalcertlocalplayerbearbloggatewaydeno-stagingis-not-ais-a-goodbotdashvercelmocha-sandboxplatter-appreplitgithubpreviewworkersinbrowserevervaultis-ahrsndenoxmitmodxmyaddrstorageapipayloadgrebedocruncontainersreliantlabsstgstagelclstageloginlineis-a-fullstackcodepenreliantpreviewleapcellngrok-freeis-coolpagelemonstoragewebharemediatechlibp2pdiscoursecomyspreadshopstoreregbiz123hjemmesidefirmcoorgcomnetedugovsldorgmilcomwebgobartnetedugovtmorgpolcomsocartnetedugovassoagrondiscoodontk12medcuegyecpaabgengorgmilgalsaltulcomadmesmgobpubdocmonfindgnriouioproartlatvetnetfotedulojgovntrturibrbarxxxofficialbasechefprofmktgpsictechinfoarqtcontdentrrpppsiqgit-pagesritmedfieorgcomlibprieduaipgovriikmeactvsportorgmilcomscieunnetedugovnameinfopintouchtawktotawkmyspreadshoporgcomnomgobedu123miwebcomputeorgcomnetedugovbiznameinfocognito-idptransfer-webappeusc-de-east-1onjelasticnxaspdnsbarsydirectwpdeuxfleurstransurldogadoprvwcloudnsamazonwebservicesdnshomeuserpartycokoobinmkmspaceviewfidymyspreadshopalandkapsiikixn--hkkinen-5wacloudplatformhäkkinen123kotisivuidacorgmilcompronetedugovbiznameinforadioorgcomneteduusercocomexperts-comptablestmmyspreadshopgretaprdcomnomynhccifbxoshuissier-justicenotairesaeroportfreeboxoson-webavocatassoportgouvkdnschirurgiens-dentistes-en-franceavouesfbx-os123sitewebveterinairechirurgiens-dentistespharmacienchambagrimedecinfreebox-osdediboxgoupilemszicpyicpvicppleysheezypagesedugovcnpyorgcomcybllcpvtnetedugovtnxonlineschoolddnsdaemond6atcopanelorgnetplybotdashstackitkaasorgmilcomnetedugovbizmodltdorgcomedugovcoorgcomneteduappwriteacorgcomnetedugovcloudtranslateusercontentorgcomnetedumobiassoorgcomnetedugovbarsysimplesiteindorgmilcomgobneteduorgcomwebnetedugovguaminfonxhra教育敎育網絡网絡组織組織网络網络组织組织公司政府個人个人箇人ltdorgcomincneteduidvgovxn--uc0ay4axn--55qx5dxn--mk0axixn--io0a7ixn--uc0atvxn--zf0avxxn--lcvr32dxn--od0algxn--wcvs22dxn--gmqw5axn--od0aq3bxn--mxtq1mxn--ciqpnxn--tn0agxn--gmq050iorgmilcomgobnetedufngocdnappvoatiiservwp2tempurlmircloudfreesitewpmudevmyfastgadgetcloudaccessjeleambahalfboltfastvpsemergenteasypanelopencraftizcombrendlynamefromrtpersoadultmedorgpolrelcomproartnetedufirminfoassoshopcoopgouvtmcomediahotelforumvideosportorgsexagrargameslakaseroticaerotikatozsdereklamcasino2000filmsuliinfoboltshopprivnewsszexcityutazasjogaszkonyveloingatlaneacaicogoormyᬩᬮᬶmilwebschnetkopbizzonedesaponpesxn--9tfkymyspreadshopgovmytabittabitorderravpageaccok12idforgnetgovmuniltdplcaccotttvorgcomnetmeca6g5gpgamubacaicniocoukuptverdruscsdelhiindorgmilcomwebnicfingenpronetintedugovresbizbiharbarsyinternetbusinessschooltravelsupabasealumnigujaratfirminfoaeropostbankcoopindevscloudnsno-ipbarsybarrell-of-knowledgebarrel-of-knowledgensupdategroks-thisdnsupdatefor-ourknowsitalldvrcammittwalddynamic-dnsv-infowebhopselfipdyndnshere-for-moreilovecollegemayfirstforumzcloudnsmittwaldservertypo3servergroks-theeusekd1cdndyndnsidrawsainaueuapjpusstagemocksysdevicesclientcustreservdcustdevdisrecprodtestingcowzbeebyteutwenteboxfusebravepstmndedynngrokorgmilcomnomnetedugovqcxqzzbarsythingdustmo-siemensrb-hostingfh-muenstergitbookbluebitecloudbeesusercontentnodeartterramindkiloappsforgerockdarklangresinstagingapigeebubbleb-datascryptedhypernodedappnodepantheonsitegitlabgithubkeeneticvirtualservercleverappshostyhostingon-rioedugitticketstelebitwixstudioon-k3sicp0icp12038jeleqotolairbubbleappsmyaddrstolosmyrdbxwebflowdrive-platformbeagleboardhasura-applolipopdefinimavaporcloudmusicianwebflowtestazurecontainerresindevicereadthedocsloginlineeditorxmoonscalesandcatsbasicserverwebthingsbrowsersafetymarkbeebyteappbitbucketidaccovistablogorgschnetgovxn--mgba3a4f16axn--mgba3a4fraarvanedgeايرانایرانjclaspeziapdudcefegelemeperetevebacanatavaparasabgagfgogrgpgalclblimfmrmcbmbvbfclcmcvcrcpcchlimifibicivipirisimncnbnanenrnpntnnolomobocoaogorosopotoptvtatctbtmtltotpusulunutpspapaqsvpvvvtvavvrtrsrprgrfrcrbrarorkrvstsssbscsmsispzczbzbozen-suedtirolmyspreadshopxn--bulsan-sdtirol-nsbxn--valledaoste-ebbtrentinoaltoadigetrentin-sued-tirolxn--forlcesena-c8axn--forl-cesena-fcbxn--bozen-sdtirol-2obtriestetrentinsuedtiroltrentino-s-tirollecceudineaostesienaparmaluccapaviagenoapaduaaostamonzaabruzzoternirietiturinmilanbozenlaziofermoleccocuneonuoropratola-speziavdataaligfvgpugmolcalcamlomumbsicpmnvenvaoedugovabrsarmaremrbastoslazibxosfirenzetrentinosüdtirolval-d-aostavalle-aostamessinacremonaravennatoscanatrentin-suedtirolbolognacalabriaurbinopesarofriuli-v-giuliaogliastraxn--valle-aoste-ebblaquilaandriatranibarlettasyncloudxn--valle-d-aoste-ehbaostavalleyvalled-aostatrentino-alto-adigevallee-d-aostexn--balsan-sdtirol-nsbpistoiasicilialucaniacataniaiserniaperugiabresciaveneziagorizialiguriaimperiabulsan-suedtirolbalsan-suedtirolbarlettatraniandriaxn--trentino-sdtirol-szbforlì-cesenatuscanyvallée-d-aostemantovavallée-aostecasertapiemontevalleaostaval-daostafriulivgiuliatrevisoforli-cesenavalléedaosteferrarapescaravald-aostatrentino-altoadigefriuli-vegiuliavallee-aostecarboniaiglesiastarantomediocampidanovalleedaostetrentinosud-tirolcampobassotrentinsüd-tiroltrentinosüd-tirolmonzabrianzatrentino-südtirolxn--trentino-sd-tirol-c3bpotenzacosenzavicenzaemiliaromagnavenicefrosinonemarchepordenonetrentinosued-tirolvaresemolisevalléeaostefriuli-veneziagiuliabasilicatalatinaanconasavonaveronamodenabiellabolzano-altoadigepugliafoggiaumbriatrentino-stirolgenovapadovamateranovararagusapiacenzatrentinostirolvalleeaostetempio-olbiasudsardegnatrentinsudtirolmassa-carrarafriuliveneziagiuliatrentinosuedtirolandria-barletta-tranitrapanixn--cesenaforl-i8amaceratacaltanissettaascoli-picenobrindisicarraramassacagliaririmininapolivibo-valentiachietibulsan-sudtirolbalsan-sudtiroltrentino-a-adigebulsanbalsaniglesiascarboniamilanotorinoteramodell-ogliastraarezzotrentinoalto-adigerovigotrentovenetoiglesias-carboniatrentino-sud-tirolaltoadigereggio-emiliareggio-calabriasardegnatranibarlettaandriapiedmontxn--sdtirol-n2amedio-campidanotrentino-süd-tirolfriuli-vgiuliafriuli-ve-giuliaromeennaromapisa32-b16-b64-blodiastibarineencomonaplesforlicesenailiadboxosalessandriasicilytrani-barletta-andriaxn--trentin-sdtirol-7vbpesarourbinotrentinsued-tirolcesena-forliforlìcesenaemilia-romagnamonzaebrianzaxn--trentinsdtirol-nsbtrentinos-tiroltrentinsüdtirolvalledaostaolbia-tempiocampidanomediovibovalentiasassarivalle-daostalombardysud-sardegnafriulivegiuliareggioemiliamonzaedellabrianzaalto-adigevercellitrentin-sudtiroltraniandriabarlettatrentino-sudtirolascolipicenobozen-südtirolfriulive-giuliaflorencexn--cesena-forl-mcbcarbonia-iglesiasaosta-valleycarrara-massadellogliastratrentinoa-adigexn--valleaoste-e7apesaro-urbinoxn--trentinosdtirol-7vbxn--trentin-sd-tirol-rzbxn--trentinsd-tirol-6vbtrani-andria-barlettatrentin-süd-tirolxn--trentinosd-tirol-rzbgrossetomonza-e-della-brianzasüdtirolreggiocalabriatrentinoaadigetrentin-südtirolverbano-cusio-ossolafriuliv-giuliaverbaniacampaniatrentino-aadigefriulivenezia-giuliasardiniaandriabarlettatranibarletta-trani-andriacatanzarooristanourbino-pesarocesena-forlìvalle-d-aostacampidano-medio123homepagesiracusatempioolbiasuedtirollombardiaavellinocesenaforlìtrentinofriuli-venezia-giuliabozen-sudtirolandria-trani-barlettabulsan-südtirolbalsan-südtirolmonza-brianzabolzanotrentino-sued-tirolbellunosalernolivornocrotonesondriodnshometrentinsud-tirolmassacarraratrentin-sud-tiroltrentino-suedtirolviterbobergamocesenaforliolbiatempiopalermobeneventoagrigentoofcoorgnetfmaitvphdengorgmilcomschnetedugovperagrikanieasukehandachitatokaiaisaikonanoharuamaobuhigashiuraowariasahiinuyamatobishimaiwakurashitarainazawatoyonegamagorimihamatoyotataharakariyayatomioguchikomakimiyoshinishiotokonamekiyosuchiryutoyohashiokazakiisshikikasugaikotakiratoeianjotogofusosetohazutsushimashinshirotakahamanisshinshikatsuhekinantoyokawaichinomiyatoyoakeodateogataakitaikawakyowahonjoogayurihonjonoshirokamiokakatagamimitanegojomeyokotekosakadaisenkazunonikahohonjyomoriyoshimisatohappoukamikoanihachirogatahigashinarusesembokufujisatokitaakitaitayanagiowanitakkomutsutsurutahirosakigonoheoirasetowadamisawanohejiaomorishingohiranairokunohehashikamitsugarushichinohehachinohenakadomarisannohekuroishisakaeisumiasahiotakiinzaiabikomatsudoyachiyomutsuzawakujukuriomigawakashiwatoganemihamanaritasakuranagaramobarahanamigawachoshishiroichoseikozakishisuikatorimidorichonankyonanfuttsuonjukufunabashinagareyamanodasosatakochuotohnoshourayasukimitsuyokaichibayotsukaidosodegauratateyamakamagayayokoshibahikariyachimatakatsuuratomisatokisarazukamogawaichikawanarashinoichinomiyashimofusaminamibososhirakoichiharaoamishirasatoikatahonaiainansaijoseiyoiyoozuuwajimaniihamanamikatamasakiuchikokihokutobetoonshikokuchuomatsuyamaimabarikamijimakumakogenyawatahamamatsunosabaeikedaobamasakaifukuiohionotsurugamihamawakasaminamiechizeneiheijikatsuyamatakahamaechizensoedaukihaomutaokawanishiogoribuzenonojosueumiokiotochikugosasagurisaigawamizumakishinyoshitomikurumekurateyamadakasuganakamamiyamanogatatakatahakataiizukakawaratagawakasuyaashiyainatsukimunakataminamitsuikishonaikurogifukuchikeisenhigashimiyakoshinguyukuhashiokagakiyamekogaongausuikahotohochuotoyotsumiyawakadazaifuhisayamatachiaraiyanagawanakagawahirokawachikujochikushinochikuhochikuzennamieotamaokumashowateneiiwakikoorinangoononishigoshimogoomotegomishimafukushimaasakawakagamiishishirakawaiitatefutabahiratayugawahanawakitakatakawamatakunimiyabukibandaihigashihironoyamatomiharuyamatsuriaizubangedatesomaaizuwakamatsuyanaizuaizumisatonishiaizuizumizakikitashiobarataishinkaneyamakoriyamainawashirotanagurafurudonosamegawasukagawaishikawatamakawaikedaogakitaruiginanenahashimahichisonakatsugawaibigawashirakawamizunamiminokamomitakekawauesekigaharatomikasakahogikitagatayamagatatajimianpachimotosuyaotsukakamigaharahidakanisekitokigujominogodoyorogifukasamatsutakayamawanouchihigashishirakawakasaharashimonitatsumagoichiyodakannakanrashowameiwakiryuotaoratomiokafujiokaitakuranaganoharahigashiagatsumatakasakishibukawaminakamikatashinatsukiyonokawabanumataannakaoizumimidorishintoisesakiuenoyoshiokakusatsutakayamanakanojonanmokutamamuratatebayashimaebashiotakekaitadaiwahongofuchukuietajimashobaramiharahatsukaichihigashihiroshimamiyoshikumanokurenakasakaseraseranishiasaminamifukuyamashinichionomichiosakikamijimajinsekikogentakeharaotobenanaeikedatohmaozoraobiraabirakyowaeniwataikibibaisharirebunerimohiroooketootarupippunishiokoppechitosefurubirahakodateshiranukakitahiroshimakushiroobihironanporoiwamizawaniikappukunneppufukushimanakasatsunaitoyourakuromatsunaiakabirakamisunagawashibechaurakawakamifuranonakatombetsuasahikawashimokawakayabeokoppebiratoriabashirisaromaatsumanumatahidakabifukamukawamikasahorokanaitoyotomisarufutsuhigashikawaishikarikitamiyoichiesashiiwanaitomariminamifuranoakkeshifuranotoyakoyakumootoineppushikaoishiraoinemuronayorohaboroashorobihororishirifujiutashinaihokutotakasuebetsuurausuassabukikonaishimamakinaiedatetoyabieinikiesanuryuoumuteshikagarikubetsuashibetsukimobetsuaibetsutobetsusobetsuembetsushimizuchippubetsurishirihokuryuhoronobeshintokutsubetsushibetsuhonbetsumombetsutsukigatakuriyamakoshimizushiriuchikutchanmurorannoboribetsukamishihorowassamushinshinotsukembuchiwakkanaikamoenaikiyosatotakinoueshikabesunagawafukagawanakagawatakikawakamikawahigashikagurahamatonbetsumatsumaemoseushirankoshishakotanimakanemashikeotofuketomakomaisandatambaitamiawajikasaiasagoshisoonoakoyashirotoyookaminamiawajiinagawafukusakitakasagokamigorikasugaharimayokawaashiyahimejiakashitaishiaogakisannantakinosumototakarazukanishinomiyashingugoshikinishiwakiyokatakaaioimikisayoyabukawanishiamagasakisasayamashinonsenkakogawaichikawakamikawatatsunotsukubaiwamaogawaasahisakaitokaioaraiitakobandodaigosuifuinaamikasumigaurakashimaomitamayachiyoshimodatetomobetoridehitachinakainashikisakuragawakasamayawaramoriyahitachiomiyanamegatayamagatahitachikamisuushikutakahagiibarakitonekoganakasowayukimihojosomitoryugasakishimotsumafujishirotsuchiurachikuseihitachiotashirosatotamatsukuriuchiharashikahakuinanaotsubatawajimakahokukawakitatsurugikaganominotosuzuuchinadakomatsuanamizunakanotohakusannonoichikanazawaiwateshiwafudaikawaimoriokaofunatohanamakikuzumakikitakamininohekunoheyamadayahabasumitaichinosekitanohatahiraizumirikuzentakatajobojiotsuchihironomiyakoiwaizumikarumaiichinohenodakujitonooshushizukuishifujisawamizusawakamaishikanegasakimannoutazukotohiraayagawazentsujihigashikagawauchinomikanonjisanukimarugamemitoyotakamatsutadotsunaoshimatonoshoakuneamamiizumihiokiyusuikinkoisasookouyamanakatanekagoshimakanoyaisenkawanabeminamitanemakurazakitarumizunishinoomotematsumotosatsumasendaioimatsudaayaseebinamiurazushinakaiodawaraiseharasagamiharahakoneaikawakaiseiatsugitsukuihadanoyamatoyamakitazamaoisochigasakininomiyayokosukakamakuraminamiashigarafujisawasamukawakiyokawahiratsukayugawaraokawaumajikochitsunootoyoakiinonishitosayasudahidakamiharasakawaniyodogawahigashitsunokagamigeiseisusakiotsukinaharisukumomurototosakamiochitoyotosashimizumotoyamanankokunakamurakitagawayusuharaogunichoyoukiasoutoozugyokutoamakusamifunetakamoriyamagaminamataminamiogunikikuchisumotoyamatonagasumashikiaraokumamotokamiamakusanishiharayatsushiroayabeseikasakyoideineujinakagyokameokakyotangokyotanabekyotambaminamiyamashiroyamashinatanabeyawatawazukaminaminantanmiyazuhigashiyamafukuchiyamakitamukokamojoyokizumaizuruujitawaraoyamazakinagaokakyokumiyamakawagoeinabeshimameiwaasahitaikiudonoisetsukisosakikuwanamihamamiyamasuzukatamakimisuginabarikumanokomonominamiisewataraitobakiwatakikihotadomatsusakayokkaichikameyamaureshinoishinomakishichikashukuohirataiwaosakizaohigashimatsushimashikamaiwanumashibataogawaraonagawakawasakiseminemarumoriminamisanrikukakudamuratawakuyatomiyanatoriwataritagajomisatotomekamirifushiroishimatsushimayamamotoshiogamafurukawahyugaebinotsunosaitoayakushimanobeokakitauramiyazakitakazakigokaseshiibamimatashintomikunitomikitakatakobayashikawaminamitakaharukijotakanabemiyakonojonishimeranichinankitagawakadogawamorotsukakisofukushimaminamimakisakaeobuseikedaogawamiasaokayaasahiotakiotarichinoinaomichikumakomaganechikuhokukaruizawayasuokaooshikaikusakaminamiaikitogakushimatsukawakawakamitateshinatakamorikitaaikishiojirimiyadahakubaiizunaiijimaiiyamamiyotasuzakayasakatoguraookuwanagawaminowahirayayamagataminamiminowafujimiomachisakakitakaginaganonakanosakuhokomoronagisoshinanomachiwadauedaiidaharasuwatomiachiaokianankisosakunozawaonsenagematsutakayamashimosuwamatsumotoyamanouchinakagawamochizukiazuminotatsunoobamaomuraseihiunzenosetofutsuikichijiwanagasakiisahayahasamisaikaikawatanasasebohiradokuchinotsugototogitsutsushimashimabarashinkamigotomatsuurayamazoekashibaikomakawaitenrioyodosangokoryoudaojiikarugayamatokoriyamatenkawakatsuragikurotakikawakamimiyakemitsuetakatorikamikitayamayamatotakadahegurishinjokanmakisakuraitawaramotogoseoudanarasoniandokawanishishimoichihigashiyoshinokashiharashimokitayamanosegawayoshinomintsivorytopazsakuragehirnsumomoaseinetopalmail-boxmokurenyoitamuikaojiyagosensanjoaganomyokoseiroagaomishibataniigatanagaokamurakamiuonumayuzawakariwatagamitainaitsunanminamiuonumatochioyahikojoetsuseiroukamosadoizumozakitokamachiitoigawasekikawakashiwazakitsubamemitsukekokonoesaikiusukibeppuusahimeshimakunisakihasamataketatsukumihitaoitahijikusuyufukujukamitsuebungoonobungotakadaibaraniimibizentsuyamaokayamakasaokahayashimayakagemaniwaakaiwamisakishinjotamanotakahashikibichuowakesojanagishookumenannishiawakurakurashikiasakuchisetouchikagaminosatoshotomigusukunakagusukuyaeseizenaurumaiheyaaguniogiminanjokinminamidaitokitanakagusukuyonaguniokinawaishigakikunigamiurasoekadenataramahiraraginozataketomishimojizamamitonakiitomanhigashimotobuyonabarugushikamionnanahanagohaebarukumejimakitadaitonakijinnishiharayomitanginowantokashikiishikawaikedasuitaminohizuminishisakaikananabenodaitoosakasayamayaokishiwadatadaokakaizukatondabayashichihayaakasakakumatorikadomasayamahigashiosakashijonawatehirakatataishimisakitajirihannansennankatanotoyonominatosettsuhigashiyodogawaibarakinosekitachuohigashisumiyoshifujiiderakashiwaraizumiotsutoyonakamatsubaramoriguchiizumisanoshimamototakatsukineyagawahabikinotakaishikawachinaganoyoshinogarikamiminearitaouchiimarihizenogikashimaariakekiyamafukudomikitagatakitahataomachigenkaikanzakinishiaritakyuragisagataratosutakushiroishikaratsuhamatamakouhokukawagoeyoshidasatteogoseirumaasakaurawaogawaniizaomiyayoriiotakishikihonjooganohannohanyuinasaitamaokegawaarakawayoshikawayokozehasudasayamahidakafukayachichibuiwatsukiryokamiyoshimikamiizumifujimiwarabiranzanmiyoshiminanoyashiosakadosugitomisatohigashichichibutodasokakukiyonokazoshiraokakasukabekounosukawajimatsurugashimamiyashirokitamotohatoyamamoroyamahatogayakumagayakawaguchinagatorokamisatomatsubushinamegawatokigawakamikawafujiminohigashimatsuyamakoshigayatokorozawas3isk01isk02ryuohkoseikonanaishorittotakashimamaibarahikonetorahimenishiazaikokagamokotoyasuotsukusatsunagahamamoriyamatoyosatotakatsukinotogawaomihachimanhigashiomiakagiunnanizumogotsuamayatsukakakinokimatsuehamadamasudahikawahikimiokuizumoyasugiyakumomisatotamayuohdahigashiizumookinoshimanishinoshimatsuwanoshimaneshimadafujiedayoshidashimodagotembaiwataatamikosaiyaizuitoizumishimahaibaramakinoharaomaezakikawanehonkannamisusonohigashiizufukuroinumazukawazufujiaraishizuokahamamatsushimizuizunokunimatsuzakimorimachiminamiizunishiizukikugawakakegawafujikawafujinomiyaujiietsugaoyamayaitaohiranikkoashikagakuroisokanumasakurashioyakarasuyamamotegiichikaikaminokawatochigihagamokanogisanobatonasumibunasushiobaranishikatautsunomiyaiwafunemashikoshimotsukeohtawaratakanezawaitanokomatsushimatokushimaichibaminamiaizumiwajikikainanmiyoshinarutomimamugiananmatsushigesanagochishishikuinakagawamachidachiyodakomaefussainagitaitochofufuchuomeotahigashiyamatotoshimaokutamaaogashimakodairaedogawaarakawahachiojishinagawatachikawashibuyasuginamihinodekiyosesumidaoshimanerimamitakahamuraadachinakanomizuhobunkyomegurominatokoganeihigashikurumekokubunjihigashimurayamamusashimurayamatamakitahinochuokotokatsushikakouzushimaogasawaraakishimakunitachishinjukusetagayamusashinohachijoitabashiakirunohinoharachizunanbukotouramisasawakasayonagokogehinoyazutottorinichinansakaiminatokawaharaoyabetairainamiasahinantoimizufuchutakaokakurobeyamadajohanatoyamatonaminyuzenfunahashinakaniikawanamerikawaunazukitogahimiuozufukumitsutateyamakamiichiiwadearidayuasainamitaijikatsuragiaridagawatanabemihamahidakakainankiminomisatoshingushirahamakamitondayurakozakoyagobokitayamawakayamakudoyamahashimotokushimotokozagawahirogawakinokawanachikatsuurarsuseroeoishidasagaeoguniasahinagaitendonanyoobanazawanishikawasakataohkuratozawamikawamamurogawayamagatafunagatatakahatashonaishinjokahokuiideyuzakawanishitsuruokakaminoyamayamanobeshiratakamurayamanakayamakaneyamahigashineyonezawasakegawamitouubeyuuabushimonosekitabuseoshimatoyotaiwakunihikarishunannagatohagihofukudamatsutokuyamashowadoshitsurunanbukoshukaiminami-alpsnirasakikosugeotsukioshinohokutominobuyamanashifuefukichuokofuichikawamisatoyamanakakonakamichitabayamanishikatsuranarusawafujikawahayakawafujiyoshidafujikawaguchikouenohara長野京都岐阜大阪三重群馬千葉滋賀佐賀奈良adednelgaccogogror秋田愛知高知埼玉沖縄栃木熊本岩手青森山梨新潟島根鳥取長崎香川宮城石川大分宮崎茨城山口兵庫山形徳島広島福島福岡岡山富山静岡愛媛福井東京xn--4it168dhatenadiaryxn--vgu402ckawaiishophatenablogcocottenamaste北海道penneehimeiwateversestabachibashigagonnagunmapermahaccaakitaosakauh-ohblushkochiaichifukuikuroncapooitigohyogotokyokyotopunyuthickcheap0t00g00j0mie2-ddaapyawjg0amfemsubxiiboomoobutchueekpgwrgrherskrboyrdyupperunderflierchipsmydnsheavyangryhippygirlyrulez神奈川鹿児島和歌山bambinaxn--nit225kokayamasaitamaxn--k7yn95exn--1lqs03nsapporoparasitelolipopmcxn--efvn9sniigatafukuokatokushimafukushimahiroshimakagoshimafakefurokinawaxn--8pvr4ucoolblogxn--0trq7p7nnkawasakinagasakimiyazakichilloutxn--8ltr62kxn--klty5xpeeweezombiecutegirlxn--rny31hxn--uuwu58axn--ntso0iqx3axn--djrs72d6uytoyamanikitanyantakagawamimozanagoyaboyfriendxn--2m4a15egreaterchowderegoismyamagatafashionstorexn--elqq16hxn--pssu33lsendaimiyagixn--rht27zpecoriaomorisaloonwatsonvivianxn--djty4knobushipigboatnaganopinokoxn--f6qx53asadistvelvetsecretxn--5js045dchicappayamanashiibarakidigickgirlfriendxn--1lqs71dmongolianxn--c3s14mxn--qqqt11mtochigixn--5rtq34kparallelo0o0mondkobesagabonadecaoitanarafoolkilldecimainhiholomosblokilociaoundopupugifutankcrapflopnooroopsmodsholyjeezstripperpepperbittershizuokaxn--rht3dkitakyushureadymadeicurusversusmatrixxn--rht61ehungryfloppygloomycrankyhandcraftedlittlestarxn--klt787dxn--kltx9awhitesnowsunnydaytottorilovepoptheshopbuyshopxn--5rtp49cxn--d5qv7z876cwebaccelxn--kbrq7oxn--4pvxsxn--1ctwolovesickkumamotocatfoodxn--tor131oyokohamawakayamatonkotsuxn--ehqz56nxn--uist22hxn--6btw5axn--kltp7dyamaguchifrenchkisspussycatxn--4it797kxn--uisz3gbabybluexn--zbx025dnetgamersxn--7t0a264ckanagawaxn--6orx2rishikawaxn--ntsq17ghalfmoonschoolbusjellybeanxn--mkru45iusercontentlolitapunkxn--32vp30hsakurastoragehokkaidoshimanecandypopbabymilksupersaleweblikeraindropbackdropwebsozaikikirarahateblodaynightmeneacsccogoormobiinfoaeusxxorgmilcomnetedugovorgcomnetedugovbizinfotmprdorgmilcomnomedugovassnotairespresseassocoopgouvveterinairemedecinpharmaciensorgnetedugovtraorgcomedurepgovmeneperekgacscaiiocogoitoresmshsseoulbusanulsandaeguc01milvkimmvchungnamjeonnamjeonbukeliv-dnsgyeonggijejueliv-cdnincheondaejeongangwongyeongbukgwangjuchungbukgyeongnameliv-apicoeduindorgcomembnetedugovorgmilcomnetedugovjcloudorgcomnetintedugovperbnrinfocooyorgcomnetedugovethipfscanvamypepethw3sstorachakeeneticjoinmcinbrowserdwebcyonnftstoragemyfritzaemewphlxachotelltdorgcomwebsocschngonetintedugrpgovassnomgacsccoorgnetedugovbizinfo123websiteidorgmilcomasnnetedugovconfidmedorgcomplcschnetedugovaccoorgnetgovpresstmassoirseproxaccosoundcasthoptocraftvp4c66orgnetedugovitsxwxmcdirmyboxbarsyedgestacksynologylogintoopencloudnohostwebhopdiskstationi234tcp4hoocgroknoipprivmydsddnsdnsforlohmustransipdscloudfilegear-sgbrasiliafilegearframerbarsybarsyonlinecoprdorgmilcomnomedugovinforgcomnetedugovnameacprorgcomartnetedugovpresseinfoassoinstgouvorgnycedugovbarsydscloudjuorgcomnetedugovminisiteaccoororgcomnetgovorgmilcompronetintedugovbizmuseumnameinfoaerocoopaccoorgcomnetintedugovbizcooporgcomgobneteduorgmilcomnetedugovbiznameaccoorgmilneteduadvgovcoorgcomnetaltgovforgotherhiskeeneticispmanagernomassoprod5476132eastasiacentraluswesteuropewestus2eastus2pnortheurope-01newzealandnorth-01southindia-01southcentralus2-01norwaywest-01eastus2-01westus2-01australiaeast-01italynorth-01israelnorthwest-01swedencentral-01westeurope-01centraluseuap-01taiwannorthwest-01uaecentral-01northcentralusstage-01israelcentral-01mexicocentral-01canadacentral-01austriaeast-01germanywestcentral-01francecentral-01ukwest-01denmarkeast-01polandcentral-01eastus-01westus-01swedensouth-01eastus3-01westus3-01brazilsouth-01centralus-01francesouth-01australiacentral-01westindia-01uaenorth-01jioindiacentral-01canadaeast-01belgiumcentral-01spaincentral-01koreacentral-01chilecentral-01qatarcentral-01westcentralus-01eastus2euap-01norwayeast-01southafricanorth-01brazilsoutheast-01germanynorth-01switzerlandnorth-01switzerlandwest-01japanwest-01southafricawest-01japaneast-01eastasia-01indiasouthcentral-01taiwannorth-01centralindia-01uksouth-01southcentralus-01northcentralus-01eastasiastage-01indonesiacentral-01australiacentral2-01australiasoutheast-01malaysiawest-01koreasouth-01southeastasia-01southeastus5-01northeastus5-01jioindiawest-01rucdnwest1-usfra1-desandboxjls-sto1jls-sto3jls-sto2aglobalabglobalsslmapprodfreetlsmapvpslon-1lon-2ny-1fr-1sg-1ny-2paassnwebpaashostingjelasticnordeste-idcsocuserpagescwebfileblobservicebuscoreatlricnjsjelasticwebsitestoragesezagbinruhuukjptsmyspreadshopmynetnameakamaiorigin-stagingfrom-coipv64dynv6cdn77serveblogadobeaemcloudhicamsprytdnsupno-ipownipde5ovhicpfirewall-gatewaysytesmypsxbarsyusgovcloudapimyamazemyradwebakamaihdsaveincloudfastlylbfrom-lasubsc-paysquare7in-the-bandblackbaudcdnhomelinuxoninfernoctfcloudservebbsdns-dynamiccloudfrontakamai-stagingipifonyham-radio-opsenseeringclickrisingcommunity-profrom-nylocalcertgrafana-devedgesuite-stagingcloudflareanycasteating-organicatlassian-devmydattofeste-iplocaltotorprojectknx-serveredgekeycloudflareglobalcloudyclustercasacamserveftpakamaized-stagingakamaiorigindns-cloudmyeffectboomlabotdashbuyshousestwmailhetemlazure-mobilein-dslthruhereredirectmedynuddnsbouncemesupabaseluyanicloudappakamaicloudfunctionsdebiannhlfanpgafanstatic-accessin-vpnmysynologymafeloappudohomeftptrafficmanagersiteleafseidatmemsetcloudflarecloudaccesskeyword-onazure-apiis-a-chefdoes-itgets-itwebhopselfiphomeipkicks-assedgesuitewindowsserver-ontunnelmolemydissentscrapper-sitecloudflarecnuni5srcfggffiobbzabchrsndenodynuopikddnsvpndnsakadnselastxkinghostvps-hostfastlyhomeunixazureedgeshopselectdontexistmyfritzcloudjiffyalwaysdatasells-itsquaresbroke-itazurefddattolocalat-band-campmeinforumfamilydsazurestaticappsdefinimabplaceddnsaliasdynaliasnow-dnsblogdnsroutingthecloudendofinternetdsmynasakamaiedgemymediapcadobeio-staticakamaiedge-stagingakamaihd-stagingddns-ipprivatizehealthinsurancelive-onkrellianschokokeksmassivegridmysecuritycamerarackmazeserveminecraftfrom-azis-a-geekakamaizedmoonscaleoffice-on-theusgovtrafficmanageradobeioruntimeedgekey-stagingreserve-onlinechannelsdvrdnsdojousgovcloudappcdn77-sslapps-1and1podzoneazurewebsitesdynathomescaleforceyandexcloudvusercontentisa-geekcdn-edgescoaemalcesappwriteazimuthtlonarvobuiltwithrocketnoticeablestorecomwebrecnetperotherfirminfoartslgdloncogoiltdorgmilcolcomplcschgenngonetedugovbiznamefirmmobiacincoorgmilcomnomwebgobnetintedubizinfocomyspreadshopdemongovtransurl123websitehosting-clusterkhplaycistrongsnesosvalervålerxn--vler-qoaossandeheroysandeherøybøboheroyherøyxn--hery-iraxn--b-5gavalerbøboxn--b-5gasandesandexn--hery-iraxn--vler-qoavålerhåreålaahavaofsfvfhlolnlalrlhmfmtmahcostntbuåstrmreigersundmyspreadshopgálsáeidsvolltingvollgildeskalflorøvadsøvardøvanylvenxn--bhccavuotna-k7astrandaxn--kvnangen-k0axn--sknland-fxaxn--mosjen-eyarakkestadhyllestadnannestadvevelstadvaapstenordre-landsondre-landsøndre-landtjieltexn--vrggt-xqadsør-aurdalsor-aurdalheradstordmoldefordeførdeseljefedjeryggehemnexn--krehamn-dxasognegranesøgnebrynetjomevallebykletokkegiskedovretjømehobølvoldasaudatolgasømnaviknadønnasomnadonnatranafrananesnaraumasmolatrænafrænalesjasmølaørstaorstahitrafloraaukraloppafrøyarissasnasahalsagalsaromsaraisaráisafroyasnåsagronghobolfjelltydalårdalardalaskimharamkraanghkekråanghkesorumbarumhurumbærumsørummodumsálátbálátfrognbjugnvåganvagangulenskienløtenlotenstrynvefsnxn--merker-kuaskaunsveiobømlobomloskjåkvardoflorovadsosalatbalatsálatklæbuklabuselbubarduulvikskjakklepprisørxn--nttery-byaeflåeidflahofmilgolholsellomskifetvikdepvgsfhsaskerrisorhamarasnesåsnesrørosrorosxn--slat-5namasoynaroyvaroyluroydyroyaskoyradoyandoyrodoymeloyradøyandøyrødøymeløyaskøylurøydyrøymåsøyværøynærøyhoylandethøylandetdivtasvuodnalørenskoglorenskognesoddtangenxn--tjme-hraxn--smla-hraxn--stjrdal-s1aunjargalillehammerunjárgaxn--hamary-fyadavvenjargaxn--bearalvhki-y4a123hjemmesidegjerdrumxn--brnnysund-m8acxn--tnsberg-q1axn--mlatvuopmi-s4axn--snsa-roaxn--skierv-utaxn--brum-voatysfjordkvafjordeidfjordkvæfjordsongdalenmjondalenmjøndalenxn--gls-elackragerogáŋgaviikagangaviikasørreisasorreisasør-varangersor-varangerxn--risr-iraskiervaxn--frna-woaxn--trna-woakvinesdalleksvikleirvikrøyrvikroyrviksvelvikvenneslaevje-og-hornnessandnessjøenmarnardalvindafjordsandefjordenebakksnillfjordullensvangxn--trany-yuabrønnøysundnamsskoganaustevollxn--stjrdalshalsen-sqbnord-aurdalnord-frontrøgstadtrogstadgrimstadflakstadgjerstadxn--sandy-yuaxn--leagaviika-52bnore-og-uvdalvegarsheixn--rlingen-mxaxn--ggaviika-8ya47hvegårsheikarlsoykvitsoymasfjordenhamaroyinderoyosteroydavvenjárgasauheradguovdageaidnuxn--vre-eiker-k8abronnoysiellakkrødsheradkrodsheradkvinnheradbrønnøyxn--mtta-vrjjat-k7afxn--lrenskog-54akvitsøyvárggátkarlsøyosterøyinderøyhamarøybronnoysundxn--aurskog-hland-jnbbahccavuotnabáhccavuotnagiehtavuoatnastor-elvdalmidtre-gauldalxn--gildeskl-g0akarasjokevenassixn--bievt-0qaxn--yer-znalebesbynessebyxn--hbmer-xqamalselvmålselvxn--unjrga-rtamøre-og-romsdalmore-og-romsdalhareidmelandørlandorlandstrandålgårdsolundalgardafjordåfjorddielddanuorrikautokeinoxn--stre-toten-zcbskodjeaejriestangeliernebamblestokkefauskesnåasesnaasekongsvingerlangevagberlevagxn--flor-jrahattfjelldalostre-totenøstre-totenvestfoldxn--mely-iraálaheadjualaheadjunordreisaxn--troms-zuaxn--lgrd-poacporsangerflatangerstavangerleikangerbremangersamnangergieldakarasjohkaxn--rdy-0nabfrostautsirasnoasatromsaxn--sr-aurdal-l8aflekkefjordjølsterjolsteraremarkhedmarknååmesjevuemienaamesjevuemiexn--vard-jrarollagmeråkermerakerorskogørskogxn--bdddj-mrabdákŋoluoktaxn--osyro-wuaaknoluoktatrysilskjervøymandaljondalbindalrindalmeldalsuldalorkdalsigdalalvdallærdalhurdalsirdalverdallerdallardaloppdalåseralaseralhadselkragerødivttasvuotnaoverhallasteinkjerxn--hnefoss-q1askedsmokorsettromsøxn--dyry-iravestre-totenmuseumxn--sandnessjen-ogbrahkkeravjufylkesbiblbájddarbajddarxn--laheadju-7yarennesøyxn--koluokta-7ya57hxn--hgebostad-g3aleirfjordstorfjordbalsfjordbåtsfjordbatsfjordmuosátbievátloabátkárášjohkanøtterøyxn--mjndalen-64anordkappláhppilahppialstahaugsiljanverranrøykenroykenhaldenlyngenbergenhortenhønefosshonefosstroandinbeiarnvarggatosoyroosøyrotromsoidrettmuosatbievatruovatloabatvoagattynsetnessetxn--indery-fyaskánitskanitraholtråholtxn--ystre-slidre-ujbandebusarpsborgbearduxn--karlsy-fyahordalandjorpelandjørpelanddeatnuringsakersør-odalsor-odalxn--slt-elabringerikeaudnedalnittedalnissedalhemsedalslattumsurnadalxn--blt-elabelverumstjørdalnaustdalhjartdalgjøvikfyresdalhasviknarviklarvikgjovikmalvikgamviklenvikporsgrunnstjordalengerdaldrobakdrøbakxn--msy-ula0hvestvagoyxn--vgan-qoaxn--ryken-vuaxn--lten-graxn--stfold-9xaxn--hpmir-xqaxn--lury-iramálatvuopmimalatvuopmitysværkirkenesbirkenesmoskenesbáidárxn--fjord-lraxn--rdal-poabahcavuotnabáhcavuotnaxn--frde-gralindåsbearalvahkixn--hobl-iraráhkkerávjuxn--loabt-0qavågåáltábodøsundlundraderådeetnetimeholeauregrueoddavagavegaranatanaarnasolasulaaltalekafusavangbergkvamåmliamlibokntinnroangranosenoslobodorøstroststatåmotamotivguprivøyeroyerliermossvossxn--nvuotna-hwalusterlunnermarkerhábmerhabmerhvalerfjalerxn--rholt-mratysvarbaidarfitjargaularhápmirhapmirmelhusfosnesøksnesoksnestysneshemnesevenesflesbergeidsbergtonsbergtønsberglindasxn--sndre-land-0cbnamsosxn--srum-graøystre-slidreoystre-slidrevestre-slidretrondheimbalestrandxn--langevg-jxaaustrheimxn--skjk-soavagsoyaveroysandoykarmoyfinnoytranoyvestbytranbysykkylvenxn--hyanger-q1aspjelkavikandasuoloxn--fl-ziaxn--drbak-wuastathellexn--sr-varanger-ggbtelemarkxn--bhcavuotna-s4axn--porsgu-sta26fčáhcesuolocahcesuoloakrehamnåkrehamnsandøykarmøyfinnøytranøyvågsøyaverøynamdalseidxn--lesund-huabadaddjaxn--vegrshei-c0axn--btsfjord-9zagildeskålporsanguxn--trgstad-r1anávuotnanavuotnahammerfestxn--sgne-graxn--brnny-wuacibestadharstadnarviikaevenáššivestnesgjemnessandnesagdenesrennesoyxn--avery-yuaxn--tysvr-vrabearalváhkikongsbergspydebergrandabergxn--andy-iradavvesiidaxn--krdsherad-m8aporsáŋgufredrikstadbjerkreimringeburennebuaurskog-holandnotteroyxn--vgsy-qoa0jxn--rmskog-byaskierváivelandbyglandfrolandaurlandforsandxn--bjddar-ptamidsundålesundalesundfetsundfarsundovre-eikerøvre-eikerakershusxn--moreke-juasørfoldøstfoldostfoldsorfoldhøyangerhoyangerlevangerorkangertanangerxn--vestvgy-ixa6olillesandulsteinxn--rennesy-v1agranvinskjervoyxn--klbu-woalavagisxn--h-2faxn--ryrvik-byakafjordkåfjordseljordfolkebiblxn--gjvik-wuajevnakerxn--kfjord-iuabudejjuxn--kranghke-b0axn--davvenjrga-y4axn--rland-uuaxn--ldingen-q1axn--mlselv-iuaxn--rady-iraxn--linds-prabrumunddalxn--ygarden-p1amo-i-ranaeidskogrømskogromskoghjelmelandxn--finny-yuaxn--sr-odal-q1axn--skjervy-v1aballangenkvanangenkvænangengratangenxn--hmmrfeasta-s4acvossevangensuohkanxn--rde-ulaxn--mli-tlaxn--ksnes-uuanordlandskanlandskånlandsortlandfuoiskuxn--rros-graxn--hcesuolo-7ya35bxn--eveni-0qa01gagaivuotnagáivuotnaxn--seral-lradrammenmodalenmosjoenjan-mayentorskensteigengloppenxn--snes-poamatta-varjjatxn--sr-fron-q1aomasvuotnajessheimbådåddjåxn--krager-gyaxn--kvfjord-nxaxn--asky-iraxn--snase-nraxn--bidr-5nacholtålenxn--vads-jraxn--jlster-byamosjøenxn--rst-0nastavernxn--ostery-fyaxn--oppegrd-ixaxn--sknit-yqaxn--risa-5naoppegårdskiptvetrendalenholtalenxn--mot-tlaxn--lhppi-xqaxn--holtlen-hxaxn--srreisa-q1akopervikxn--muost-0qaxn--bmlo-grahokksundkvalsundegersundxn--karmy-yuaullensakerxn--hylandet-54axn--kvitsy-fyaxn--bod-2nalangevågberlevågkristiansandxn--rsta-frahornindalstjørdalshalsenstjordalshalsensandnessjoenhámmárfeastaxn--lrdal-srasør-fronsor-fronnord-odalkristiansundmátta-várjjatvestvågøynesoddennotoddenbuskerudøygardenoygardensalangenlavangenralingenrælingenlodingenlødingenleaŋgaviikalaakesvuemieleangaviikauenorgexn--srfold-byaaskvollxn--rskog-uuaxn--nry-yla5gxn--vry-yla5ghammarfeastaxn--rhkkervju-01afxn--givuotna-8yakommunekrokstadelvanedre-eikerhagebostadhægebostadxn--berlevg-jxakviteseidxn--s-1faxn--l-1faxn--nmesjevuemie-tcbafuosskomoårekemoarekexn--lt-liacxn--jrpeland-54asvalbardoppegardholmestrandtvedestrandsogndalsokndalarendalsunndalfolldalxn--krjohka-hwab49jlyngdaletnedalnorddalsaltdalgausdalskedsmovaksdalgjesdalstordalxn--frya-hraaarbortedrangedalxn--smna-graaurskog-hølandxn--vg-yiabtjeldsundhaugesundlindesnesxn--mre-og-romsdal-qqbxn--dnna-gradyntmpheremerseineshacknetenterprisecloudmineaccomaorimāoriorgmilcriiwigennetschoolhealthkiwigovtgeekxn--mori-qsacloudnsparliamentcomedorgcompronetedugovmuseumwebsitekinservicebarsywebsitebuildereerobookheimdnsleapcelleero-stagetechcrscsslorigingohomecdbedeeeiemesecabgngilnlalplchfisiincnnoroptatitmtltruauhulumkdkukskjplvtrgrfrkrhrusesismycynzcznetinteduassoososcloudstgbetaaezaeuhkusjswzhatenadiarycdn77hoptozaptois-a-knightmyftpno-ipjpnddnssdpdnsspdnsbarsysweetpepperis-a-bruinsfanis-very-sweetservegameis-a-soxfanhomelinuxcdn77-secureservebbsmisconfusedwebredirectblogsitefreedesktopcouchpotatofriestoolforgeaccesscamis-lostreadmyblogsmall-webfedorapeopleserveftpis-a-celticsfanmywirepotagertwmailin-dslsellsyourhomeread-booksfreeddnscable-modemis-savednflfanufcfanmlbfanstuff-4-saleendoftheinternetin-vpnmy-firewallhomeftpis-localis-a-chefboldlygoingnowherewebhopselfipkicks-assroxatunkcamdvrfedoraprojectgotdnsdvrdnsdyndnspubtlspimientahomeunixdontexistfedorainfracloudwmflabsfspagesbmoattachmentsteckidsfamilydsdnsaliasdynaliasnow-dnscloudnsdoomdnsduckdnsblogdnshomednsroutingthecloudendofinternetdsmynasip-dynamicpoivronhttpbinmyfirewallis-very-evilmysecuritycamerais-a-linux-userwmcloudis-a-geektuxfamilyis-a-candidatedoesntexistis-very-badhobby-sitegame-hostaltervistais-foundis-a-patsfandnsdojohepforgepodzonedynservcollegefanis-very-goodfrom-meis-very-niceisa-geeknerdpolacmedsldingorgcomnomgobabonetedupleskaemhlxmyboxrockyprvcydeuxfleursvibekitprodomgspdnscodebergheyflowstatichostlinkyhostmymagicorgmilcomnomgobneteduorgcomeduiorgmilcomngonetedugovcloudns1337ngrokacorggogfamcomwebgobnetedugokgopgkpgovgosbizpasaugumicsopozpapuwmwsrprusiskwpspkppspkmpspokeoiawsawifoumsdnskokwpmuppuppsppiwwiwoowuzswkzoschrzpisdnwzmiuwwitdpssewsseumigugimoirmpinbwinbwiihupporzgwgriwupowwskrwioswuozstarostwokonsulattmpccopruszkowmyspreadshopostrodakartuzyopolegminamediaustkazgorajgoraolawailawalomzawloclradombytomjaworznotargilubinkoninzagantorunkutnokepnonakloczestsopotsanokturekplockslasksklepzarowlukowmedaidgdaorgmilrelcomnomatmgsmartneteduelkgovwawsossexbiztgorysejnytychypomorzeboleslawiechomesklepsdscloudunicloudzakopanelegnicarawa-mazbydgoszczswidnikkrasnikwloclawekbielawamragowograjeworealestatebeskidykaszubymalopolskaprzeworskswiebodzinlecznadfirmaszkolawarmiagdyniamiastakazimierz-dolnymalborkswidnicadlugolekaostrolekapodlasieelblagtravelsimplesitezachpomormielecszczecinnieruchomosciwalbrzychlezajsklublinbedzinpoznanwielunmielnooleckostarachowicedkontopowiatwroclawrybniksuwalkileborkslupskgdanskostrowwlkptarnobrzegtourismwegrowkrakowglogowyou2pilanysamailwrocinfoagroautobeepshoppriviqhslapypiszlodzcfolksecommerce-shopmazurypulawyskoczowrzeszowpomorskiezgierzkaliszolkuszlowiczostrowiecsosnowiecmazowszewodzislawbialowiezazgorzeleckatowicepabianicejelenia-gorawolominkarpaczsieradznowarudaczeladzkonskowolaskierniewiceswinoujscieturystykabieszczadycieszynketrzynolsztynbialystokbabia-goraprochowicewarszawastalowa-wolapolkowicegorlicegliwiceponiatowalimanowalubartowaugustowkobierzyceopocznognieznoszczytnokolobrzegshoparenapodhalebielskoklodzkostargardcoshipatwithplayitownnamecoorgnetedugovacorgcomproestnetedugovbiznameislaprofinforechtngrokmedaaaacacpaenglawjurbarbarsykeeneticavocatacctcloudnsorgcomsecplonetedugov123paginaweborgcomnetintedugovnomepublidkinbarsygovx443cloudnsorgmilcomnetedugovcooporgmilcomschnetedugovnamecomcannetlibassoaemclantmcontstoreorgcomnomrecwwwbarsyfirminfoshopartsv6stackitmyddnswebspacelima-cityacincooxorgedugovbarsybrendlyhbvpsvpsspectrumlandinghostingacppmordoviamcprecbgorgmilcomspbnetintedumsknovgovbirrasmcdirmytismircloudvladimirnalchikadygeyamarinepyatigorskmyjinobashkiriaeurodirvladikavkazna4ugroznykustanaikalmykiacldmaildagestaniransmbuildcloudcanvaliaravalrwxwixdevelopmentappwritemigrationneedleverceldatabasestackitcodereplravendbsanityonporterlovableaccoorgmilnetgovcoopmedorgcompubschnetedugovservicemecomygovorggovtvmedorgcomnetedugovinfoedgfacbmlonihkutwpsryxzbdtmacfhppmyspreadshopbrandpartiorgcomfhvpress123minsidaitcouldbeworlanbibkommunalforbundfhskiopsyskomvuxkomforbnaturbruksgymnloginlineorgcomnetedugovenscaledeuusentsurgebotdaorgmilcomnetgovnowteleporthashbangbearlyplatformlovablebarsyshopwarebasehoplixbarsyonlinemsf5gitpagewawamscofigma-govcaffeinefigmacanvasoltstscwputerbarsysupportchatgptsquareomniweopensocialcpanelplaycodenotionnovecorewpsquaredpreviewjelecyonbyensrhtfastvpspieboxconvexmedusajsjouwwebheyflowplatformshdocsflowyloginlinemadethissourcecraftclouderaorgorgcomartedugouvunivmeorgcomnetedugovsurveysstatichfheiyumanusxs4allprojectmyfastubervibehostapp-ionosdeployagentmecoorgcomschnetedugovbizcncostoreorgmilcomneteduembaixadaconsuladokiraranohoprincipesaotomeheliohobarsystorebaseshopwaresellfyaisanityabkhaziavologdamordoviapenzalenugsochinavoiexnetspbmsknovnorth-kazakhstanashgabadkareliaarmeniageorgiavladimirnalchikivanovobukharaadygeyakhakassiakalugakrasnodarjambylaktyubinsktroitskbryanskobninskkurganazerbaijanpokrovskbashkiriatselinogradvladikavkazmurmansktulatuvamangyshlaktashkentchimkentgroznykaragandatermezarkhangelskkustanaikalmykiabalashoveast-kazakhstankaracoldagestantogliattibarsyredorgcomgobedumirenaccoorgjelasticdiscoursecleverappsschacmiincogoornetonlineshopcogoorgmilcomwebnicnetintedugovbiznametestcoorgmilcomnomnetedugovorangecloudpersoindorgcomfinnatnetgovensmincomtourismintlinfox0611orgmilcomnetedugovquickconnectvpnplusnettprequalifymeaddrmyaddrntdllwadlnctvavdrk12orgmilpolbeltelcomwebgennetedutskkepgovbbsbiznameinfocoorgmilcompronetedugovbiznameinfobetter-thanworse-thansakurafromdyndnson-the-webmymailerorgmilurlcomneteduidvgovmydnsgameclubebizmeneacsccogotvorhotelmilmobiinfovodteiflgplkmsmsbcckhincndnvncoztltmkckppzpdprvcvkvlvcrkrkscxuzchernovtsyrivneyaltaodesavolynrovnolutskltdinforgcomnetedugovbizvinnicazhitomirternopilpoltavakropyvnytskyizaporizhzhiasevastopolsebastopoluzhgoroduzhhorodkharkovkharkivvinnytsiakhmelnytskyizaporizhzhecrimeaodessazhytomyrnikolaevcherkassydonetskluganskluhanskkirovogradivano-frankivskchernivtsikrymkievkyivlvivsumyzakarpattiamykolaivcherkasychernigovkhersonchernihivdnipropetrovskdnepropetrovskkhmelnitskiyneacsccogoorusorgmilcomedugovmyspreadshopadimono-ipbarsybarsyonlinelayershiftnh-servretrosnubapicampaignservicelugaffinitylotteryweeklylotteryraffleentrygluglugsmeaccoindependent-inquestnimsitecopropymntltdorgplcschnetgovnhsbarsyindependent-commissionindependent-reviewpolicepublic-inquiryindependent-panelconnhospindependent-inquiryroyal-commissionoraclegovcloudappscck12libaws-govccphxcclibpvtparochchtrcck12libcceatonk12coglibtecgendstmusann-arborwashtenawcck12glghcck12sealibforksolympiabainbridge-islkeyporthoquiamyarrow-pointcentraliaport-townsendsequimport-ludlowrentonsilverdalebremertonredmondsheltonbellevueport-orchardport-angeleskingstonchehalisaberdeengig-harborseattlepoulsboidmdndsddemenegacalamaiavawapailalflnmdcncscohnhmihiviwiriinmntnmocoutvtctmtgunjokakwvnvprarorasmskstxwynykyazisadninsnngosrvis-bymircloudservernamepointtoenscaledland-4-salefreeddnsstuff-4-saleazure-apinoipdatabricksappscloudnsgolffanheliohostazurewebsitesgvorgmilcomgubneteducoorgcomnetd0egvorgmilcomnetedugovmydnsiacostoree12orgmilcomnomwebgobbibrectecnetintedugovraremprendefirminfoartseducok12orgcomnethidnsadidacaionioapsonlahanamhanoicamauhueorgcompronetintedugovbizbacninhtayninhhoabinhnamdinhtravinhhaiphongvinhlonghaiduongquangnamquangtrithuathienhuequangninhbacgianghaugiangquangbinhsoctrangbentrethanhphohochiminhdanangkontumhatinhkhanhhoathanhhoahealthgialailaocaiyenbaibackanngheanlonganphuyenphuthocanthodaklakdongnainameinfovinhphucdongthapkiengiangtiengiangquangngailaichaulangsonlamdongdaknonghagiangangiangcaobangbinhduongninhthuanbinhthuanbaclieuthaibinhninhbinhbinhdinhtuyenquanghungyenbaria-vungtauthainguyendienbienbinhphuocschbizputerorgcomnetedugovcloud66advisormypetsdyndnsxn--8dbq2axn--4dbgdty6cxn--5dbhl8dxn--hebda8bxn--80auxn--d1atxn--c1avgxn--o1acxn--o1achxn--90azhxn--55qx5dxn--uc0atvxn--od0algxn--wcvs22dxn--gmqw5axn--mxtq1mxn--12c1fe0brxn--h3cuzk1dixn--12co0c3b4evaxn--12cfi8ixb8lxn--o3cyx2axn--m3ch0j3axn--j1adpxn--90amcxn--90a1afxn--h1ahnxn--j1ael8bxn--h1alizxn--c1avgxn--j1aefxn--80aaa0cvacxn--41acaffeineexeopentunnelbotdashtelebitorgtmaccoagricorgmilnomwebnicngonetaltedugovlawnisschoolgrondaraccoorgmilcomschnetedugovbizinfoprg1-zeropstritonstackitlimazeropsaccoorgmilgovяспборгкоммскбизмирсамаракрымсочиакодпроргобрупрצהלממשלישובאקדמיהองค์กรธุรกิจรัฐบาลศึกษาทหารเน็ต教育網絡組織公司政府個人닷넷한국澳门新闻澳門联通家電嘉里招聘通販닷컴삼성コムგეбгрфеюadcdbdgdidmdsdtdaebedeeegeiejekemenepereseveyegabacalamanauavapaqasazacfbfafgfnfpfwftfbgcgagggegkgngmgsgpgvgtgugilmlnlalclglplsltlhmimjmkmmmomambmcmdmfmgmzmpmsmtmgbbblbsbecccacnclcmcvctcscmhkhghchbhthphshlinikifigiaibicivisikninhnmncnbngnsnpnvntnjoionomobocoaofodorosotoptstttytatbtetgtithtmtltrusuvuaucueuguhulumunufjdjbjtjsjlkmkhkfkdkcktkukskpkgpmpnpkpjpgqaqmqiqsvtvcvbvmvlvrwpwtwzwbwcwawgwkwmwtrsrprgrfrercrbrarnrmrlrkrirhrwsusrssspsgsesbsaslsmsissxmxaxcxuypysylymykygybycyuztzsznzmzkzdzczbzazελευ世界台灣购物公益点看臺灣网络書籍在线网站手机机构大拿游戏信息台湾谷歌慈善商标香港中国餐厅网址中國商城食品微博政务移动集团公司八卦商店健康网店政府时尚佛山中信娱乐广东企业homedepotengineeringاماراتrepublicankuokgroupversicherungchannelcitadelxn--pgbs0dhxn--b4w605ferdstatebankwebsitexn--mgb9awbf亚马逊淡马锡alibabaxn--ngbc5azdxn--mgbbh1axn--45br5cyltoshibabuildworldcloudtradeguideplacespacedancemoviephoneprimesmilebiblestyleappleazurestoreskypegripexn--l1accdrivelottehorsehouseleasechasereisestadahondaomegaaetnaamicaninjanokiamediadeltavodkaedekaosakapizzaslingemailgmailtirolshelltmallfinallegaltotalhotelamfamforumrehabmusicciticricohcoachwatchboschearthfaithirishmiamiarchidubaiguccipraxiみんなストアセールcanonsalononionnikonepsonkoelngreensevencrownikanoradioaudioweiboglobopromogalloyahoociscorodeovideomangobingotokyovolvolottokyotophotosmartsportquesttrusthyattjetztadultcymrubaidutushuxn--kprw13dubankclickblackmerckgroupsharpcheapnowtvxn--h2brj9cקוםհայоргсрбмонкомбелмкдқазрусукрمصرقطرعربكومdadcfdmedwedredphdthdbidpidkrdmsdltdiceonewmeglemoerwecfageacbanbambaaaammakianraspacpaaxawtfbcgaegongingaigvigorgdogdhlmilrilonlaolloluoljllcalgalnflafltelsrlfrllplkimibmcamcombommomifmabbjcbscbwebcabnabtabmlbpubabcbbcnecincpncllcstcwtcpwcnyckfhbzhovhmoiskiobisbitcifyituipinvinwinxincbnbcnmanfangdnmenrenkpnmtnyunrunfununobiojioriohbogmofooboooooacoecoceongoproartistottnttbbtcateatlatvetpetbetnethktmitfitintjothotgotdotbotprueduicujnjyouinknhktdkappsapgapmapdnptopgopllpjmpzipvipripesqtrvdtvitvdevmovgovhivnrwlawsewnewbmwwownowhowdvrftrmtrsfrbarcartvscrseusawsupsubssbsadsddsldssasbmsmlsxxxboxfoxgmxtjxsextaxbuyflydiysoyjoyskypaydaygayxyzanzbizwebersenerpokerlameractortatarsolarລາວคอมไทยtourslocusnexuslexusgiftsbeatsboatspartspressglassswissकॉमनेटtiresgivescodeshomesgamestunesshoescardswalesloansvegastoolsdealsautosparisファッションworkssucksrocksxeroxforexfedexpartylillymoneystudyrugbytoraytoday中文网xn--unup4y天主教飞利浦新加坡enterprises我爱你嘉里大酒店christmasxn--fct429kholdingsxn--8y0a063axn--mgbx4cd0ablifestyleabogadoallstatenetbankكاثوليكxn--s9brj9cxn--gk3at1ebestbuycharityxn--55qx5dmicrosoftpropertybasketballhomegoodscorsicajewelrygallerygrocerysurgerycountrybrusselsverisignferreroxn--czr694bhdfcbankcommbanksoftbankپاكستانپاکستانnextdirectالسعوديهالعليانxn--h2brj9c8cxn--80adxhksshikshaxn--mgbai9azgqp6jcuisinellabarclayscatholicxn--kpry57dcompanyxn--xhq521bblackfridayxn--mgba3a3ejtsandvikxn--d1acj3bacademydownloadمليسياxn--j1amhxn--w4r85el8fhu5dnraipirangaathletaxn--fhbeixn--mgbqly7cvafrzuerichxn--c2br7gஇலங்கைcontractorsxn--io0a7igraphicsinsurancetemasekxn--xkc2al3hye2amotorcyclesphotographydirectoryplumbingxn--vhquvclothingtrainingcleaningwilliamhilllightingxn--mgba3a4f16ashoppingcateringeducationokinawapicturesventuresproductionsxn--9et52uwalmartഭാരതംsupportrealestatecapitalonexn--nqv7fs00emaauspostfloristdentistxn--qxamgodaddybradescobargainsmitsubishikerryhotelsxn--9dbq2axn--3pxu8kimmobilienxn--fjq720axn--mgbtx2bholidaymckinseymadridbusinessbuildersxn--4gbrimмоскваالسعودیةcoffeedegreelacaixapartnersalsaceofficeabbvievoyageorangegeorgeonlinechromemobilekindlegoogleoraclecircleschulesecureinsurexn--mgba7c0bbn0aestatexn--mgbc0a9azcgcruisehangoutxn--vuq861bxn--42c2d9arexrothfirestoneuniversityxn--nnx388alifeinsuranceextraspaceонлайнvermögensberatersoftwarexn--fiqs8sxn--mgbab2bdxn--w4rs40ltiendaभारतम्africatoyotaotsukasakuracameracreditcardnagoyaconsultingnetworktheatermonsterprogressivepioneerxn--55qw42gracingdatingvotingvikinglivinggivingxn--bck1b9a5dre4cbrotherweatherjoburgفلسطينlplfinancialxn--clchc0ea0b2g2a9gcdfutbolschoolsocialglobaldentalwoodsidechanelairtelmatteltravelrealtorwebcamstreamభారత్unicomalstomxn--nodexn--6frz82gmuseumfurniturexn--rvc1e0am3exn--mix891faccenturexn--11b4c3dismailineustardiscountquebeccomsecclinicservicesxn--y9a3aqxn--c1avgswatchchurchsearchالاردنmarketingcontacthealthmonashshoujisanofitaipeiamericanexpresssuzukiアマゾンクラウドポイントbhartiグーグルxn--mgberp4a5d4armemorialxn--1qqw23alondonmormoninstitutevisionbostonnortoncouponmaisonamazonvirginberlindesigndurbanolayannissananquanxihuanhitachikaufengardenreisenbayerntechnologydatsunxn--90a3aclatinocasinostudiophysioxn--ngbe9e0apharmacytattootaobaoaramcoexpertreportabbottdirectselectimamatfairwindspictettargetmarketintuittravelersinsurancecreditdupontryukyusuppliesxn--tckwebnpparibasschmidtmerckmsdyodobashirestaurantbridgestonecricketxn--fpcrj9c3dbostikbroadwayattorneylefrakemerckxn--fiq228c5hscareersfarmerswinnersflowersxn--wgbh1cguitarsxn--54b7fta0ccxn--p1acfmakeupgalluplandroverxn--kcrx77d1x4agoldpointbauhausxn--mgbayh7gpahiphopplaystationxn--mgba3a4fraxn--eckvdtc9dhyundaixn--gckr3f0fistanbulticketsmarketsflightschintaireviewsxn--3e0b707ewindowsxn--fiqz9sfinancialxn--fzys8d69uvgmابوظبيdiscoverreviewবাংলাxn--5su34j936bgsgmoscowobserverapartmentsдетиارامكوсайтeurovisionxn--i1b6b1a6a2exn--xkc2dl3a5ee0hتونسموقعبارتڀارتشبكةعمانبيتكعراقreadkredbondlandbandfundfoodprodgoldfordtubecafesafelifeggeeieeefreefagepagegugezonewinememenamegamesaleablebikenikelikecarecbreherefiresaveloveliveblueartedatesitevotecaseluxebofamodaltdaasdatiaayogasinavanashiaasiajavabbvatevavivadatazaraarpacasavisasncfprofmaifsurfgolfdvagsongbingpingwangkpmggoogblogpohlfailcooldellcalldeallidlsarlfilmteamroomfarmimdbarabclubhdfcicbchsbcgmbhrichtechfishdishcashminiernikddiaudiwikimobitaxicitikiwidesiqponskinloanakdnwienopenporncerntownimmolimoolloinfonicofidolegosaxozeroaerovivoautovotomotofastbestresthostpostnextlgbtchatseatgiftmeetdietreitmintrentgentspotscotguruitausohumenucyoubanklinkpinkdclktalksilkbookseekworkrsvpaarpjeepshopcoophelpcamppccwshowbeerstarruhrflirweirhaircarsparsjprshausplusnewstipstoysjobskidsfanspicsdocsxboxamexsexynavycitysonyarmyallybabyplaydeliverybuzzgbizlamborghiniphilipsලංකාಭಾರತfitnessexpresslanxesspfizercenterwalterlawyersoccercareerkosherbrokerlockerdealerdoctorauthorxn--mgbqly7c0a67fbcvermögensberatungjaguarxn--pssy2uxn--hxt814eflickrrepairrogersairbusxn--mgbai9a5eva00beventsyachtsxn--t60b56aভাৰতভারতभारतभारोतviajeshermeshughesxn--j1aefसंगठनvillasଭାରତclaimshotelsભારતzapposphotosjuegoscondostatamotorsgratistennisਭਾਰਤtkmaxxtjmaxxschaeffleryandexxn--80aswgrealtysafetybeautyluxuryxn--3ds443gsupplyfamilyxn--o3cw4hhockeysydneyxn--90aenissayalipayenergycomputeragencyxn--rovu88b電訊盈科xn--gecrj9cstatefarmaccountantaquarelleolayangroup香格里拉xn--p1ai组织机构xn--1ck2e1bxn--mgbt3dhdschwarzموريتانياabudhabinowruzkomatsufujitsuhospitalxn--80asehdbxn--mgbtf8flxn--j6w193gxn--yfro4i67oprudentialxn--flw351ecruisescoursesrecipesxn--e1a4cferrarixn--ses554gxn--wgbl6awatchesstaplessinglesxn--mgbcpq6gpa1axn--otu796dpropertiescreditunionxn--mgbah1a3hjkrdstockholmhisamitsuالسعوديةstcgroupdomainsoriginscouponsbloombergclubmedfroganslimitedxn--80aqecdr1aexposedinternationalequipmentbarclaycardxn--q7ce6axn--mgbi4ecexpprotectionassociatesconstructionxn--cck2b3bxn--45q11candroidfoundationישראלxn--mgbca7dzdocliniqueboutiqueengineerxn--qxa6asystemsfirmdalefashionauctionxn--nqv7finfinitirentalsreliancetradingweddingfishinghostinggentingbookingcookingxn--3hcrj9cgraingerxn--czrs0tdemocratsamsungyokohamaxn--h2breg3evexn--nyqy26alundbeckmelbournevacationssolutionsfrontierxn--vermgensberatung-pwbmanagementxn--cg4bkixn--mgb2ddeslincolnhamburgsandvikcoromantblockbusterairforcebarefootxn--4dbrk0ceinvestmentsfeedbackcommunityxn--ngbrxالبحرينdiamondsamsterdamhealthcareredumbrellaxn--mxtq1mxn--2scrj9cagakhanxn--mgbpl2fhкатоликcaravanசிங்கப்பூர்richardlimortgageamericanfamilyxn--fzc2c9e2cscholarshipssaarlandxn--imr513nvlaanderensamsclubgoodyearkitchenஇந்தியாweatherchannelallfinanzxn--kput3iالسعودیۃxn--90aisxn--efvy88hالجزائرxn--mgbaam7a8hexchangejpmorganxn--tiq49xqyjfidelitysecurityxn--mk1bu44cwanggouxn--fiq64bxn--6qq986b3xlxn--mgbbh1a71exn--80ao21amarshallsxn--5tzm5gtravelerspanasoniclatrobeyoutubeaccountantsxn--rhqv96gxn--cckwcxetdanalyticsxn--ygbi2ammxبازاربھارتسوريةorganicfreseniusسورياxn--9krt00axn--qcka1pmcxn--jlq480n2rgdeloittesciencefinancexn--jvr189mxn--30rr7yhomesensehotmailbaseballfootballleclercboehringerxn--q9jyb4cxn--mix082fاليمنهمراهpolitieسودانايرانایرانnetflixyamaxunxn--lgbbat1ad8jcollegestoragecapetowncolognekerrypropertiesxn--mgbgu82axn--ogbpf8flxn--czru2dwhoswhociprianilasallexn--g2xx48cforsalebanamexaudiblexn--vermgensberater-ctbxn--zfr164bericssonvanguardxn--45brj9cindustriestheatremarriottxn--3bst00mcomparexn--mgberp4a5d4a87gcapitaldigitalالمغربbarcelonashangrilaxn--d1alfcalvinkleinwwwcitysapporokawasakinagoyasendaikobekitakyushuyokohamackjp";
    var rulesRoot = 663;
    var exceptionsRoot = 667;
    var numberOfNodes = nodeFlags.length;
    var numberOfEdges = edgeLength.length;
    var edgeOffset = new Uint32Array(numberOfEdges);
    var edgeHash = new Uint32Array(numberOfEdges);
    var wildcardEdge = new Int32Array(numberOfNodes).fill(-1);
    for (let node = 0, offset = 0; node < numberOfNodes; node += 1) {
      for (let edge = edgeStart[node]; edge < edgeStart[node + 1]; edge += 1) {
        edgeOffset[edge] = offset;
        const end2 = offset + edgeLength[edge];
        let hash = 5381;
        for (let i = end2 - 1; i >= offset; i -= 1) {
          hash = hash * 33 ^ labelText.charCodeAt(i);
        }
        edgeHash[edge] = hash >>> 0;
        if (edgeLength[edge] === 1 && labelText.charCodeAt(offset) === 42) {
          wildcardEdge[node] = edge;
        }
        offset = end2;
      }
    }
    var matchNode = -1;
    var matchStart = 0;
    var matchEnd = 0;
    function labelEquals(edge, hostname4, start, length) {
      if (edgeLength[edge] !== length) {
        return false;
      }
      const offset = edgeOffset[edge];
      for (let i = 0; i < length; i += 1) {
        if (labelText.charCodeAt(offset + i) !== hostname4.charCodeAt(start + i)) {
          return false;
        }
      }
      return true;
    }
    function findEdge(node, hash, hostname4, start, length) {
      let lo = edgeStart[node];
      let hi = edgeStart[node + 1];
      while (lo < hi) {
        const mid = lo + hi >>> 1;
        const value = edgeHash[mid];
        if (value < hash) {
          lo = mid + 1;
        } else if (value > hash) {
          hi = mid;
        } else {
          for (let e = mid; e >= lo && edgeHash[e] === hash; e -= 1) {
            if (labelEquals(e, hostname4, start, length))
              return e;
          }
          for (let e = mid + 1; e < hi && edgeHash[e] === hash; e += 1) {
            if (labelEquals(e, hostname4, start, length))
              return e;
          }
          return -1;
        }
      }
      return -1;
    }
    function walk(hostname4, root, allowedMask) {
      let node = root;
      let end2 = hostname4.length;
      let hash = 5381;
      matchNode = -1;
      for (let i = hostname4.length - 1; i >= 0; i -= 1) {
        const code = hostname4.charCodeAt(i);
        if (code === 46) {
          const start = i + 1;
          let edge2 = findEdge(node, hash >>> 0, hostname4, start, end2 - start);
          if (edge2 === -1 && end2 !== start) {
            edge2 = wildcardEdge[node];
          }
          if (edge2 === -1) {
            return matchNode !== -1;
          }
          node = edgeChild[edge2];
          if ((nodeFlags[node] & allowedMask) !== 0) {
            matchNode = node;
            matchStart = start;
            matchEnd = end2;
          }
          end2 = i;
          hash = 5381;
        } else {
          hash = hash * 33 ^ code;
        }
      }
      let edge = findEdge(node, hash >>> 0, hostname4, 0, end2);
      if (edge === -1 && end2 !== 0) {
        edge = wildcardEdge[node];
      }
      if (edge !== -1) {
        node = edgeChild[edge];
        if ((nodeFlags[node] & allowedMask) !== 0) {
          matchNode = node;
          matchStart = 0;
          matchEnd = end2;
        }
      }
      return matchNode !== -1;
    }
    function suffixLookup(hostname4, options2, out) {
      if (fastPathLookup(hostname4, options2, out)) {
        return false;
      }
      const allowedMask = (options2.allowPrivateDomains ? 2 : 0) | (options2.allowIcannDomains ? 1 : 0);
      if (walk(hostname4, exceptionsRoot, allowedMask)) {
        out.isIcann = (nodeFlags[matchNode] & 1) !== 0;
        out.isPrivate = (nodeFlags[matchNode] & 2) !== 0;
        out.publicSuffix = hostname4.slice(matchEnd + 1);
        return true;
      }
      if (walk(hostname4, rulesRoot, allowedMask)) {
        out.isIcann = (nodeFlags[matchNode] & 1) !== 0;
        out.isPrivate = (nodeFlags[matchNode] & 2) !== 0;
        out.publicSuffix = hostname4.slice(matchStart);
        return false;
      }
      out.isIcann = false;
      out.isPrivate = false;
      const lastDot = hostname4.lastIndexOf(".");
      out.publicSuffix = lastDot === -1 ? hostname4 : hostname4.slice(lastDot + 1);
      return false;
    }
    var RESULT = getEmptyResult();
    function parse6(url, options2) {
      return parseImpl(url, 5, suffixLookup, options2, getEmptyResult());
    }
    function getHostname(url, options2) {
      resetResult(RESULT);
      return parseImpl(url, 0, suffixLookup, options2, RESULT).hostname;
    }
    function getPublicSuffix(url, options2) {
      resetResult(RESULT);
      return parseImpl(url, 2, suffixLookup, options2, RESULT).publicSuffix;
    }
    function getDomain4(url, options2) {
      resetResult(RESULT);
      return parseImpl(url, 3, suffixLookup, options2, RESULT).domain;
    }
    function getFullDomain(url, options2) {
      resetResult(RESULT);
      const result = parseImpl(url, 3, suffixLookup, options2, RESULT);
      return result.domain === null ? null : result.hostname;
    }
    function getSubdomain(url, options2) {
      resetResult(RESULT);
      return parseImpl(url, 4, suffixLookup, options2, RESULT).subdomain;
    }
    function getDomainWithoutSuffix(url, options2) {
      resetResult(RESULT);
      return parseImpl(url, 5, suffixLookup, options2, RESULT).domainWithoutSuffix;
    }
    exports2.getDomain = getDomain4;
    exports2.getDomainWithoutSuffix = getDomainWithoutSuffix;
    exports2.getFullDomain = getFullDomain;
    exports2.getHostname = getHostname;
    exports2.getPublicSuffix = getPublicSuffix;
    exports2.getSubdomain = getSubdomain;
    exports2.parse = parse6;
  }
});

// src/engine/quotes/character-class.ts
function characterClass(unit) {
  let bits = classes[unit] ?? 0;
  if (bits === 0) {
    bits = classify(unit);
    classes[unit] = bits;
  }
  return bits;
}
function joinsWord(left, right) {
  return isSpacedWord(left) && isSpacedWord(right);
}
function isSpacedWord(unit) {
  return (characterClass(unit) & (wordBit | unspacedBit)) === wordBit;
}
function classify(unit) {
  const character = String.fromCharCode(unit);
  let bits = knownBit;
  if (/[\p{DI}\u0640]/u.test(character)) return bits | ignorableBit;
  if (/[\s\p{Cc}]/u.test(character)) return bits | spaceBit;
  if (/[\p{L}\p{N}\p{M}\p{Cs}]/u.test(character)) bits |= wordBit;
  if (/[\p{L}\p{M}]/u.test(character)) bits |= letterBit;
  if (new RegExp("\\p{Nd}", "u").test(character)) bits |= digitBit;
  if (/[\p{M}\u1160-\u11ff\uff9e\uff9f]/u.test(character)) bits |= extenderBit;
  if (unspaced.test(character)) bits |= unspacedBit;
  return bits;
}
var wordBit, letterBit, digitBit, spaceBit, unspacedBit, extenderBit, ignorableBit, knownBit, classes, unspaced;
var init_character_class = __esm({
  "src/engine/quotes/character-class.ts"() {
    "use strict";
    wordBit = 1;
    letterBit = 2;
    digitBit = 4;
    spaceBit = 8;
    unspacedBit = 16;
    extenderBit = 32;
    ignorableBit = 64;
    knownBit = 128;
    classes = new Uint8Array(65536);
    unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\u3000-\u303f\u30fc\uff01-\uff60]/u;
  }
});

// src/engine/quotes/normal-characters.ts
function normalCharacters(cluster, keepCase) {
  const known = straight.get(cluster);
  if (known !== void 0) return known;
  const composed = cluster.normalize("NFKC");
  const kept = composed.startsWith(" ") ? cluster : composed;
  const cased = keepCase ? kept : kept.toLowerCase();
  return Array.from(cased, (character) => straight.get(character) ?? asciiDigit(character)).join("");
}
function simpleForm(unit) {
  let form = simpleForms[unit] ?? notSimple;
  if (form === 0) {
    form = isSimple(unit) ? normalCharacters(String.fromCharCode(unit), false).charCodeAt(0) : notSimple;
    simpleForms[unit] = form;
  }
  return form === notSimple ? 0 : form;
}
function isSimple(unit) {
  const character = String.fromCharCode(unit);
  if ((characterClass(unit) & (spaceBit | ignorableBit | extenderBit)) !== 0 || new RegExp("\\p{Cs}", "u").test(character)) return false;
  const normal = normalCharacters(character, false);
  const becomesDigit = /\d/.test(normal) && !new RegExp("\\p{Nd}", "u").test(character);
  return normal.length === 1 && !becomesDigit && !readByContext.has(character) && !readByContext.has(normal);
}
function asciiDigit(character) {
  if (character <= "" || !new RegExp("\\p{Nd}", "u").test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (code - first < 9 && new RegExp("\\p{Nd}", "u").test(String.fromCodePoint(first - 1))) first -= 1;
  return String(code - first);
}
var superscripts, hyphens, straight, simpleForms, notSimple, readByContext;
var init_normal_characters = __esm({
  "src/engine/quotes/normal-characters.ts"() {
    "use strict";
    init_character_class();
    superscripts = "¹²³⁰⁴⁵⁶⁷⁸⁹⁺⁻";
    hyphens = "-‐‑‒–⁃−﹘﹣－";
    straight = new Map(
      Object.entries({
        "'": "‘’‚‛‹›′‵´`ʼʹ",
        '"': "“”„‟«»〝〞〟″‶",
        "-": `${hyphens}⁻₋`,
        "%": "٪",
        ".": "٫",
        ",": "٬",
        "/": "⁄∕",
        σ: "ς"
      }).flatMap(([plain3, variants]) => Array.from(variants, (variant) => [variant, plain3]))
    );
    simpleForms = new Uint16Array(65536);
    notSimple = 1;
    readByContext = new Set(`[%‰'—―${hyphens}${superscripts}`);
  }
});

// src/engine/quotes/unit-writer.ts
function unitWriter(expected) {
  let units2 = new Uint16Array(expected + 16);
  let starts = new Uint32Array(expected + 16);
  let ends = new Uint32Array(expected + 16);
  let length = 0;
  const grow = () => {
    const size = units2.length * 2;
    const [oldUnits, oldStarts, oldEnds] = [units2, starts, ends];
    [units2, starts, ends] = [new Uint16Array(size), new Uint32Array(size), new Uint32Array(size)];
    units2.set(oldUnits);
    starts.set(oldStarts);
    ends.set(oldEnds);
  };
  return {
    write: (text4, start, end2) => {
      for (let index = 0; index < text4.length; index += 1) {
        if (length === units2.length) grow();
        units2[length] = text4.charCodeAt(index);
        starts[length] = start;
        ends[length] = end2;
        length += 1;
      }
    },
    writeUnit: (unit, start) => {
      if (length === units2.length) grow();
      units2[length] = unit;
      starts[length] = start;
      ends[length] = start + 1;
      length += 1;
    },
    replaceLast: (unit, end2) => {
      units2[length - 1] = unit.charCodeAt(0);
      ends[length - 1] = end2;
    },
    length: () => length,
    last: () => length === 0 ? Number.NaN : units2[length - 1] ?? Number.NaN,
    tail: (count4) => String.fromCharCode(...units2.subarray(Math.max(0, length - count4), length)),
    finish: () => ({
      text: textOf(units2.subarray(0, length)),
      starts: starts.slice(0, length),
      ends: ends.slice(0, length)
    })
  };
}
function textOf(units2) {
  const parts = [];
  for (let at2 = 0; at2 < units2.length; at2 += 8192) parts.push(String.fromCharCode(...units2.subarray(at2, at2 + 8192)));
  return parts.join("");
}
var init_unit_writer = __esm({
  "src/engine/quotes/unit-writer.ts"() {
    "use strict";
  }
});

// src/engine/quotes/normal-text.ts
function normalText(original, { keepCase = false } = {}) {
  const writer = unitWriter(original.length);
  const marks2 = [];
  const normalCluster = remember((cluster) => normalCharacters(cluster, keepCase));
  const last = {
    /** Where white space began that is written only when something follows it, or -1. */
    space: -1,
    isUnspaced: false,
    /** What was written last is a digit that a following digit must not run into. */
    isClosed: false
  };
  const matchAt2 = (pattern3, at2) => {
    pattern3.lastIndex = at2;
    return pattern3.exec(original)?.[0];
  };
  const isLast = (bit) => last.space === -1 && (characterClass(writer.last()) & bit) !== 0;
  const writeSpace = (isUnspaced) => {
    if (last.space !== -1 && writer.length() > 0 && !(isUnspaced && last.isUnspaced))
      writer.writeUnit(32, last.space);
    last.space = -1;
  };
  const write = (text4, start, end2, isUnspaced = false) => {
    writeSpace(isUnspaced);
    writer.write(text4, start, end2);
    last.isUnspaced = isUnspaced;
    last.isClosed = false;
  };
  const dropMark = (says, end2) => {
    marks2.push({ at: writer.length(), says: says.normalize("NFKC").toLowerCase().replace(/\s/g, "") });
    if (/^[\s.,;:!?)]?$/.test(original.charAt(end2))) last.space = -1;
  };
  const readHyphen = (at2) => {
    const broken2 = isLast(wordBit) ? matchAt2(softLineBreak, at2 + 1)?.length ?? 0 : 0;
    const next = characterClass(original.charCodeAt(at2 + 1 + broken2));
    if (!(isLast(letterBit) && (next & letterBit) !== 0)) write("-", at2, at2 + 1);
    return at2 + 1 + ((next & wordBit) === 0 ? 0 : broken2);
  };
  const readEmDash = (at2, length) => {
    if (last.space === -1) last.space = at2;
    write("-", at2, at2 + length);
    last.space = at2 + length;
    return last.space;
  };
  const readSuperscript = (at2) => {
    const raised2 = matchAt2(superscript, at2) ?? "";
    const end2 = at2 + raised2.length;
    if (last.space === -1 && isFootnote(raised2, writer.tail(3))) dropMark(raised2, end2);
    else {
      write(`^${raised2.normalize("NFKC").replaceAll("−", "-")}`, at2, end2);
      last.isClosed = true;
    }
    return end2;
  };
  const readCluster = (at2, unit, bits) => {
    let end2 = at2 + ((original.codePointAt(at2) ?? 0) > 65535 ? 2 : 1);
    while (end2 - at2 < longestCluster && (characterClass(original.charCodeAt(end2)) & extenderBit) !== 0) end2 += 1;
    const normal = normalCluster(original.slice(at2, end2));
    const isCompound = unit > 127 && (bits & digitBit) === 0;
    const begins = characterClass(normal.charCodeAt(0));
    if ((isCompound || last.isClosed) && (begins & digitBit) !== 0 && isLast(digitBit)) last.space = at2;
    if ((normal === "%" || normal === "‰") && (characterClass(writer.last()) & digitBit) !== 0) last.space = -1;
    if (normal === "'" && writer.last() === 39 && last.space === -1) writer.replaceLast('"', end2);
    else if (normal !== "") write(normal, at2, end2, (bits & unspacedBit) !== 0);
    last.isClosed = isCompound && /\d$/.test(normal);
    return end2;
  };
  for (let at2 = 0; at2 < original.length; ) {
    const unit = original.charCodeAt(at2);
    const form = keepCase || last.isClosed ? 0 : simpleForm(unit);
    const bits = characterClass(unit);
    if (form !== 0 && (characterClass(original.charCodeAt(at2 + 1)) & extenderBit) === 0) {
      const isUnspaced = (bits & unspacedBit) !== 0;
      if (last.space !== -1) writeSpace(isUnspaced);
      writer.writeUnit(form, at2);
      last.isUnspaced = isUnspaced;
      at2 += 1;
      continue;
    }
    const character = original.charAt(at2);
    const isPlain = (bits & letterBit) !== 0;
    const says = character === "[" ? matchAt2(footnote, at2) : void 0;
    const dash = !isPlain && (unit === 45 || unit > 8208) ? matchAt2(emDash, at2) : void 0;
    if ((bits & spaceBit) !== 0) {
      if (last.space === -1) last.space = at2;
      at2 += 1;
    } else if ((bits & ignorableBit) !== 0) {
      at2 += 1;
      if (unit === 173) at2 += matchAt2(softLineBreak, at2)?.length ?? 0;
    } else if (says !== void 0) {
      at2 += says.length;
      dropMark(says, at2);
    } else if (dash !== void 0) at2 = readEmDash(at2, dash.length);
    else if (!isPlain && hyphens.includes(character)) at2 = readHyphen(at2);
    else if (unit > 127 && superscripts.includes(character)) at2 = readSuperscript(at2);
    else at2 = readCluster(at2, unit, bits);
  }
  return { ...writer.finish(), marks: marks2 };
}
function isFootnote(raised2, before) {
  return /^[\u00b9\u00b2\u00b3\u2070-\u2079]{1,3}$/.test(raised2) && new RegExp(`^\\p{L}{3}$|[.,;:!?)'"]$`, "u").test(before);
}
function remember(compute) {
  const known = /* @__PURE__ */ new Map();
  return (text4) => {
    let result = known.get(text4);
    if (result === void 0) {
      result = compute(text4);
      known.set(text4, result);
    }
    return result;
  };
}
var footnote, superscript, softLineBreak, emDash, longestCluster;
var init_normal_text = __esm({
  "src/engine/quotes/normal-text.ts"() {
    "use strict";
    init_character_class();
    init_normal_characters();
    init_unit_writer();
    footnote = /\[(?:\d{1,3}(?:\s?[,;\u2013-]\s?\d{1,3}){0,15}|(?:note|fn\.?|footnote|nb)\s?\d{1,3}|[a-z](?=\][^\p{L}])|citation needed)\]/iuy;
    superscript = new RegExp(`[${superscripts}]{1,40}`, "uy");
    softLineBreak = /[^\S\n\r]{0,40}(?:\r\n?|\n)\s{0,400}/y;
    emDash = /[\u2014\u2015\u2e3a\u2e3b]|-{2,}/y;
    longestCluster = 30;
  }
});

// src/engine/quotes/word-grams.ts
function wordsOf(text4) {
  const starts = new Uint32Array(text4.length);
  const ends = new Uint32Array(text4.length);
  const hashes = new Int32Array(text4.length);
  let count4 = 0;
  for (let at2 = 0; at2 < text4.length; ) {
    const bits = characterClass(text4.charCodeAt(at2));
    if ((bits & wordBit) === 0) {
      at2 += 1;
      continue;
    }
    const start = at2;
    let hash = numberHash;
    if ((bits & digitBit) !== 0) at2 = endOfNumber(text4, at2);
    else {
      hash = mixed(2166136261, text4.charCodeAt(at2));
      at2 += 1;
      while ((bits & unspacedBit) === 0 && at2 < text4.length && isLetter(text4.charCodeAt(at2))) {
        hash = mixed(hash, text4.charCodeAt(at2));
        at2 += 1;
      }
    }
    starts[count4] = start;
    ends[count4] = at2;
    hashes[count4] = hash;
    count4 += 1;
  }
  return { count: count4, starts, ends, hashes };
}
function gramsOf({ count: count4, hashes }, size) {
  const grams = new Int32Array(Math.max(0, count4 - size + 1));
  for (let first = 0; first < grams.length; first += 1) {
    let hash = 0;
    for (let offset = 0; offset < size; offset += 1) hash = Math.imul(hash, 31) + (hashes[first + offset] ?? 0);
    grams[first] = hash;
  }
  return grams;
}
function mixed(hash, unit) {
  return Math.imul(hash ^ unit, 16777619);
}
function isLetter(unit) {
  return (characterClass(unit) & (wordBit | digitBit | unspacedBit)) === wordBit;
}
function endOfNumber(text4, from) {
  let at2 = from;
  const isDigit = (index) => (characterClass(text4.charCodeAt(index)) & digitBit) !== 0;
  while (isDigit(at2) || isDigit(at2 + 1) && ".,".includes(text4.charAt(at2))) at2 += 1;
  return at2;
}
var numberHash;
var init_word_grams = __esm({
  "src/engine/quotes/word-grams.ts"() {
    "use strict";
    init_character_class();
    numberHash = 23;
  }
});

// src/engine/research/independence.ts
function independenceKeys(source2) {
  const { authors, canonical, id, quotes, textHash, title } = source2;
  const author = authorKey(authors[0] ?? "");
  const publisher2 = publisherKey(source2);
  const keys = [
    author,
    publisher2,
    longText(title, leastTitleWords, "title"),
    textHash === null ? "" : `text:${textHash}`
  ];
  keys.push(...quotes.map((quote2) => longText(quote2, leastQuoteWords, "quote")));
  const known = [...new Set(keys.filter((key) => key !== ""))];
  return known.length === 0 ? [`source:${canonical === "" ? id : canonical}`] : known;
}
function independentGroups(sources) {
  const parents = sources.map((_, index) => index);
  const rootOf = (index) => {
    let root = index;
    while (parents[root] !== root) root = parents[root] = parents[parents[root] ?? 0] ?? 0;
    return root;
  };
  const holders = /* @__PURE__ */ new Map();
  for (const [index, source2] of sources.entries()) {
    for (const key of independenceKeys(source2)) {
      const holder = rootOf(holders.get(key) ?? index);
      const [first, second] = [holder, rootOf(index)].sort((one, other) => one - other);
      parents[second ?? 0] = first ?? 0;
      holders.set(key, first ?? 0);
    }
  }
  const numbers2 = /* @__PURE__ */ new Map();
  return new Map(
    sources.map(({ id }, index) => {
      const root = rootOf(index);
      const number3 = numbers2.get(root) ?? numbers2.size;
      numbers2.set(root, number3);
      return [id, number3];
    })
  );
}
function publisherKey({ canonical, url }) {
  if (/^(?:arxiv|doi):/.test(canonical)) return "";
  if (!/^https?:/i.test(url)) return canonical.startsWith("repository:") ? "publisher:repository" : "";
  const host = URL.canParse(url) ? new URL(url).hostname : "";
  const domain = (0, import_tldts.getDomain)(host, { allowPrivateDomains: true }) ?? host;
  if (libraries.has(domain)) return "";
  const account = sharedHosts.has(domain) ? (new URL(url).pathname.split("/")[1] ?? "").toLowerCase() : "";
  return `publisher:${domain}${account === "" ? "" : `/${account}`}`;
}
function authorKey(author) {
  const [family = "", given = ""] = plain(author).split(/\s*,\s*/);
  return family === "" ? "" : `author:${family}${given === "" ? "" : `,${given.charAt(0)}`}`;
}
function longText(text4, leastWords3, kind) {
  const normal = plain(text4);
  return wordsOf(normal).count < leastWords3 ? "" : `${kind}:${normal.replace(/[^\p{L}\p{N}]+/gu, " ").trim()}`;
}
function plain(text4) {
  return normalText(text4).text.trim();
}
var import_tldts, sharedHosts, libraries, leastTitleWords, leastQuoteWords;
var init_independence = __esm({
  "src/engine/research/independence.ts"() {
    "use strict";
    import_tldts = __toESM(require_cjs(), 1);
    init_normal_text();
    init_word_grams();
    sharedHosts = new Set(
      `github.com gitlab.com bitbucket.org codeberg.org huggingface.co medium.com dev.to x.com twitter.com youtube.com
reddit.com linkedin.com sr.ht hackmd.io npmjs.com kaggle.com zenn.dev qiita.com`.split(/\s+/)
    );
    libraries = new Set(
      `arxiv.org doi.org acm.org ieee.org springer.com sciencedirect.com nature.com science.org wiley.com pnas.org plos.org mdpi.com
frontiersin.org biorxiv.org medrxiv.org ssrn.com openreview.net usenix.org aclanthology.org jstor.org nih.gov semanticscholar.org
researchgate.net academia.edu zenodo.org hal.science archive.org rfc-editor.org ietf.org dblp.org`.split(/\s+/)
    );
    leastTitleWords = 4;
    leastQuoteWords = 12;
  }
});

// src/engine/research/gaps.ts
function gapsOf(ledger) {
  const sources = new Map(ledger.sources.map((source2) => [source2.id, source2]));
  const central = ledger.claims.filter(({ importance }) => importance === "central");
  const tried2 = attempts(ledger);
  return [
    ...ledger.claims.filter(isUnfounded).map(({ id, text: text4 }) => ({
      id: `${id}:quote`,
      task: `A source was quoted for this, but the quote does not stand in it. Find a source that really says it, or what is true instead: ${text4}`
    })),
    ...ledger.contradictions.map(({ id, statement, sides }) => ({
      id,
      task: `Sources disagree. Find out which side holds, under which conditions, and why they differ: ${statement} (${sides.join(" / ")})`
    })),
    ...ofOneOrigin(central, sources).map(({ id, text: text4 }) => ({
      id: `${id}:second-source`,
      task: `This rests on one origin only. Find independent evidence for it or against it: ${text4}`
    })),
    ...central.filter(hasSound).filter((claim4) => isSecondHand(claim4, sources)).map(({ id, text: text4 }) => ({
      id: `${id}:primary-source`,
      task: `This is known from second-hand sources only. Find where it comes from, and what exactly was measured or laid down there: ${text4}`
    }))
  ].filter(({ id }) => (tried2.get(id) ?? 0) < mostAttempts).map(({ id, task }) => ({ id, task: excerpt(task) }));
}
function tellsClaim(follows) {
  return /^[CX]\d/.test(follows);
}
function attempts({ iterations }) {
  const counts = /* @__PURE__ */ new Map();
  for (const { valid, followed = [] } of iterations) {
    if (valid) for (const id of followed) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
function isUnfounded({ importance, evidence: evidence2 }) {
  const checks = evidence2.flatMap(({ check }) => check ?? []);
  const failed = checks.some(({ verdict }) => verdict === "absent" || verdict === "number-mismatch");
  return importance !== "peripheral" && failed && checks.length === evidence2.length && !checks.some(({ sound }) => sound);
}
function hasSound({ evidence: evidence2 }) {
  return evidence2.some(({ check }) => check === void 0 || check.sound || check.verdict === "could-not-run");
}
function isSecondHand({ evidence: evidence2 }, sources) {
  return evidence2.every(({ source: source2 }) => sources.get(source2)?.kind === "secondary");
}
function ofOneOrigin(claims2, sources) {
  const quotes = /* @__PURE__ */ new Map();
  for (const { evidence: evidence2 } of claims2) {
    for (const { source: source2, quote: quote2 } of evidence2) quotes.set(source2, [...quotes.get(source2) ?? [], quote2]);
  }
  const groups = independentGroups(
    [...quotes.keys()].sort().flatMap((id) => {
      const source2 = sources.get(id);
      return source2 === void 0 ? [] : [{ ...source2, textHash: null, quotes: quotes.get(id) ?? [] }];
    })
  );
  return claims2.filter(hasSound).filter(({ evidence: evidence2 }) => new Set(evidence2.map(({ source: source2 }) => groups.get(source2))).size === 1).filter(({ evidence: evidence2 }) => !evidence2.every(({ source: source2 }) => sources.get(source2)?.kind === "repository"));
}
var mostAttempts;
var init_gaps = __esm({
  "src/engine/research/gaps.ts"() {
    "use strict";
    init_workflow_error();
    init_independence();
    mostAttempts = 2;
  }
});

// src/engine/research/verification.ts
function claimsToVerify(claims2, votes) {
  const cast = /* @__PURE__ */ new Map();
  for (const { claim: claim4, verdict } of votes) cast.set(claim4, [...cast.get(claim4) ?? [], verdict]);
  return claims2.filter(({ importance, snapshots }) => importance === "central" && snapshots.length > 0).map((claim4) => ({ claim: claim4, ruling: ruleOn(cast.get(claim4.id) ?? []) })).filter(({ ruling }) => ruling.isOpen).map(({ claim: claim4, ruling }) => ({ claim: claim4, look: ruling.counted + 1 }));
}
function planVerification(looks, limits = batchLimits) {
  return attacks.flatMap(
    (attack, index) => packed(
      looks.filter(({ look: look2 }) => Math.min(look2, attacks.length) === index + 1),
      limits
    ).map((claims2) => ({ attack, claims: claims2 }))
  );
}
function packed(looks, limits) {
  const bySnapshot = /* @__PURE__ */ new Map();
  for (const { claim: claim4, look: look2 } of looks.toSorted((a, b) => a.claim.id < b.claim.id ? -1 : 1)) {
    const snapshot = claim4.snapshots[(look2 - 1) % claim4.snapshots.length] ?? "";
    bySnapshot.set(snapshot, [...bySnapshot.get(snapshot) ?? [], { claim: claim4.id, snapshot }]);
  }
  const batches = [];
  let current = [];
  let snapshots = 0;
  for (const claims2 of bySnapshot.values()) {
    const fits = current.length + Math.min(claims2.length, limits.claims) <= limits.claims;
    if (current.length > 0 && (!fits || snapshots >= limits.snapshots)) {
      batches.push(current);
      [current, snapshots] = [[], 0];
    }
    snapshots += 1;
    for (const claim4 of claims2) {
      if (current.length >= limits.claims) {
        batches.push(current);
        [current, snapshots] = [[], 1];
      }
      current = [...current, claim4];
    }
  }
  return current.length > 0 ? [...batches, current] : batches;
}
var attacks, batchLimits;
var init_verification = __esm({
  "src/engine/research/verification.ts"() {
    "use strict";
    init_verdicts();
    attacks = ["contradiction", "overreach", "provenance"];
    batchLimits = { claims: 5, snapshots: 3 };
  }
});

// src/engine/assignment-id.ts
function mentionedAssignment(text4) {
  return /\bi\d+-[a-z]+\d+\b/.exec(text4)?.[0] ?? null;
}
var assignmentIdPattern, pluginPrefix;
var init_assignment_id = __esm({
  "src/engine/assignment-id.ts"() {
    "use strict";
    assignmentIdPattern = /^i\d+-[a-z]+\d+$/;
    pluginPrefix = "autonomous-workflow:";
  }
});

// src/engine/research/verification-hand-in.ts
function votesOf(handIn, { claims: claims2 }, isQuoted2) {
  return claims2.map(({ claim: claim4, snapshot }) => {
    const given = handIn?.verdicts.find((verdict) => verdict.claim === claim4);
    const holds2 = given !== void 0 && (given.quote === void 0 || isQuoted2(given.quote, snapshot));
    return { claim: claim4, verdict: holds2 ? given.verdict : "abstained" };
  });
}
var claimVerdict, verificationHandIn;
var init_verification_hand_in = __esm({
  "src/engine/research/verification-hand-in.ts"() {
    "use strict";
    init_mini();
    init_assignment_id();
    init_verdicts();
    claimVerdict = object({
      claim: string2().check(_regex(/^C\d{3,}$/, 'expected a claim id such as "C017"')),
      verdict: _enum(claimVerdicts),
      /** The words of the snapshot that decide. */
      quote: optional(string2().check(_trim(), _minLength(3), _maxLength(4e3))),
      reason: string2().check(_trim(), _minLength(8), _maxLength(2e3)),
      /** The claim as the source bears it out. */
      rewording: optional(string2().check(_trim(), _minLength(8), _maxLength(2e3)))
    }).check(
      refine(({ verdict, quote: quote2 }) => verdict === "unverified" || quote2 !== void 0, {
        path: ["quote"],
        error: "expected the words of the snapshot that decide, verbatim"
      }),
      refine(({ verdict, rewording }) => verdict !== "qualified" || rewording !== void 0, {
        path: ["rewording"],
        error: 'expected the claim as the source bears it out, because the verdict is "qualified"'
      })
    );
    verificationHandIn = object({
      assignment: string2().check(_regex(assignmentIdPattern, 'expected the assignment id from the task, such as "i3-v1"')),
      summary: string2().check(_trim(), _minLength(20), _maxLength(4e3)),
      verdicts: array(claimVerdict).check(
        _maxLength(50),
        refine((verdicts) => new Set(verdicts.map(({ claim: claim4 }) => claim4)).size === verdicts.length, {
          error: "expected one verdict for each claim"
        })
      )
    });
  }
});

// src/engine/research/looks.ts
function looksOf(known, { batches, handIns, isOver, isQuoted: isQuoted2 }) {
  return batches.flatMap((batch) => {
    const { assignment } = batch;
    const answer = handIns.find(({ handIn }) => handIn.assignment === assignment);
    if (answer === void 0 && !isOver(batch)) return [];
    const before = known.filter((look2) => look2.assignment === assignment);
    const hand_in = answer?.id ?? null;
    if (before.length > 0 && before.every((look2) => look2.hand_in === hand_in)) return before;
    return votesOf(answer?.handIn, batch, isQuoted2).map(({ claim: claim4, verdict }) => {
      const given = answer?.handIn.verdicts.find((one) => one.claim === claim4);
      const counts = verdict !== "abstained";
      const rewording = counts && verdict === "qualified" ? given?.rewording ?? null : null;
      return { assignment, hand_in, claim: claim4, verdict, reason: given?.reason ?? null, rewording };
    });
  });
}
function rulingOn(claim4, looks) {
  const votes = looks.filter((look2) => look2.claim === claim4).map(({ verdict }) => verdict);
  return votes.length === 0 ? void 0 : ruleOn(votes);
}
function neededBatches(ledger) {
  const claims2 = ledger.claims.map(({ id, importance, evidence: evidence2 }) => {
    const sound = evidence2.flatMap(({ check }) => check?.sound === true ? [check] : []);
    const best2 = [...sound.filter(({ verdict }) => verdict === "exact"), ...sound];
    const snapshots = [...new Set(best2.flatMap(({ snapshot }) => snapshot ?? []))];
    return { id, importance, snapshots };
  });
  return planVerification(claimsToVerify(claims2, ledger.looks ?? []));
}
var init_looks = __esm({
  "src/engine/research/looks.ts"() {
    "use strict";
    init_verification();
    init_verification_hand_in();
    init_verdicts();
  }
});

// src/engine/research/outlook.ts
function outlookOf(ledger, escalations = []) {
  const waiting = new Set(escalations.filter(({ answered_at }) => answered_at === null).map(({ item }) => item));
  const questions2 = openQuestions(ledger).map(({ id, text: text4, priority: priority2 }) => {
    return { id, text: text4, priority: priority2, ...waiting.has(id) && { escalated: true } };
  });
  const free2 = questions2.filter(({ id }) => !waiting.has(id));
  return {
    questions: [...free2, ...questions2.filter(({ id }) => waiting.has(id))].slice(0, mostQuestions),
    urgentQuestions: free2.filter(({ priority: priority2 }) => priority2 === "high").length,
    gaps: gapsOf(ledger).slice(0, mostGaps),
    analystPays: analystPays(ledger),
    newClaims: ledger.iterations.at(-1)?.new_claims ?? 0,
    verifiers: neededBatches(ledger).length,
    warnings: warningsOf(ledger),
    checks: describeChecks(ledger)
  };
}
function analystPays(ledger) {
  const rounds2 = ledger.iterations.filter(({ kind, valid }) => kind === "research" && valid);
  const since = rounds2.at(-idleAnalystRounds)?.iteration;
  if (since === void 0) return true;
  return ledger.observations.some(
    (observation2) => observation2.new && observation2.iteration >= since && observation2.hand_in.includes("/repo-analyst-")
  );
}
var mostQuestions, mostGaps, idleAnalystRounds;
var init_outlook = __esm({
  "src/engine/research/outlook.ts"() {
    "use strict";
    init_ledger();
    init_checks3();
    init_gaps();
    init_looks();
    mostQuestions = 8;
    mostGaps = 6;
    idleAnalystRounds = 2;
  }
});

// src/engine/tex-characters.ts
function readTable(table2, spell) {
  return table2.split("|").flatMap((row) => {
    const [tex = "", characters2 = ""] = row.trim().split(" ");
    return Array.from(characters2, (character) => [character, spell(tex)]);
  });
}
var specials, mathematics, plain2, texOfCharacter, texOfCombiningMark;
var init_tex_characters = __esm({
  "src/engine/tex-characters.ts"() {
    "use strict";
    specials = {
      "\\": "\\textbackslash{}",
      "{": "\\textbraceleft{}",
      "}": "\\textbraceright{}",
      $: "\\$",
      "&": "\\&",
      "#": "\\#",
      "%": "\\%",
      _: "\\_",
      "^": "\\textasciicircum{}",
      "~": "\\textasciitilde{}",
      "<": "\\textless{}",
      ">": "\\textgreater{}",
      "|": "\\textbar{}",
      "`": "\\textasciigrave{}",
      "[": "{[}",
      "]": "{]}"
    };
    mathematics = `- −|\\ast ∗|\\cdot ⋅∙|\\sim ∼|\\approx ≈≅≃|\\neq ≠|\\equiv ≡|\\leq ≤≦⩽|\\geq ≥≧⩾|\\ll ≪|\\gg ≫|\\prec ≺|\\succ ≻
|\\propto ∝|\\infty ∞|\\partial ∂|\\nabla ∇|\\Delta ∆|\\sum ∑|\\prod ∏|\\int ∫|\\surd √✓✔☑✅|\\times ✕✖✗✘☒❌|\\pm ±|\\mp ∓
|\\in ∈|\\notin ∉|\\ni ∋|\\cup ∪|\\cap ∩|\\subset ⊂|\\subseteq ⊆|\\supset ⊃|\\supseteq ⊇|\\emptyset ∅|\\setminus ∖
|\\forall ∀|\\exists ∃|\\wedge ∧|\\vee ∨|\\oplus ⊕|\\otimes ⊗|\\perp ⊥|\\parallel ∥|\\mid ∣|\\angle ∠|\\vdash ⊢|\\models ⊨|\\circ ∘|\\bullet ●
|\\Rightarrow ⇒|\\Leftarrow ⇐|\\Leftrightarrow ⇔|\\leftrightarrow ↔|\\updownarrow ↕|\\mapsto ↦|\\longrightarrow ⟶➔➜➡|\\longleftarrow ⟵
|\\nearrow ↗|\\searrow ↘|\\swarrow ↙|\\nwarrow ↖|\\hookrightarrow ↪|\\lceil ⌈|\\rceil ⌉|\\lfloor ⌊|\\rfloor ⌋
|\\star ★☆⭐⋆|\\triangleright ▶►▷|\\triangleleft ◀◄◁|\\bigtriangleup ▲△|\\bigtriangledown ▼▽|\\diamond ◆◇⋄♦
|\\spadesuit ♠|\\clubsuit ♣|\\heartsuit ♥|\\diamondsuit ♢|\\flat ♭|\\sharp ♯|\\Re ℜ|\\Im ℑ|\\aleph ℵ|\\ell ℓ|\\hbar ℏ|\\wp ℘
|\\alpha α|\\beta β|\\gamma γ|\\delta δ|\\epsilon ε|\\zeta ζ|\\eta η|\\theta θ|\\iota ι|\\kappa κ|\\lambda λ|\\mu μ|\\nu ν|\\xi ξ|o ο
|\\pi π|\\rho ρ|\\sigma σ|\\varsigma ς|\\tau τ|\\upsilon υ|\\phi φ|\\chi χ|\\psi ψ|\\omega ω|\\vartheta ϑ|\\varphi ϕ
|\\Gamma Γ|\\Theta Θ|\\Lambda Λ|\\Xi Ξ|\\Pi Π|\\Sigma Σ|\\Upsilon Υ|\\Phi Φ|\\Psi Ψ|\\Omega Ω`;
    plain2 = `A Α|B Β|E Ε|Z Ζ|H Η|I Ι|K Κ|M Μ|N Ν|O Ο|P Ρ|T Τ|Y Υ|X Χ|- ‑⁃─━|+ ┌┐└┘├┤┬┴┼|: ∶|/ ∕|\\textbar{} │┃|' ʹʻʼʽ|'' ʺ
|\\textbullet{} ▪▫■□◼◻⬛⬜‣|\\textopenbullet{} ○◯|\\ensuremath{'} ′|\\ensuremath{''} ″|\\ldots{} ⋯
|a а|b б|v в|g г|d д|e е|yo ё|zh ж|z з|i и|y й|k к|l л|m м|n н|o о|p п|r р|s с|t т|u у|f ф|kh х|ts ц|ch ч|sh ш|shch щ|'' ъ|y ы|' ь|e э
|yu ю|ya я|ye є|i і|yi ї|g ґ|dj ђ|j ј|lj љ|nj њ|c ћ|dz џ|u ў|A А|B Б|V В|G Г|D Д|E Е|Yo Ё|Zh Ж|Z З|I И|Y Й|K К|L Л|M М|N Н|O О|P П
|R Р|S С|T Т|U У|F Ф|Kh Х|Ts Ц|Ch Ч|Sh Ш|Shch Щ|'' Ъ|Y Ы|' Ь|E Э|Yu Ю|Ya Я|Ye Є|I І|Yi Ї|G Ґ|Dj Ђ|J Ј|Lj Љ|Nj Њ|C Ћ|Dz Џ|U Ў`;
    texOfCharacter = new Map([
      ...Object.entries(specials),
      ...readTable(mathematics, (tex) => `\\ensuremath{${tex}}`),
      ...readTable(plain2, (tex) => tex),
      [" ", "~"],
      ["�", "?"]
    ]);
    texOfCombiningMark = /* @__PURE__ */ new Map([
      ["̀", "\\`"],
      ["́", "\\'"],
      ["̂", "\\^"],
      ["̃", "\\~"],
      ["̄", "\\="],
      ["̆", "\\u"],
      ["̇", "\\."],
      ["̈", '\\"'],
      ["̊", "\\r"],
      ["̋", "\\H"],
      ["̌", "\\v"],
      ["̣", "\\d"],
      ["̧", "\\c"],
      ["̨", "\\k"],
      ["̱", "\\b"]
    ]);
  }
});

// src/engine/tex-code-points.ts
function expand(ranges) {
  const points = /* @__PURE__ */ new Set();
  for (const range of ranges.split(" ")) {
    const [first = "", last = first] = range.split("-");
    for (let point = parseInt(first, 16); point <= parseInt(last, 16); point += 1) points.add(point);
  }
  return points;
}
var printableRanges, printableCodePoints;
var init_tex_code_points = __esm({
  "src/engine/tex-code-points.ts"() {
    "use strict";
    printableRanges = "A1-AC AE-125 128-137 139-13E 141-148 14A-165 168-17E 192 1C4-1D4 1E2-1E3 1E6-1EB 1F0 1F4-1F5 218-21B 232-233 237 2C7 2D8-2D9 2DB 2DD E3F 1E02-1E03 1E0D 1E1E-1E21 1E25 1E30-1E31 1E37 1E43 1E45 1E47 1E5B 1E63 1E6D 1E8E-1E91 1E9E 1EF2-1EF3 2010-2016 2018-201A 201C-201E 2020-2022 2030-2031 2039-203B 203D 2044 204E 2052 20A1 20A4 20A6 20A9 20AB-20AC 20B1 2103 2116-2117 211E 2120 2122 2126-2127 212E 2190-2193 2329-232A 2422-2423 25E6 25EF 266A 27E8-27E9 3008-3009 FB00-FB06";
    printableCodePoints = expand(printableRanges);
  }
});

// src/engine/tex-text.ts
function accented(letter, marks2) {
  const accents2 = marks2.flatMap((mark) => texOfCombiningMark.get(mark) ?? []).slice(0, mostAccents);
  const inside = accents2.filter((accent) => !marksBelow.has(accent));
  const outside = accents2.filter((accent) => marksBelow.has(accent));
  return [...inside, ...outside].reduce((tex, accent) => `${accent}{${tex}}`, letter);
}
function texOf(character) {
  const known = texOfCharacter.get(character);
  if (known !== void 0) return known;
  if (/^[\t\n\v\f\r\p{Z}]$/u.test(character)) return " ";
  if (/^[\p{Cc}\p{Cf}\p{M}]$/u.test(character)) return "";
  const point = character.codePointAt(0) ?? 0;
  if (point < 127 || printableCodePoints.has(point)) return character;
  const [letter = "", ...marks2] = character.normalize("NFD");
  if (marks2.length > 0 && letter !== character) {
    const tex = texOf(letter);
    return tex === void 0 ? void 0 : accented(tex, marks2);
  }
  if (pictograph.test(character)) return "";
  return texOfCompatible(character);
}
function texOfCompatible(character) {
  const compatible = character.normalize("NFKC");
  if (compatible === character) return void 0;
  let tex = "";
  for (const part of compatible) {
    const piece = texOf(part);
    if (piece === void 0) return void 0;
    tex += piece;
  }
  if (raised.has(character)) return `\\textsuperscript{${tex}}`;
  return lowered.has(character) ? `\\textsubscript{${tex}}` : tex;
}
function quotationMark(mark, before, after) {
  const opens = /^[\s\p{Ps}\p{Pi}\p{Pd}]?$/u.test(before) && /^[^\s]/u.test(after);
  if (mark === '"') return opens ? "``" : "''";
  return opens && !/^\d/.test(after) ? "`" : "'";
}
function untypeset(characters2, script) {
  const noun = characters2.length === 1 ? "character" : "characters";
  return `{[}${[characters2.length, script, noun].filter((word2) => word2 !== "").join(" ")}{]}`;
}
function scriptOf(character) {
  return scripts.find(([, pattern3]) => pattern3.test(character))?.[0] ?? "";
}
function escapeTex(text4) {
  let tex = "";
  let run = [];
  let runScript = "";
  let gap = "";
  const add = (piece) => {
    if (piece === " " && (tex.endsWith(" ") || tex === "")) return;
    tex += ligatures.has(tex.slice(-1) + piece.slice(0, 1)) ? `{}${piece}` : piece;
  };
  const endRun = () => {
    if (run.length > 0) add(untypeset(run, runScript));
    if (gap !== "") add(gap);
    run = [];
    gap = "";
  };
  const clusters = text4.normalize("NFC").match(new RegExp("\\P{M}\\p{M}*", "gu")) ?? [];
  for (const [index, cluster] of clusters.entries()) {
    const [character = "", ...marks2] = cluster;
    const before = clusters[index - 1] ?? "";
    const isQuotation = character === '"' || character === "'";
    const piece = isQuotation ? quotationMark(character, before, clusters[index + 1] ?? "") : texOf(character);
    if (piece === void 0) {
      if (scriptOf(character) !== runScript) endRun();
      runScript = scriptOf(character);
      gap = "";
      run.push(character);
    } else if (piece === " " && run.length > 0) {
      gap = " ";
    } else if (piece !== "") {
      endRun();
      add(/^[\p{L}\p{N}]/u.test(character) ? accented(piece, marks2) : piece);
    }
  }
  endRun();
  return tex.trimEnd();
}
function fillReportTemplate(template, { title }) {
  const tex = escapeTex(title) || "Untitled report";
  return template.replaceAll("{{TITLE}}", () => tex);
}
var pictograph, raised, lowered, marksBelow, ligatures, scripts, mostAccents;
var init_tex_text = __esm({
  "src/engine/tex-text.ts"() {
    "use strict";
    init_tex_characters();
    init_tex_code_points();
    pictograph = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]$/u;
    raised = new Set("⁰⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ");
    lowered = new Set("₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜ");
    marksBelow = /* @__PURE__ */ new Set(["\\d", "\\c", "\\k", "\\b"]);
    ligatures = /* @__PURE__ */ new Set(["--", "''", "``", ",,", "?`", "!`"]);
    scripts = [
      ["CJK", /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\u3000-\u303f]/u],
      ["Arabic", new RegExp("\\p{sc=Arab}", "u")],
      ["Hebrew", new RegExp("\\p{sc=Hebr}", "u")],
      ["Greek", new RegExp("\\p{sc=Grek}", "u")],
      ["Cyrillic", new RegExp("\\p{sc=Cyrl}", "u")],
      ["Devanagari", new RegExp("\\p{sc=Deva}", "u")],
      ["Thai", new RegExp("\\p{sc=Thai}", "u")]
    ];
    mostAccents = 3;
  }
});

// src/engine/citation-key.ts
function slug(text4) {
  return text4.normalize("NFKD").toLowerCase().replace(/[^a-z0-9]/g, "");
}
function hostName(url) {
  if (!URL.canParse(url)) return "";
  const labels = new URL(url).hostname.split(".").slice(0, -1);
  return slug(labels.findLast((label) => !emptyLabels.has(label)) ?? labels.join(""));
}
function publisher({ authors = [], url }) {
  const [family = ""] = (authors[0] ?? "").split(",");
  return slug(family).slice(0, 20) || hostName(url).slice(0, 20) || "source";
}
function titleWord(title) {
  const words4 = title.split(/[^\p{L}\p{N}\p{M}]+/u).map(slug);
  return (words4.find((word2) => word2.length > 2 && !fillers.has(word2)) ?? "").slice(0, 16);
}
function citationKey(source2, taken2 = /* @__PURE__ */ new Set()) {
  const year = /(?<!\d)\d{4}(?!\d)/.exec(source2.year ?? "")?.[0] ?? "";
  const base = `${publisher(source2)}${year}${titleWord(source2.title)}`;
  const stem2 = /\d$/.test(base) ? `${base}n` : base;
  let key = base;
  for (let number3 = 2; taken2.has(key); number3 += 1) key = `${stem2}${number3}`;
  return key;
}
var fillers, emptyLabels;
var init_citation_key = __esm({
  "src/engine/citation-key.ts"() {
    "use strict";
    fillers = new Set(
      "a an and are as at by for from how in into is it its of on or the their this to what when why with".split(" ")
    );
    emptyLabels = new Set("www m amp en blog docs doc news com org net edu gov ac co io ai dev html".split(" "));
  }
});

// src/engine/bibliography.ts
function fit(text4, limit) {
  const whole = escapeTex(text4);
  if (whole.length <= limit) return whole;
  const characters2 = Array.from(text4).slice(0, limit);
  let kept = "";
  for (let size = characters2.length; size > 0 && kept === ""; size = Math.floor(size * 0.8)) {
    const tex = escapeTex(`${characters2.slice(0, size).join("")}…`);
    if (tex.length <= limit) kept = tex;
  }
  return kept;
}
function protect(tex) {
  return tex.startsWith("\\") ? `{{}${tex}}` : `{${tex}}`;
}
function formatAuthor(author) {
  const parts = author.split(",").map((part) => part.trim());
  const [family = "", given = ""] = parts;
  const isPerson = parts.length === 2 && family !== "" && given !== "" && !corporateForm.test(given);
  const names = (isPerson ? [family, given] : [author]).map((name) => fit(name, longestName));
  return names.every((name) => name !== "") ? names.map(protect).join(", ") : "";
}
function formatAuthors(authors) {
  const names = authors.slice(0, mostAuthors).map(formatAuthor);
  const printed = names.filter((name) => name !== "");
  if (authors.length > mostAuthors && printed.length > 0) printed.push("others");
  return printed.join(" and ");
}
function linkTarget(url) {
  if (!/^https?:\/\/[^/?#\s]/i.test(url) || !URL.canParse(url)) return void 0;
  return new URL(url).href.replace(
    /[^A-Za-z0-9\-._~:/?#@!$&'()*+,;=%]/gu,
    (character) => [...new TextEncoder().encode(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("")
  );
}
function formatAddress(url) {
  const target = linkTarget(url);
  return target === void 0 ? protect(fit(url, longestField)) : `\\url{${target}}`;
}
function hostOf(url) {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "";
}
function formatNote({ accessed = "", note: note2 = "" }) {
  const date2 = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(accessed)?.[0];
  const parts = [date2 === void 0 ? "" : `Accessed ${date2}`, fit(note2, longestField)];
  return protect(parts.filter((part) => part !== "").join(". "));
}
function formatEntry(source2, group) {
  const authors = formatAuthors(source2.authors ?? []);
  const name = `${nameOf(source2)}${group === 1 ? "" : ` (${group})`}`;
  const title = fit(source2.title, longestField) || "Untitled";
  const fields = [
    authors === "" ? ["key", protect(name)] : ["author", authors],
    ["title", protect(title)],
    ["howpublished", formatAddress(source2.url)],
    ["year", /(?<!\d)\d{4}(?!\d)/.exec(source2.year ?? "")?.[0] ?? "n.d."],
    ["note", formatNote(source2)]
  ];
  const lines = fields.filter(([, value]) => value !== "" && value !== "{}").map(([field, value]) => `  ${field} = {${value}},`);
  return [`@misc{${source2.key},`, ...lines, "}"].join("\n");
}
function formatBibliography(sources) {
  const seen = /* @__PURE__ */ new Set();
  for (const { key } of sources) {
    if (!/^[a-z0-9]+$/.test(key))
      throw new RangeError(`Citation key ${JSON.stringify(key)}: expected [a-z0-9]+, for example smith2024scaling`);
    if (seen.has(key)) throw new RangeError(`Citation key "${key}" is used by two sources: give each its own`);
    seen.add(key);
  }
  const sorted2 = sources.toSorted((one, other) => one.key < other.key ? -1 : 1);
  const counts = /* @__PURE__ */ new Map();
  const entries = sorted2.map((source2) => {
    const name = nameOf(source2);
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    return `${formatEntry(source2, Math.floor(before / labelLetters) + 1)}
`;
  });
  return entries.join("\n");
}
function nameOf({ url }) {
  return fit(hostOf(url), longestName) || "Local source";
}
var longestName, longestField, mostAuthors, corporateForm, labelLetters;
var init_bibliography = __esm({
  "src/engine/bibliography.ts"() {
    "use strict";
    init_tex_text();
    init_citation_key();
    longestName = 80;
    longestField = 2e3;
    mostAuthors = 20;
    corporateForm = /^(inc|incorporated|llc|llp|ltd|limited|plc|corp|co|gmbh|ag|kg|se|sa|s\.a|bv|b\.v|oy|ab|kk|pty)\b\.?/i;
    labelLetters = 26;
  }
});

// src/engine/research/paper-id.ts
function paperOf(host, path, query = new URLSearchParams()) {
  const readable = decoded(path);
  const arxiv = (arxivHosts.test(host) ? arxivPath.exec(path) : null) ?? (host === "" || host === "huggingface.co" ? arxivId.exec(path.replace(/^\/papers(?=\/)/, "")) : null);
  if (arxiv !== null) return arxivName(arxiv[1] ?? "");
  const inQuery = query.get("id") ?? query.get("doi") ?? "";
  const candidate = isResolver(host) ? readable.replace(/^\//, "") : readable.split(doiFolder)[1] ?? inQuery;
  if (!doi.test(candidate)) return void 0;
  const plain3 = isResolver(host) ? candidate : withoutView(candidate, host);
  const deposited = /^10\.48550\/arxiv\.(.+)$/i.exec(plain3)?.[1];
  return deposited === void 0 ? `doi:${plain3.replace(/\/$/, "").toLowerCase()}` : arxivName(deposited);
}
function isResolver(host) {
  return host === "" || host === "doi.org" || host === "dx.doi.org";
}
function arxivName(id) {
  return `arxiv:${id.toLowerCase().replace(/v\d+$/, "").replace(/^([a-z-]+)\.[a-z]{2}\//, "$1/")}`;
}
function withoutView(candidate, host) {
  let plain3 = candidate.replace(/\/$/, "");
  for (let turn = 0; turn < 2; turn += 1) plain3 = plain3.replace(view, "");
  return /(?:bio|med)rxiv\.org$/.test(host) ? plain3.replace(/v\d+$/, "") : plain3;
}
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
var arxivHosts, arxivPath, arxivId, doiFolder, doi, view;
var init_paper_id = __esm({
  "src/engine/research/paper-id.ts"() {
    "use strict";
    arxivHosts = /(?:^|\.)arxiv\.org$|^(?:ar5iv|alphaxiv)\.org$/;
    arxivPath = /^\/(?:abs|pdf|html|ps|format|src|e-print)\/([a-z-]+(?:\.[A-Z]{2})?\/\d{7}|\d{4}\.\d{4,5})(?:v\d+)?(?:\.pdf)?\/?$/i;
    arxivId = /^\/([a-z-]+(?:\.[A-Z]{2})?\/\d{7}|\d{4}\.\d{4,5})(?:v\d+)?$/i;
    doiFolder = /\/(?:doi|article|articles|chapter|book|content(?:\/pdf)?|abs|full|pdf|epdf|reader|abstract)(?:\/(?:abs|full|pdf|epdf|epub|pdfplus|pdfdirect|reader|book))?\/(?=10\.\d{4,9}\/)/i;
    doi = /^10\.\d{4,9}\/\S+$/;
    view = /(?:\/(?:full|abstract|pdf|epdf|html|meta|references|figures|summary|pdfft)|\.(?:pdf|full(?:\.pdf)?|abstract|short))$/i;
  }
});

// src/engine/research/canonical-address.ts
function canonicalAddress(address) {
  const trimmed = address.trim();
  const named2 = /^(?:arxiv|doi):\s*/i.test(trimmed) ? paperOf("", trimmed.replace(/^(?:arxiv|doi):\s*/i, "/")) : void 0;
  if (named2 !== void 0) return named2;
  const url = webAddress(trimmed);
  if (url === void 0) return trimmed;
  return paperOf(plainHost(url), plainEscapes(url.pathname), url.searchParams) ?? plainAddress(url);
}
function pageAddress(address) {
  const url = webAddress(address.trim());
  return url === void 0 ? address.trim() : plainAddress(url);
}
function webAddress(address) {
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : void 0;
}
function plainAddress(url) {
  const query = [...url.searchParams].filter(([name]) => !trackingParameter.test(name)).map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).sort().join("&");
  const port = url.port === "" ? "" : `:${url.port}`;
  const path = plainEscapes(url.pathname).replace(/\/(?:index\.(?:html?|php))?$/, "");
  return `${plainHost(url)}${port}${path}${query === "" ? "" : `?${query}`}`;
}
function plainHost(url) {
  return url.hostname.toLowerCase().replace(/\.$/, "").replace(/^(?:www|m|amp|mobile)\.(?=[^.]+\.)/, "").replace(/^([a-z-]{2,12})\.m\.(?=[^.]+\.[^.]+$)/, "$1.");
}
function plainEscapes(path) {
  return path.replace(/%([0-9a-f]{2})/gi, (escape2, digits) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    return /[\w.~-]/.test(character) ? character : escape2.toUpperCase();
  });
}
var trackingParameter;
var init_canonical_address = __esm({
  "src/engine/research/canonical-address.ts"() {
    "use strict";
    init_paper_id();
    trackingParameter = /^(?:utm_\w+|gclid|dclid|gbraid|wbraid|fbclid|msclkid|yclid|twclid|mc_\w+|ref|ref_src|ref_url|referrer|spm|igsh|igshid|si|_ga|_gl|_hs\w+|hs\w*tracking|mkt_tok|vero_id|oly_\w+|wt_mc|trk|cmpid|ncid|s_cid|at_(?:medium|campaign))$/i;
  }
});

// src/engine/research/contradicted-claims.ts
function contradictedClaims({ sides }, claims2) {
  const known = claims2.map(({ text: text4, quote: quote2 }) => ({ text: text4, words: tellingWords(`${text4} ${quote2}`) }));
  return sides.flatMap((side) => {
    const wanted2 = tellingWords(side);
    if (wanted2.size < leastWords) return [];
    const shares2 = known.map(({ text: text4, words: words4 }) => ({ text: text4, share: shareOf(wanted2, words4) }));
    const best2 = shares2.reduce(
      (first, other) => first === void 0 || other.share > first.share ? other : first,
      void 0
    );
    return best2 !== void 0 && best2.share >= leastShare ? [best2.text] : [];
  });
}
function shareOf(wanted2, words4) {
  return [...wanted2].filter((word2) => words4.has(word2)).length / wanted2.size;
}
function tellingWords(text4) {
  const words4 = text4.normalize("NFKC").toLowerCase().match(new RegExp("[\\p{L}\\p{N}]+(?:[.,]\\p{N}+)*", "gu")) ?? [];
  return new Set(words4.filter((word2) => word2.length > 3 || new RegExp("\\p{N}", "u").test(word2)));
}
var leastShare, leastWords;
var init_contradicted_claims = __esm({
  "src/engine/research/contradicted-claims.ts"() {
    "use strict";
    leastShare = 0.5;
    leastWords = 3;
  }
});

// src/engine/same-claim.ts
function claimMatcher(texts) {
  const known = texts.map(fingerprint);
  let index = indexOf(known);
  const find = (wanted2) => {
    let first;
    for (const key of index.keysOf(wanted2)) {
      for (const candidate of index.holders.get(key) ?? []) {
        if (first !== void 0 && candidate >= first) break;
        if (overlaps(known[candidate]?.words ?? /* @__PURE__ */ new Set(), wanted2.words)) first = candidate;
      }
    }
    return first;
  };
  return {
    find: (text4) => find(fingerprint(text4)),
    isNew: (text4) => {
      const statement = fingerprint(text4);
      if (find(statement) !== void 0) return false;
      known.push(statement);
      if (known.length > 2 * index.size) index = indexOf(known);
      else index.add(statement, known.length - 1);
      return true;
    }
  };
}
function indexOf(statements) {
  const frequency = /* @__PURE__ */ new Map();
  for (const { words: words4 } of statements) for (const word2 of words4) frequency.set(word2, (frequency.get(word2) ?? 0) + 1);
  const holders = /* @__PURE__ */ new Map();
  const keysOf = ({ words: words4, telling }) => {
    const ordered = Array.from(words4, (word2) => ({ word: word2, times: frequency.get(word2) ?? 0 })).sort(
      (a, b) => a.times - b.times || (a.word < b.word ? -1 : 1)
    );
    const shared = Math.ceil(words4.size * leastOverlap - 1e-9);
    return ordered.slice(0, words4.size - shared + 1).map(({ word: word2 }) => `${word2} ${telling}`);
  };
  const add = (statement, number3) => {
    for (const key of keysOf(statement)) {
      const held2 = holders.get(key);
      if (held2 === void 0) holders.set(key, [number3]);
      else held2.push(number3);
    }
  };
  for (const [number3, statement] of statements.entries()) add(statement, number3);
  return { size: statements.length, holders, keysOf, add };
}
function fingerprint(text4) {
  const words4 = text4.normalize("NFKC").toLowerCase().replace(new RegExp("n['’]t(?!\\p{L})", "gu"), " not").match(new RegExp("[\\p{L}\\p{N}]+(?:[.,]\\p{N}+)*", "gu")) ?? [];
  const telling = words4.flatMap((word2) => negations.has(word2) ? "not" : new RegExp("\\p{N}", "u").test(word2) ? word2 : []);
  return { words: new Set(words4), telling: telling.sort().join(" ") };
}
function overlaps(left, right) {
  const [small2, large] = left.size < right.size ? [left, right] : [right, left];
  if (small2.size < leastOverlap * large.size || large.size === 0) return false;
  let common = 0;
  for (const word2 of small2) if (large.has(word2)) common += 1;
  return common / (small2.size + large.size - common) >= leastOverlap;
}
var leastOverlap, negations;
var init_same_claim = __esm({
  "src/engine/same-claim.ts"() {
    "use strict";
    leastOverlap = 0.85;
    negations = new Set("cannot neither never no none nor not without".split(" "));
  }
});

// src/engine/merge.ts
function mergeHandIns(ledger, handIns, accessed) {
  const merger = new Merger(ledger, accessed);
  const known = new Set(ledger.merged);
  const fresh = handIns.filter(({ id }) => !known.has(id)).map((stored) => ({ stored, order: sortable(stored.id) })).sort((a, b) => a.order < b.order ? -1 : 1).map(({ stored }) => stored);
  for (const stored of fresh) merger.add(stored);
  const observations = merger.ledger.observations.length - ledger.observations.length;
  return {
    ledger: merger.ledger,
    newClaims: merger.ledger.claims.slice(ledger.claims.length),
    newSources: merger.ledger.sources.slice(ledger.sources.length),
    observations
  };
}
function describeSource(reported) {
  if ("file" in reported) {
    const file2 = reported.file.replace(/^(?:\.\/)+/, "");
    return { url: `repository:${file2}`, title: file2, authors: [], year: null, kind: "repository" };
  }
  const { url, title, authors = [], year = null, kind } = reported;
  return { url, title, authors, year, kind };
}
function numbered(letter, index) {
  return `${letter}${String(index + 1).padStart(3, "0")}`;
}
function sortable(id) {
  return id.replace(/\d+/g, (digits) => digits.padStart(9, "0"));
}
var Merger;
var init_merge = __esm({
  "src/engine/merge.ts"() {
    "use strict";
    init_bibliography();
    init_canonical_address();
    init_contradicted_claims();
    init_same_claim();
    Merger = class {
      ledger;
      #accessed;
      #claims;
      #questions;
      #contradictions;
      #keys;
      #sources;
      /** Where every pair of source and quote stands that a claim rests on, by claim. */
      #evidence = /* @__PURE__ */ new Map();
      #pages = /* @__PURE__ */ new Map();
      /** Questions the agents can have known: those raised in this batch they could only have guessed. */
      #answerable;
      #resolvable;
      constructor(ledger, accessed) {
        this.ledger = structuredClone(ledger);
        this.#accessed = accessed;
        this.#claims = claimMatcher(ledger.claims.map(({ text: text4 }) => text4));
        this.#questions = claimMatcher(ledger.questions.map(({ text: text4 }) => text4));
        this.#contradictions = claimMatcher(ledger.contradictions.map(({ statement }) => statement));
        this.#answerable = new Set(ledger.questions.map(({ id }) => id));
        this.#resolvable = new Set(ledger.contradictions.map(({ id }) => id));
        this.#keys = new Set(ledger.sources.map(({ key }) => key));
        this.#sources = new Map(this.ledger.sources.toReversed().map((source2) => [source2.canonical, source2]));
      }
      add({ id, iteration, handIn }) {
        for (const reported of handIn.claims) this.#addClaim(reported, id, iteration);
        for (const { text: text4, priority: priority2 } of handIn.questions) {
          if (!this.#questions.isNew(text4)) continue;
          const number3 = this.ledger.questions.length;
          this.ledger.questions.push({
            id: numbered("Q", number3),
            text: text4,
            priority: priority2,
            status: "open",
            raised_by: id,
            answered_by: null
          });
        }
        for (const raised2 of handIn.contradictions) this.#addContradiction(raised2, handIn.claims, id);
        if (handIn.claims.length > 0) {
          this.#answer(handIn.answers, id);
          this.#settle(handIn.resolves ?? [], id);
        }
        this.ledger.merged.push(id);
      }
      #addContradiction({ statement, sides }, claims2, id) {
        const at2 = this.#contradictions.find(statement);
        const known = at2 === void 0 ? void 0 : this.ledger.contradictions[at2];
        const texts = contradictedClaims({ sides }, claims2);
        const ids2 = [...sides, ...texts].flatMap((text4) => this.#claims.find(text4) ?? []).map((index) => numbered("C", index));
        const concerned = [.../* @__PURE__ */ new Set([...known?.claims ?? [], ...ids2])].sort();
        if (known !== void 0) {
          known.claims = concerned;
          return;
        }
        this.#contradictions.isNew(statement);
        this.ledger.contradictions.push({
          id: numbered("X", this.ledger.contradictions.length),
          statement,
          sides,
          raised_by: id,
          claims: concerned
        });
      }
      #addClaim(reported, handIn, iteration) {
        const source2 = this.#sourceOf(reported.source, iteration);
        const { url } = describeSource(reported.source);
        const isOtherPage = this.#pageOf(url) !== this.#pageOf(source2.url);
        const evidence2 = {
          source: source2.id,
          quote: reported.quote,
          hand_in: handIn,
          ...isOtherPage && { url }
        };
        const known = this.#claims.find(reported.text);
        if (known === void 0) {
          this.#claims.isNew(reported.text);
          const { text: text4, importance, confidence } = reported;
          this.ledger.claims.push({
            id: numbered("C", this.ledger.claims.length),
            text: text4,
            importance,
            confidence,
            evidence: [],
            first_iteration: iteration
          });
        }
        const claim4 = this.ledger.claims[known ?? this.ledger.claims.length - 1];
        if (claim4 === void 0) return;
        this.ledger.observations.push({
          claim: claim4.id,
          hand_in: handIn,
          iteration,
          new: known === void 0,
          evidence: this.#placeOfEvidence(claim4, evidence2)
        });
      }
      #sourceOf(reported, iteration) {
        const described = describeSource(reported);
        const canonical = canonicalAddress(described.url);
        const known = this.#sources.get(canonical);
        if (known !== void 0) return known;
        const { year, ...named2 } = described;
        const key = citationKey({ ...named2, ...year !== null && { year } }, this.#keys);
        this.#keys.add(key);
        const source2 = {
          ...described,
          id: numbered("S", this.ledger.sources.length),
          key,
          canonical,
          first_iteration: iteration,
          accessed: this.#accessed
        };
        this.ledger.sources.push(source2);
        this.#sources.set(canonical, source2);
        return source2;
      }
      /** The place of a quote of a source among the evidence of a claim, where it is from then on. */
      #placeOfEvidence(claim4, evidence2) {
        const keyOf2 = ({ source: source2, quote: quote2 }) => `${source2} ${quote2}`;
        let places = this.#evidence.get(claim4);
        if (places === void 0) {
          places = new Map(claim4.evidence.map((known2, index) => [keyOf2(known2), index]));
          this.#evidence.set(claim4, places);
        }
        const known = places.get(keyOf2(evidence2));
        if (known !== void 0) return known;
        claim4.evidence.push(evidence2);
        places.set(keyOf2(evidence2), claim4.evidence.length - 1);
        return claim4.evidence.length - 1;
      }
      /** As `pageAddress`, remembered: thousands of observations are of a few pages. */
      #pageOf(url) {
        const page = this.#pages.get(url) ?? pageAddress(url);
        this.#pages.set(url, page);
        return page;
      }
      /** Only contradictions that the agent can have known; whether they are settled depends on its quotes. */
      #settle(contradictions2, handIn) {
        for (const contradiction2 of this.ledger.contradictions) {
          if (!this.#resolvable.has(contradiction2.id) || !contradictions2.includes(contradiction2.id)) continue;
          contradiction2.settled_by = [...contradiction2.settled_by ?? [], handIn];
        }
      }
      #answer(questions2, handIn) {
        for (const question2 of this.ledger.questions) {
          if (question2.status === "answered" || !this.#answerable.has(question2.id) || !questions2.includes(question2.id))
            continue;
          question2.status = "answered";
          question2.answered_by = handIn;
        }
      }
    };
  }
});

// src/engine/research/depth.ts
var depths, highestNovelty, saturationRules, searchSteps;
var init_depth = __esm({
  "src/engine/research/depth.ts"() {
    "use strict";
    depths = ["standard", "thorough", "exhaustive"];
    highestNovelty = { standard: 0.15, thorough: 0.1, exhaustive: 0.08 };
    saturationRules = ["novelty", "low-findings"];
    searchSteps = ["search", "pivot", "probe"];
  }
});

// src/engine/research/wilson.ts
function wilsonUpperBound(successes, trials) {
  if (trials === 0) return 1;
  const p = successes / trials;
  const centre = p + z * z / (2 * trials);
  const spread = z * Math.sqrt(p * (1 - p) / trials + z * z / (4 * trials * trials));
  return Math.min(1, (centre + spread) / (1 + z * z / trials));
}
function wilsonLowerBound(successes, trials) {
  return 1 - wilsonUpperBound(trials - successes, trials);
}
var z;
var init_wilson = __esm({
  "src/engine/research/wilson.ts"() {
    "use strict";
    z = 1.645;
  }
});

// src/engine/research/probe.ts
function probeOf(ledger, handIns, iteration) {
  const own2 = handIns.filter((handIn) => handIn.iteration === iteration);
  const ids2 = new Set(own2.map(({ id }) => id));
  const claims2 = new Map(ledger.claims.map((claim4) => [claim4.id, claim4]));
  const found = new Set(ledger.observations.filter(({ hand_in }) => ids2.has(hand_in)).map(({ claim: claim4 }) => claim4));
  const relevant = [...found].filter((id) => claims2.get(id)?.importance !== "peripheral");
  const isKnown = (first) => first !== void 0 && first < iteration;
  const sources = new Map(ledger.sources.map(({ canonical, first_iteration }) => [canonical, first_iteration]));
  const addresses = new Set(
    own2.flatMap(
      ({ handIn }) => "claims" in handIn ? handIn.claims.flatMap(({ source: source2 }) => "url" in source2 ? [canonicalAddress(source2.url)] : []) : []
    )
  );
  return {
    claims: relevant.length,
    known_claims: relevant.filter((id) => isKnown(claims2.get(id)?.first_iteration)).length,
    sources: addresses.size,
    known_sources: [...addresses].filter((address) => isKnown(sources.get(address))).length
  };
}
function judgeProbe({ claims: claims2, known_claims }) {
  const share = claims2 === 0 ? 0 : known_claims / claims2;
  if (wilsonLowerBound(known_claims, claims2) >= leastRecall) return "passed";
  if (claims2 >= plainClaims && share >= plainRecall) return "passed";
  return claims2 < fewestClaims && (claims2 === 0 || share > 0.5) ? "undecided" : "failed";
}
function isFailing(probe) {
  return judgeProbe(probe) === "failed";
}
var fewestClaims, leastRecall, plainRecall, plainClaims;
var init_probe = __esm({
  "src/engine/research/probe.ts"() {
    "use strict";
    init_canonical_address();
    init_wilson();
    fewestClaims = 5;
    leastRecall = 0.6;
    plainRecall = 0.8;
    plainClaims = 10;
  }
});

// src/engine/research/novelty.ts
function recentNovelty(iterations) {
  const valid = validSearches(iterations);
  let observations = 0;
  let first = valid.length;
  while (first > 0 && observations < windowObservations) {
    first -= 1;
    observations += noveltyOf(valid.slice(first, first + 1)).observations;
  }
  return noveltyOf(valid.slice(first));
}
function noveltyOf(iterations) {
  const sum2 = (of) => iterations.reduce((total, iteration) => total + of(iteration), 0);
  const observations = sum2(({ observations: observations2, guided }) => observations2 - (guided?.observations ?? 0));
  const newClaims = sum2(({ new_claims, guided }) => new_claims - (guided?.new_claims ?? 0));
  return { observations, newClaims, upperBound: wilsonUpperBound(newClaims, observations) };
}
function isLowYield(iteration, before, { rule, depth }) {
  if (!iteration.valid || iteration.probe !== void 0 && isFailing(iteration.probe)) return false;
  if (iteration.new_claims < fewestNewClaims) return true;
  if (rule === "low-findings") return false;
  const novelty = recentNovelty([...before, { ...iteration, low_yield: false }]);
  return novelty.observations >= windowObservations && novelty.upperBound <= highestNovelty[depth];
}
function consecutiveLowYield(iterations) {
  const valid = validSearches(iterations);
  const lastRich = valid.findLastIndex((iteration) => !iteration.low_yield);
  return valid.length - 1 - lastRich;
}
function validSearches(iterations) {
  return iterations.filter(({ kind, valid }) => kind === "research" && valid);
}
var fewestNewClaims, windowObservations;
var init_novelty = __esm({
  "src/engine/research/novelty.ts"() {
    "use strict";
    init_depth();
    init_probe();
    init_wilson();
    fewestNewClaims = 2;
    windowObservations = 60;
  }
});

// src/engine/counters.ts
function withCounters(state, ledger) {
  return { ...state, ...countersOf(ledger) };
}
function wrongCounters(state, ledger) {
  return Object.entries(countersOf(ledger)).flatMap(([key, counted]) => {
    const said2 = state[key];
    return said2 === counted ? [] : [`${key} is ${said2}, the ledger holds ${counted}`];
  });
}
function countersOf(ledger) {
  return {
    total_iterations_research: ledger.iterations.length,
    sources_cited: ledger.sources.length,
    findings_count: ledger.claims.filter(isCitable).length,
    new_findings_last_iteration: ledger.iterations.findLast(({ kind }) => kind === "research")?.new_claims ?? 0,
    consecutive_low_findings: consecutiveLowYield(ledger.iterations),
    open_questions: openQuestions(ledger).length
  };
}
var init_counters = __esm({
  "src/engine/counters.ts"() {
    "use strict";
    init_failed_quotes();
    init_ledger();
    init_novelty();
  }
});

// src/engine/configuration.ts
var logLevels, defaultConfiguration, configurationKeys;
var init_configuration = __esm({
  "src/engine/configuration.ts"() {
    "use strict";
    logLevels = ["debug", "info", "warning", "error"];
    defaultConfiguration = {
      max_iterations: 30,
      max_duration_hours: 24,
      max_cost_usd: 50,
      budget_reserve: 0.35,
      failure_threshold: 3,
      phase_transition_threshold: 3,
      depth: "standard",
      saturation_rule: "novelty",
      stall_window: 3,
      iteration_interval_seconds: 0,
      backoff_on_failure: true,
      backoff_multiplier: 2,
      max_backoff_seconds: 300,
      fetch_sources: true,
      // Claude Code gives a command two minutes.
      fetch_budget_seconds: 80,
      report_check_rounds: 3,
      allowed_private_hosts: null,
      agent_timeout_minutes: 30,
      stop_file: "docs/research-{name}/STOP",
      reinject_prompt_file: "docs/research-{name}/redirect.md",
      check_reinject_every_n_iterations: 1,
      task_file: null,
      done_dir: "Done",
      rejected_dir: "Rejected",
      state_retention_days: 30,
      log_file: "docs/research-{name}/.runtime/log.jsonl",
      log_level: "info",
      log_every_iteration: true,
      notify_on_completion: true,
      notify_on_failure: true,
      notify_on_max_iterations: true,
      notify_on_phase_change: true,
      notify_on_feature: false,
      notify_on_escalation: true,
      notify_on_wait: true,
      notify_desktop: true,
      notify_terminal: true,
      webhook_url: null,
      snapshots_kept: 50,
      safety: "on"
    };
    configurationKeys = Object.keys(defaultConfiguration);
  }
});

// src/engine/vocabulary.ts
function statusAfter(reason) {
  switch (reason) {
    case "complete":
      return "complete";
    case "blocked_on_human":
      return "blocked";
    case "failure_threshold":
    case "stalled":
    case "no_progress":
    case "invalid_state":
      return "failed";
    case "cancelled":
    case "stop_requested":
    case "max_iterations":
    case "max_duration":
    case "max_cost":
    case "interrupted":
      return "stopped";
  }
}
function modeOf(type) {
  const found = Object.keys(workflowTypes).find((mode) => workflowTypes[mode] === type);
  if (found === void 0) throw new Error(`unknown workflow type ${type}`);
  return found;
}
var workflowTypes, phases, statuses, drivers, endReasons;
var init_vocabulary = __esm({
  "src/engine/vocabulary.ts"() {
    "use strict";
    workflowTypes = {
      research: "autonomous-research",
      "research-and-plan": "autonomous-research-plan",
      "full-auto": "autonomous-full-auto",
      implement: "autonomous-implement"
    };
    phases = {
      A: "Phase A: Research",
      B: "Phase B: Planning",
      C: "Phase C: Implementation"
    };
    statuses = ["in_progress", "complete", "blocked", "stopped", "failed"];
    drivers = ["in-session", "ralph-loop", "headless"];
    endReasons = {
      complete: 0,
      cancelled: 0,
      stop_requested: 0,
      max_iterations: 2,
      max_duration: 2,
      max_cost: 2,
      failure_threshold: 1,
      stalled: 1,
      no_progress: 1,
      blocked_on_human: 3,
      invalid_state: 4,
      interrupted: 130
    };
  }
});

// src/engine/state.ts
function newResearchState(workflow) {
  const now = workflow.now.toISOString();
  return {
    schema: 1,
    workflow_type: workflowTypes.research,
    name: workflow.name,
    ...unbegun,
    ...workflow.limits,
    driver: workflow.driver,
    repository_analysis: workflow.repositoryAnalysis,
    prompt: workflow.prompt,
    started_at: now,
    running_since: now,
    updated_at: now
  };
}
function isRecorded(state) {
  return state.iteration > 0 && state.recorded_iteration === state.iteration;
}
function elapsedHours(state, now) {
  const until2 = state.status === "in_progress" ? now.getTime() : Date.parse(state.updated_at);
  return (until2 - Date.parse(state.running_since)) / 36e5 - state.paused_hours;
}
var lostPrompt, unbegun;
var init_state = __esm({
  "src/engine/state.ts"() {
    "use strict";
    init_configuration();
    init_vocabulary();
    lostPrompt = "The prompt of this workflow was lost.";
    unbegun = {
      status: "in_progress",
      current_phase: phases.A,
      iteration: 0,
      total_iterations_research: 0,
      total_iterations_planning: 0,
      total_iterations_coding: 0,
      sources_cited: 0,
      findings_count: 0,
      new_findings_last_iteration: 0,
      consecutive_low_findings: 0,
      open_questions: 0,
      phase_transition_threshold: defaultConfiguration.phase_transition_threshold,
      depth: defaultConfiguration.depth,
      saturation_rule: defaultConfiguration.saturation_rule,
      search_step: "search",
      features_total: 0,
      features_complete: 0,
      features_failed: 0,
      recorded_iteration: 0,
      consecutive_failures: 0,
      failure_threshold: defaultConfiguration.failure_threshold,
      max_cost_usd: defaultConfiguration.max_cost_usd,
      budget_reserve: defaultConfiguration.budget_reserve,
      cost_usd: null,
      tokens: null,
      paused_hours: 0,
      stall_window: defaultConfiguration.stall_window,
      stall_level: 0,
      stall_since_iteration: null,
      finishing: null,
      writing_iteration: null,
      end_reason: null,
      end_message: null,
      verdict: null
    };
  }
});

// src/engine/iteration.ts
function beginIteration(state, now, limits = {}) {
  if (state.iteration > 0 && !isRecorded(state)) return state;
  if (state.finishing !== null && isWriting(state)) return state;
  return { ...startNext(state, now, limits), consecutive_failures: 0 };
}
function failIteration(state, now) {
  return { ...startNext(state, now, {}), consecutive_failures: state.consecutive_failures + 1 };
}
function startNext(state, now, { isLastTurn = false }) {
  const iteration = state.iteration + 1;
  let finishing = state.finishing;
  if (iteration >= state.max_iterations || isLastTurn) finishing ??= "max_iterations";
  finishing ??= reachedBudget(state, now);
  const writing = finishing === null ? state.writing_iteration : iteration;
  return { ...state, iteration, finishing, writing_iteration: writing, updated_at: now.toISOString() };
}
function reserveHours(state) {
  return Math.min(longestReserveHours, state.max_duration_hours * state.budget_reserve);
}
function reachedBudget(state, now) {
  if (elapsedHours(state, now) >= state.max_duration_hours - reserveHours(state)) return "max_duration";
  const searchBudget = state.max_cost_usd * (1 - state.budget_reserve);
  return state.cost_usd !== null && state.cost_usd >= searchBudget ? "max_cost" : null;
}
function isWriting(state) {
  return state.writing_iteration === state.iteration;
}
function isSearching(state) {
  return !isWriting(state) || state.max_iterations === 1;
}
var longestReserveHours;
var init_iteration = __esm({
  "src/engine/iteration.ts"() {
    "use strict";
    init_state();
    longestReserveHours = 1;
  }
});

// src/engine/research/confidence.ts
function confidenceOf({ evidence: evidence2, verdict, isContested }) {
  const sound = evidence2.filter(({ quote: quote2 }) => quote2?.sound === true);
  const groups = new Set(sound.map(({ group }) => group)).size;
  const isPrimary = sound.some(({ kind }) => kind !== "secondary");
  const counted = `${plural(groups, "independent source")}, ${isPrimary ? "a primary one among them" : "none of them primary"}`;
  if (verdict === "contradicted") return { level: "low", reason: `verification contradicted it (${counted})` };
  if (groups === 0) return { level: "low", reason: withoutQuote(evidence2) };
  if (!isPrimary && groups < 2) return { level: "low", reason: "a single secondary source" };
  const exact = sound.filter(({ quote: quote2 }) => quote2?.verdict === "exact");
  const lacks = [
    groups < 2 && "a second independent source",
    !isPrimary && "a primary source",
    new Set(exact.map(({ group }) => group)).size < Math.min(groups, 2) && "exact quotes",
    isContested && "an answer to what contradicts it",
    verdict === "qualified" && "a statement without the qualification that verification asks for",
    (verdict === null || verdict === "unverified") && "verification"
  ].filter((lack) => lack !== false);
  if (lacks.length === 0) return { level: "high", reason: `verified; ${counted}` };
  return { level: "medium", reason: `${counted}; lacks ${lacks.join(", ")}` };
}
function withoutQuote(evidence2) {
  if (evidence2.length === 0) return "no evidence";
  const unread2 = evidence2.filter(({ quote: quote2 }) => quote2 === null).length;
  if (unread2 === evidence2.length) return `no quote could be checked: ${plural(unread2, "source")} could not be read`;
  const failed = evidence2.filter(
    ({ quote: quote2 }) => quote2?.verdict === "absent" || quote2?.verdict === "number-mismatch"
  ).length;
  if (failed > 0)
    return `${failed} of ${plural(evidence2.length, "quote")} not found in the source as quoted, and no other holds`;
  return "its quotes are too short or leave out what turns them round";
}
function plural(count4, noun) {
  return `${count4} ${noun}${count4 === 1 ? "" : "s"}`;
}
var init_confidence = __esm({
  "src/engine/research/confidence.ts"() {
    "use strict";
  }
});

// src/engine/research/assess.ts
function assess(ledger, { check, textHash, looks }) {
  const sources = new Map(ledger.sources.map((source2) => [source2.id, source2]));
  const checked = ledger.claims.map((claim4) => ({
    ...claim4,
    evidence: claim4.evidence.map((evidence2) => {
      const source2 = sources.get(evidence2.source);
      return source2 === void 0 ? evidence2 : { ...evidence2, check: check(evidence2, source2) };
    })
  }));
  const contradictions2 = resolve(ledger.contradictions, checked);
  const contested = new Set(contradictions2.flatMap(({ claims: claims3 = [], status }) => status === "resolved" ? [] : claims3));
  const groups = groupsOf(ledger.sources, checked, textHash);
  const claims2 = checked.map((claim4) => weigh(claim4, { sources, groups, looks, contested }));
  return {
    ...ledger,
    claims: claims2,
    contradictions: contradictions2,
    observations: admit(ledger.observations, claims2),
    ...looks.length > 0 && { looks: [...looks] }
  };
}
function weigh(claim4, { sources, groups, looks, contested }) {
  const verdict = rulingOn(claim4.id, looks)?.verdict ?? null;
  const evidence2 = claim4.evidence.map(({ source: source2, check }) => ({
    kind: sources.get(source2)?.kind ?? "secondary",
    group: groups.get(source2) ?? -1,
    quote: check === void 0 || check.verdict === "could-not-run" ? null : { verdict: check.verdict, sound: check.sound }
  }));
  const { level, reason } = confidenceOf({ evidence: evidence2, verdict, isContested: contested.has(claim4.id) });
  return { ...claim4, confidence: level, confidence_reason: reason, ...verdict !== null && { verdict } };
}
function groupsOf(sources, claims2, textHash) {
  const quotes = /* @__PURE__ */ new Map();
  for (const { evidence: evidence2 } of claims2) {
    for (const { source: source2, quote: quote2 } of evidence2) {
      const known = quotes.get(source2);
      if (known === void 0) quotes.set(source2, [quote2]);
      else known.push(quote2);
    }
  }
  return independentGroups(
    sources.map((source2) => ({ ...source2, textHash: textHash(source2), quotes: quotes.get(source2.id) ?? [] }))
  );
}
function resolve(contradictions2, claims2) {
  const proven = new Set(
    claims2.flatMap(
      ({ evidence: evidence2 }) => evidence2.flatMap(({ check, hand_in }) => check?.sound === true ? [hand_in] : [])
    )
  );
  return contradictions2.map((contradiction2) => {
    const isResolved = contradiction2.settled_by?.some((handIn) => proven.has(handIn)) === true;
    return { ...contradiction2, status: isResolved ? "resolved" : "open" };
  });
}
function admit(observations, claims2) {
  const byId = new Map(claims2.map((claim4) => [claim4.id, claim4]));
  const seen = /* @__PURE__ */ new Set();
  return observations.map((observation2) => {
    if (observation2.evidence === void 0) {
      seen.add(observation2.claim);
      return observation2;
    }
    const evidence2 = byId.get(observation2.claim)?.evidence[observation2.evidence];
    const judged = { ...observation2, admitted: evidence2 === void 0 || !hasFailed(evidence2) };
    const isNew = isAdmitted(judged) && !seen.has(observation2.claim);
    if (isNew) seen.add(observation2.claim);
    return { ...judged, new: isNew };
  });
}
var init_assess = __esm({
  "src/engine/research/assess.ts"() {
    "use strict";
    init_ledger();
    init_confidence();
    init_failed_quotes();
    init_independence();
    init_looks();
  }
});

// src/engine/progress.ts
var init_progress = __esm({
  "src/engine/progress.ts"() {
    "use strict";
  }
});

// src/engine/stall.ts
function restartedLadder(iteration) {
  return { stall_level: 0, stall_since_iteration: iteration };
}
var init_stall = __esm({
  "src/engine/stall.ts"() {
    "use strict";
    init_progress();
  }
});

// src/engine/research/research-progress.ts
var init_research_progress = __esm({
  "src/engine/research/research-progress.ts"() {
    "use strict";
    init_ledger();
    init_stall();
  }
});

// src/engine/research/coverage.ts
var init_coverage = __esm({
  "src/engine/research/coverage.ts"() {
    "use strict";
  }
});

// src/engine/research/saturation.ts
var init_saturation = __esm({
  "src/engine/research/saturation.ts"() {
    "use strict";
    init_ledger();
    init_coverage();
    init_depth();
    init_novelty();
    init_probe();
  }
});

// src/engine/record.ts
function describeIteration({ iteration: number3, searching, probes, rule }, ledger, reports, now) {
  const own2 = reports.handIns.filter(({ iteration }) => iteration === number3);
  const ofThisIteration = own2.filter(({ handIn }) => handIn.assignment.startsWith(`i${number3}-`));
  const reported = new Set(ofThisIteration.map(({ handIn }) => handIn.assignment)).size;
  const all = ledger.observations.filter(({ iteration }) => iteration === number3);
  const observations = all.filter(isAdmitted);
  const searches = own2.reduce((sum2, { handIn }) => sum2 + ("searches" in handIn ? handIn.searches : 0), 0);
  const statistics = {
    iteration: number3,
    kind: searching ? "research" : "writing",
    valid: searching && reported > 0 && reported * 2 >= reports.expected && searches > 0,
    agents_expected: reports.expected,
    agents_reported: reported,
    agents_failed: reports.failed,
    searches,
    observations: observations.length,
    ...all.length > observations.length && { refused: all.length - observations.length },
    new_claims: observations.filter((observation2) => observation2.new).length,
    new_sources: ledger.sources.filter(({ first_iteration }) => first_iteration === number3).length,
    ...reports.report !== void 0 && { report: reports.report },
    ...searching && probes && { probe: probeOf(ledger, own2, number3) },
    ...directedBy(reports.assignments ?? [], own2, ledger),
    recorded_at: now.toISOString()
  };
  const before = ledger.iterations.filter(({ iteration }) => iteration < number3);
  return { ...statistics, low_yield: isLowYield(statistics, before, rule) };
}
function directedBy(assignments, own2, ledger) {
  const followed = assignments.flatMap(({ follows }) => follows ?? []);
  const told = new Set(assignments.filter(({ follows = "" }) => tellsClaim(follows)).map(({ id }) => id));
  const handIns = own2.filter(({ handIn }) => told.has(handIn.assignment)).map(({ id }) => id);
  const observed = ledger.observations.filter((one) => isAdmitted(one) && handIns.includes(one.hand_in));
  return {
    ...followed.length > 0 && { followed },
    ...handIns.length > 0 && {
      guided: {
        hand_ins: handIns,
        observations: observed.length,
        new_claims: observed.filter((observation2) => observation2.new).length
      }
    }
  };
}
var init_record = __esm({
  "src/engine/record.ts"() {
    "use strict";
    init_counters();
    init_iteration();
    init_ledger();
    init_merge();
    init_assess();
    init_failed_quotes();
    init_research_progress();
    init_novelty();
    init_probe();
    init_saturation();
    init_gaps();
    init_stall();
    init_state();
  }
});

// src/engine/rebuild-ledger.ts
function rebuildLedger(handIns, journal, recordedIteration, accessed) {
  let ledger = emptyLedger();
  for (const line2 of journal) {
    if (line2.event !== "recorded" || !Number.isInteger(line2.iteration)) continue;
    ledger = afterRecording(ledger, handIns, line2);
  }
  const left = handIns.filter(({ iteration }) => iteration <= recordedIteration);
  return mergeHandIns(ledger, left, accessed).ledger;
}
function afterRecording(before, handIns, line2) {
  const isMerged = Array.isArray(line2.merged) ? ({ id }) => line2.merged.includes(id) : ({ iteration }) => iteration <= line2.iteration;
  const { ledger } = mergeHandIns(before, handIns.filter(isMerged), line2.time.slice(0, 10));
  const statistics = statisticsOf(line2) ?? guessStatistics(ledger, handIns, line2);
  const others = ledger.iterations.filter(({ iteration }) => iteration !== line2.iteration);
  return { ...ledger, iterations: [...others, statistics].sort((a, b) => a.iteration - b.iteration) };
}
function statisticsOf(line2) {
  const result = iterationStatistics.safeParse(line2);
  return result.success ? result.data : void 0;
}
function guessStatistics(ledger, handIns, line2) {
  const own2 = handIns.filter(({ iteration }) => iteration === line2.iteration);
  const reports = { handIns: own2, expected: own2.length, failed: 0 };
  return describeIteration(
    {
      iteration: line2.iteration,
      searching: own2.length > 0,
      probes: false,
      rule: { depth: "standard", rule: "novelty" }
    },
    ledger,
    reports,
    new Date(line2.time)
  );
}
var init_rebuild_ledger = __esm({
  "src/engine/rebuild-ledger.ts"() {
    "use strict";
    init_ledger();
    init_merge();
    init_record();
  }
});

// src/engine/sentences.ts
function sentences(issues, data, locate = () => void 0) {
  const lines = issues.slice(0, mostShown).map(({ path, message }) => {
    const line2 = locate(path);
    const where = [line2 === void 0 ? "" : `line ${line2}`, ...path.map(String)].filter((part) => part !== "").join(" ");
    return `${where === "" ? "top level" : where}: ${data === void 0 ? message : withValue(message, at(data, path))}`;
  });
  return withRest(lines, issues.length);
}
function firstOf(lines) {
  return withRest(lines.slice(0, mostShown), lines.length);
}
function withRest(shown, all) {
  return shown.length === all ? shown : [...shown, `and ${all - shown.length} more`];
}
function withValue(message, value) {
  const expected = message.replace(/^Invalid \w+: /, "").replace(/, received [\w"]+$/, "");
  if (value === void 0) return `missing, ${expected}`;
  const text4 = excerpt(JSON.stringify(value));
  return `${expected}, received ${text4.length <= longestValue ? text4 : `${cut(text4, longestValue - 1)}…`}`;
}
function at(data, path) {
  return path.reduce((value, key) => {
    return typeof value === "object" && value !== null ? value[key] : void 0;
  }, data);
}
var mostShown, longestValue;
var init_sentences = __esm({
  "src/engine/sentences.ts"() {
    "use strict";
    init_workflow_error();
    mostShown = 12;
    longestValue = 80;
  }
});

// src/store/remove-file.ts
function removeFile(path) {
  try {
    (0, import_node_fs.unlinkSync)(path);
  } catch (error2) {
    if (error2.code !== "ENOENT") throw error2;
  }
}
var import_node_fs;
var init_remove_file = __esm({
  "src/store/remove-file.ts"() {
    "use strict";
    import_node_fs = require("node:fs");
  }
});

// src/store/open-regular.ts
function readRegular(path) {
  const file2 = open(path);
  try {
    return (0, import_node_fs2.readFileSync)(file2);
  } finally {
    (0, import_node_fs2.closeSync)(file2);
  }
}
function open(path) {
  const file2 = (0, import_node_fs2.openSync)(path, import_node_fs2.constants.O_RDONLY | import_node_fs2.constants.O_NONBLOCK);
  if ((0, import_node_fs2.fstatSync)(file2).isFile()) return file2;
  (0, import_node_fs2.closeSync)(file2);
  throw noFile(path);
}
function noFile(path) {
  return Object.assign(new Error(`${path} is no file`), { path });
}
var import_node_fs2;
var init_open_regular = __esm({
  "src/store/open-regular.ts"() {
    "use strict";
    import_node_fs2 = require("node:fs");
  }
});

// src/store/atomic.ts
function writeAtomic(path, content, { mode = 420, flush = "file and folder" } = {}) {
  (0, import_node_fs3.mkdirSync)((0, import_node_path.dirname)(path), { recursive: true });
  written += 1;
  const temporary = `${path}.${process.pid}-${written}.tmp`;
  try {
    const file2 = (0, import_node_fs3.openSync)(temporary, "wx", mode);
    try {
      writeAll(file2, Buffer.from(content));
      if (flush !== "nothing") (0, import_node_fs3.fsyncSync)(file2);
    } finally {
      (0, import_node_fs3.closeSync)(file2);
    }
    renamePatiently(temporary, path);
  } catch (error2) {
    removeFile(temporary);
    throw error2;
  }
  if (flush === "file and folder") flushFolder((0, import_node_path.dirname)(path));
}
function keepAside(path, why, now) {
  if (!(0, import_node_fs3.existsSync)(path)) return null;
  const kept = besides(path, why, now);
  writeAtomic(kept, readRegular(path));
  return kept;
}
function besides(path, why, now) {
  const first = `${path}.${why}-${now.toISOString().replace(/[:.]/g, "-")}`;
  let free2 = first;
  for (let number3 = 2; (0, import_node_fs3.existsSync)(free2); number3 += 1) free2 = `${first}-${number3}`;
  return free2;
}
function renamePatiently(from, to) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      (0, import_node_fs3.renameSync)(from, to);
      return;
    } catch (error2) {
      const isBusy = /^(?:EPERM|EACCES|EBUSY)$/.test(error2.code ?? "");
      if (process.platform !== "win32" || !isBusy || attempt === renameAttempts) throw error2;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, renamePauseMilliseconds);
    }
  }
}
function appendLines(path, lines, { flushed = true } = {}) {
  (0, import_node_fs3.mkdirSync)((0, import_node_path.dirname)(path), { recursive: true });
  const file2 = (0, import_node_fs3.openSync)(path, "a+", 420);
  try {
    if (!(0, import_node_fs3.fstatSync)(file2).isFile()) throw noFile(path);
    const text4 = lines.map((line2) => `${line2}
`).join("");
    writeAll(file2, Buffer.from(endsInMiddle(file2) ? `
${text4}` : text4));
    if (flushed) (0, import_node_fs3.fsyncSync)(file2);
  } finally {
    (0, import_node_fs3.closeSync)(file2);
  }
}
function sweepTemporary(folder, isAlive2) {
  for (const name of (0, import_node_fs3.readdirSync)(folder)) {
    if (isLeftOver(name, isAlive2)) removeFile((0, import_node_path.join)(folder, name));
  }
}
function isLeftOver(name, isAlive2) {
  const writer = /\.(\d+)-\d+\.tmp$/.exec(name)?.[1];
  return writer !== void 0 && !isAlive2(Number(writer));
}
function endsInMiddle(file2) {
  const { size } = (0, import_node_fs3.fstatSync)(file2);
  if (size === 0) return false;
  const last = Buffer.alloc(1);
  (0, import_node_fs3.readSync)(file2, last, 0, 1, size - 1);
  return last[0] !== 10;
}
function writeAll(file2, content) {
  let offset = 0;
  while (offset < content.length) offset += (0, import_node_fs3.writeSync)(file2, content, offset);
}
function flushFolder(folder) {
  if (process.platform === "win32") return;
  const handle = (0, import_node_fs3.openSync)(folder, "r");
  try {
    (0, import_node_fs3.fsyncSync)(handle);
  } finally {
    (0, import_node_fs3.closeSync)(handle);
  }
}
var import_node_fs3, import_node_path, renameAttempts, renamePauseMilliseconds, written;
var init_atomic = __esm({
  "src/store/atomic.ts"() {
    "use strict";
    import_node_fs3 = require("node:fs");
    import_node_path = require("node:path");
    init_remove_file();
    init_open_regular();
    renameAttempts = 50;
    renamePauseMilliseconds = 10;
    written = 0;
  }
});

// src/engine/escalation.ts
function isOpen({ answered_at }) {
  return answered_at === null;
}
function summarizeEscalation({ id, kind, item, text: text4 }) {
  return excerpt(`${id} (${kind.replaceAll("_", " ")}${item === null ? "" : `, ${item}`}): ${text4}`);
}
var kinds, escalation, escalationsSchema;
var init_escalation = __esm({
  "src/engine/escalation.ts"() {
    "use strict";
    init_mini();
    init_workflow_error();
    kinds = [
      "missing_credential",
      "ambiguous_requirement",
      "broken_baseline",
      "environment",
      "contradiction",
      "needs_human_action",
      "budget",
      "missing_source"
    ];
    escalation = object({
      /** `E001`; never reused. */
      id: string2(),
      kind: _enum(kinds),
      /** The question or feature that it is about, or null. */
      item: nullable(string2()),
      text: string2(),
      tried: array(string2()),
      opened_at: string2(),
      iteration: int(),
      answer: nullable(string2()),
      answered_at: nullable(string2())
    });
    escalationsSchema = object({ schema: literal(1), escalations: array(escalation) });
  }
});

// src/engine/features/feature-events.ts
function phraseFeatureEvent(event) {
  switch (event.event) {
    case "features-imported":
      return `${event.features} features read from ${event.source}`;
    case "feature-begun":
      return `${event.feature} begun, attempt ${event.attempt}: ${event.name}`;
    case "feature-passed":
      return `${event.feature} passed${event.attempt === 0 ? "" : ` in attempt ${event.attempt}`}: ${event.name} (proof ${event.proofs.join(", ")})`;
    case "attempt-failed":
      return `${event.feature}: attempt ${event.attempt} failed: ${event.why}${event.patch === null ? "" : ` (kept as ${event.patch})`}`;
    case "feature-failed":
      return `${event.feature} failed for good: ${event.name}: ${event.why}${event.next === null ? "" : `; ${event.next} is tried instead`}`;
    case "features-blocked":
      return `blocked by ${event.by}: ${event.features.join(", ")}`;
    case "features-freed":
      return `no longer blocked: ${event.features.join(", ")}`;
    case "features-skipped":
      return `skipped: ${event.features.join(", ")}${event.why === "" ? "" : ` (${event.why})`}`;
    case "feature-divided":
      return `${event.feature} given back, ${event.why}`;
    case "proofs-added":
      return `${event.feature} verified again (proof ${event.proofs.join(", ")})`;
    case "proofs-void":
      return `proofs that no longer count: ${event.proofs.join(", ")}: ${event.why}${event.reopened.length === 0 ? "" : `; to be done again: ${event.reopened.join(", ")}`}`;
    case "features-restored":
      return `feature list restored: ${event.why}; the other version is kept as ${event.kept}`;
  }
}
function passedInJournal(events) {
  const passed = /* @__PURE__ */ new Set();
  for (const event of events) {
    const { event: kind, feature, proofs } = event;
    if (kind !== "feature-passed" && kind !== "proofs-added" || !Array.isArray(proofs)) continue;
    for (const proof of proofs) passed.add(`${String(feature)} ${String(proof)}`);
  }
  return passed;
}
var init_feature_events = __esm({
  "src/engine/features/feature-events.ts"() {
    "use strict";
  }
});

// src/engine/prices.ts
function canonicalModel(name) {
  if (typeof name !== "string") return "unknown";
  const plain3 = name.toLowerCase().slice(0, 200);
  const claude = /claude-[a-z0-9-]+/.exec(plain3)?.[0].replace(/-v\d+$/, "").replace(/-\d{8}$/, "");
  return claude ?? (plain3.replace(/[^a-z0-9.-]+/g, "-") || "unknown");
}
function weightOf(model, counts) {
  return counts.input + counts.output * outputTimes + counts.cacheRead * (listPrice(model)?.cacheRead ?? 0.1) + counts.cacheWriteFiveMinutes * cacheWriteTimes.fiveMinutes + counts.cacheWriteOneHour * cacheWriteTimes.oneHour;
}
function surchargeOf(model, counts, { fast, unitedStates }) {
  const price = listPrice(model);
  const prompt = counts.input + counts.cacheRead + counts.cacheWriteFiveMinutes + counts.cacheWriteOneHour;
  const long = price?.longPrompt !== void 0 && prompt > price.longPrompt.above ? price.longPrompt.times : 1;
  return long * (fast ? price?.fast ?? fastTimes : 1) * (unitedStates ? regionTimes : 1);
}
function costOf(model, weight, searches, learned) {
  const price = learned.get(model) ?? listPrice(model)?.input;
  return price === void 0 ? null : weight * price / 1e6 + searches * searchPrice;
}
function priceFrom(usd, weight, searches) {
  const price = (usd - searches * searchPrice) / weight * 1e6;
  return isPrice(price) ? Number(price.toPrecision(9)) : void 0;
}
function isPrice(value) {
  return typeof value === "number" && value > 0 && value <= 1e3;
}
function listPrice(model) {
  return listPrices.find(([pattern3]) => pattern3.test(model))?.[1];
}
var listPrices, searchPrice, outputTimes, cacheWriteTimes, fastTimes, regionTimes;
var init_prices = __esm({
  "src/engine/prices.ts"() {
    "use strict";
    listPrices = [
      [/^claude-(?:fable|mythos)-5$/, { input: 10, cacheRead: 0.1 }],
      [/^claude-(?:fable|mythos)-/, { input: 10, cacheRead: 0.025 }],
      [/^claude-(?:3-opus|opus-4$|opus-4-[01]$)/, { input: 15, cacheRead: 0.1 }],
      [/^claude-opus-4-[67]$/, { input: 5, cacheRead: 0.1, fast: 6 }],
      [/^claude-opus-(?:4-[58]|5)$/, { input: 5, cacheRead: 0.1 }],
      [/^claude-opus-/, { input: 4, cacheRead: 0.05 }],
      [/^claude-(?:3-\d-sonnet|sonnet-4)/, { input: 3, cacheRead: 0.1 }],
      [/^claude-sonnet-5$/, { input: 2, cacheRead: 0.1 }],
      [/^claude-sonnet-/, { input: 2, cacheRead: 0.05 }],
      [/^claude-3-haiku/, { input: 0.25, cacheRead: 0.1 }],
      [/^claude-3-5-haiku/, { input: 0.8, cacheRead: 0.1 }],
      [/^claude-haiku-4/, { input: 1, cacheRead: 0.1 }],
      [/^claude-haiku-/, { input: 0.1, cacheRead: 0.1, longPrompt: { above: 1e5, times: 5 } }]
    ];
    searchPrice = 0.01;
    outputTimes = 5;
    cacheWriteTimes = { fiveMinutes: 1.25, oneHour: 2 };
    fastTimes = 2;
    regionTimes = 1.1;
  }
});

// src/engine/transcript-row.ts
function parseTranscriptRow(line2) {
  let row;
  try {
    row = parseJson(line2);
  } catch {
    return void 0;
  }
  const fields = object2(row);
  if (fields?.type === "assistant") return parseMessage(fields);
  return fields?.type === "cost-state" ? parseCost(fields) : void 0;
}
function parseMessage(row) {
  const message = object2(row.message);
  const usage2 = object2(message?.usage);
  if (usage2 === void 0) return void 0;
  const model = canonicalModel(message?.model);
  const written2 = count(usage2.cache_creation_input_tokens);
  const oneHour = Math.min(written2, count(object2(usage2.cache_creation)?.ephemeral_1h_input_tokens));
  const counts = {
    input: count(usage2.input_tokens),
    output: count(usage2.output_tokens),
    cacheRead: count(usage2.cache_read_input_tokens),
    cacheWriteFiveMinutes: written2 - oneHour,
    cacheWriteOneHour: oneHour
  };
  const surcharge = surchargeOf(model, counts, {
    fast: usage2.speed === "fast",
    unitedStates: usage2.inference_geo === "us"
  });
  const time2 = typeof row.timestamp === "string" ? Date.parse(row.timestamp) : NaN;
  return {
    kind: "message",
    id: typeof message?.id === "string" ? message.id.slice(0, 200) : "",
    time: Number.isNaN(time2) ? null : time2,
    model,
    usage: usageOf(model, counts, count(object2(usage2.server_tool_use)?.web_search_requests), surcharge),
    surcharged: surcharge !== 1
  };
}
function parseCost(row) {
  const perModel = object2(row.modelUsage);
  if (!isMoney(row.totalCostUSD) || perModel === void 0) return void 0;
  const models = Object.entries(perModel).map(([name, value]) => parseModelCost(canonicalModel(name), object2(value)));
  const tokens = models.reduce((sum2, { usage: usage2 }) => sum2 + usage2.tokens, 0);
  return { kind: "cost", usd: row.totalCostUSD, tokens, models, complete: row.hasUnknownModelCost !== true };
}
function parseModelCost(model, fields = {}) {
  const written2 = count(fields.cacheCreationInputTokens);
  const oneHour = Math.min(written2, count(fields.cacheCreationEphemeral1hInputTokens));
  const counts = {
    input: count(fields.inputTokens),
    output: count(fields.outputTokens),
    cacheRead: count(fields.cacheReadInputTokens),
    cacheWriteFiveMinutes: written2 - oneHour,
    cacheWriteOneHour: oneHour
  };
  const usd = isMoney(fields.costUSD) ? fields.costUSD : 0;
  return { model, usd, usage: usageOf(model, counts, count(fields.webSearchRequests), 1) };
}
function usageOf(model, counts, searches, surcharge) {
  const { input, output, cacheRead, cacheWriteFiveMinutes, cacheWriteOneHour } = counts;
  const tokens = input + output + cacheRead + cacheWriteFiveMinutes + cacheWriteOneHour;
  return { tokens, weight: weightOf(model, counts) * surcharge, searches };
}
function object2(value) {
  return typeof value === "object" && value !== null ? value : void 0;
}
function count(value) {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= mostTokens ? value : 0;
}
function isMoney(value) {
  return typeof value === "number" && value >= 0 && value <= mostUsd;
}
var mostTokens, mostUsd;
var init_transcript_row = __esm({
  "src/engine/transcript-row.ts"() {
    "use strict";
    init_prices();
    init_parse_json();
    mostTokens = 1e12;
    mostUsd = 1e6;
  }
});

// src/engine/spend.ts
function formatSpend(spend, maxUsd) {
  const parts = [formatTotal(spend, maxUsd)];
  if (spend.tokens !== null) parts.push(formatTokens(spend.tokens));
  if (spend.last?.usd != null) parts.push(`last iteration ${formatUsd(spend.last.usd)}`);
  return parts.join(", ");
}
function formatTotal({ usd, exact, phases: phases2 }, maxUsd) {
  if (usd === null) return maxUsd === null ? "unknown" : `unknown, of at most ${maxUsd} USD`;
  const known = phases2.flatMap((phase) => phase.usd === null ? [] : [`${phase.phase} ${formatUsd(phase.usd)}`]);
  const limit = maxUsd === null ? "" : ` of at most ${maxUsd}`;
  return `${exact ? "" : "about "}${formatUsd(usd)}${limit} USD${known.length === 0 ? "" : ` (${known.join(", ")})`}`;
}
function formatAmount({ usd, tokens }) {
  const cost = usd === null ? "an unknown sum" : `about ${formatUsd(usd)} USD`;
  return tokens === null ? cost : `${cost}, ${formatTokens(tokens)}`;
}
function formatUsd(usd) {
  return usd.toFixed(usd > 0 && usd < 0.01 ? 4 : 2);
}
function formatTokens(tokens) {
  if (tokens >= 999500) return `${(tokens / 1e6).toFixed(1)} M tokens`;
  return tokens >= 1e3 ? `${Math.round(tokens / 1e3)} k tokens` : `${tokens} tokens`;
}
var unknownSpend;
var init_spend = __esm({
  "src/engine/spend.ts"() {
    "use strict";
    init_transcript_row();
    unknownSpend = {
      usd: null,
      exact: false,
      tokens: null,
      phases: [],
      last: null,
      current: null
    };
  }
});

// src/engine/events.ts
function describeEvent(event) {
  return excerpt(phrase(event));
}
function phrase(event) {
  switch (event.event) {
    case "created":
      return `workflow created (${event.mode}, ${event.driver}, at most ${event.max_iterations} iterations)`;
    case "claimed":
      return `session ${short(event.session)} drives the workflow (${event.why})`;
    case "released":
      return `session ${short(event.session)} let go of the workflow (${event.why})`;
    case "iteration-begun":
      return `iteration ${event.iteration} begins: ${event.writing ? "writing the report up" : `${event.agents} agents`}`;
    case "iteration-failed":
      return `iteration ${event.iteration} given up: ${event.problems.join(" ")}`;
    case "agent-started":
      return `${event.agent} started${event.assignment === null ? "" : ` for ${event.assignment}`}`;
    case "hand-in":
      return `${event.agent} handed in ${event.claims} ${event.agent === "claim-verifier" ? "verdicts" : "claims"}`;
    case "hand-in-refused":
      return `hand-in of ${event.agent} ${event.final ? "refused for good" : "sent back"}: ${event.problems.join("; ")}`;
    case "recorded":
      return `iteration ${event.iteration} recorded: ${event.observations} observations, ${event.new_claims} new findings, ${event.new_sources} new sources; ${event.verdict}`;
    case "sources-fetched":
      return `sources fetched: ${event.stored} stored, ${event.dead} dead, ${event.could_not_run} could not be read${event.left === 0 ? "" : `, ${event.left} left for the next time`}`;
    case "quotes-failed":
      return `quotes that are not in their source: ${event.quotes.map(({ claim: claim4, verdict, detail }) => `${claim4} ${verdict} (${detail})`).join("; ")}`;
    case "claims-verified":
      return `verified: ${event.verdicts.map(({ claim: claim4, verdict }) => `${claim4} ${verdict}`).join(", ")}`;
    case "redirected":
      return `redirected by ${event.from} (${event.priority}): ${event.text}`;
    case "agents-silent":
      return `no sign of life for ${event.minutes} minutes: ${event.assignments.join(", ")} count as failed`;
    case "waits":
      return `waits: ${event.for}${event.until === null ? "" : `, until ${event.until}`}`;
    case "woken":
      return `session woken: ${event.why}`;
    case "configuration-refused":
      return `configuration refused, the last valid one goes on: ${event.problem}`;
    case "stall-step":
      return `stalled in iteration ${event.iteration}: ${event.why}`;
    case "escalated":
      return `${event.id} needs a person (${event.kind}${event.item === null ? "" : `, ${event.item}`}): ${event.text}`;
    case "escalation-answered":
      return `${event.id} answered: ${event.answer}`;
    case "spent":
      return `iteration ${event.iteration} cost ${formatAmount(event)}`;
    case "sent-back":
      return `turn sent back: ${event.problems.join(" ")}`;
    case "compiled":
      return `compiled: ${event.outcome}${event.detail === "" ? "" : ` (${event.detail})`}`;
    case "checkpoint":
      return `checkpoint ${event.id} before compaction (${event.trigger}): ${event.bytes} new bytes of transcript`;
    case "checkpoint-failed":
      return `no checkpoint before compaction (${event.trigger}): ${event.why}`;
    case "restored-context":
      return `context restored after ${event.source}`;
    case "state-restored":
      return `state restored: ${event.why}; the other version is kept as ${event.kept}`;
    case "ledger-restored":
      return `ledger restored${event.findings < event.counted ? `, with only ${event.findings} of ${event.counted} findings` : ""}: ${event.why}; the other version is kept as ${event.kept}`;
    case "journal-begun-anew":
      return `journal begun anew: ${event.why}`;
    case "counters-corrected":
      return `counters corrected: ${event.wrong.join("; ")}`;
    case "set-aside":
      return `${event.file} set aside as ${event.kept}: ${event.why}`;
    case "changed":
      return "state changed";
    case "aligned":
      return `aligned, ${event.checks} acceptance checks: ${event.objective}`;
    case "acceptance-run":
      return `acceptance check ${event.check} ran: ${event.exit_code === null ? event.end : `exit code ${event.exit_code}`}`;
    case "judged":
      return `${event.judge} judged ${event.assertions} assertions and ${event.ratings} ratings of the acceptance checklist`;
    case "archived":
      return `archived in ${event.folder}`;
    case "swept":
      return `ended more than ${event.days} days ago: transcripts and machine state removed (${event.bytes} bytes); all evidence is kept`;
    case "resumed":
      return `resumed at iteration ${event.iteration} by ${event.by}`;
    case "loop-cancelled":
      return `ralph-loop cancelled (${event.file})`;
    case "notified":
      return `notified of "${event.title}": ${event.channels.map(describeOutcome).join(", ")}`;
    case "denied":
      return `${event.tool} denied (${event.rule}): ${event.command}`;
    case "snapshot":
      return `snapshot of the work tree: ${event.ref}`;
    case "snapshot-skipped":
      return `no snapshot of the work tree in iteration ${event.iteration}: ${event.why}`;
    case "features-imported":
    case "feature-begun":
    case "feature-passed":
    case "attempt-failed":
    case "feature-failed":
    case "features-blocked":
    case "features-freed":
    case "features-skipped":
    case "feature-divided":
    case "proofs-added":
    case "proofs-void":
    case "features-restored":
      return phraseFeatureEvent(event);
    case "ended":
      return `ended, ${event.reason}: ${event.message}`;
  }
}
function describeOutcome({ channel, outcome, detail }) {
  return detail === "" ? `${channel} ${outcome}` : `${channel} ${outcome} (${detail})`;
}
function short(session) {
  return session.slice(0, 8);
}
var init_events = __esm({
  "src/engine/events.ts"() {
    "use strict";
    init_feature_events();
    init_spend();
    init_workflow_error();
  }
});

// src/engine/log-level.ts
function isLogged(level, least) {
  return logLevels.indexOf(level) >= logLevels.indexOf(least);
}
function levelOf(event, settings) {
  if (event.event === "ended") return levelOfEnd(statusAfter(event.reason));
  if (event.event === "notified" && event.channels.some(({ outcome }) => outcome === "failed")) return "warning";
  const level = levels[event.event];
  if (level !== routine) return level;
  return settings.log_every_iteration ? "info" : "debug";
}
function levelOfEnd(status) {
  if (status === "failed") return "error";
  return status === "blocked" ? "warning" : "info";
}
var routine, levels;
var init_log_level = __esm({
  "src/engine/log-level.ts"() {
    "use strict";
    init_configuration();
    init_vocabulary();
    routine = "routine";
    levels = {
      created: "info",
      claimed: "info",
      released: "info",
      "iteration-begun": routine,
      "iteration-failed": "warning",
      "agent-started": routine,
      "hand-in": routine,
      "hand-in-refused": "warning",
      recorded: routine,
      "sources-fetched": routine,
      "quotes-failed": "warning",
      "claims-verified": routine,
      "sent-back": "warning",
      compiled: "info",
      checkpoint: "info",
      "restored-context": "info",
      "state-restored": "warning",
      resumed: "info",
      "loop-cancelled": "info",
      notified: "info",
      changed: "debug",
      spent: routine,
      redirected: "info",
      "agents-silent": "warning",
      waits: "info",
      woken: "info",
      "configuration-refused": "warning",
      "stall-step": "warning",
      escalated: "warning",
      "escalation-answered": "info",
      "ledger-restored": "warning",
      "counters-corrected": "warning",
      "journal-begun-anew": "warning",
      "set-aside": "warning",
      "checkpoint-failed": "warning",
      aligned: "info",
      "acceptance-run": "info",
      judged: "info",
      archived: "info",
      swept: "info",
      denied: "warning",
      snapshot: routine,
      "snapshot-skipped": "warning",
      "features-imported": "info",
      "feature-begun": routine,
      "feature-passed": "info",
      "attempt-failed": "warning",
      "feature-failed": "error",
      "features-blocked": "warning",
      "features-freed": "info",
      "features-skipped": "info",
      "feature-divided": "info",
      "proofs-added": routine,
      "proofs-void": "warning",
      "features-restored": "warning",
      ended: "info"
    };
  }
});

// src/engine/project-path.ts
function staysInProject(path) {
  if (/^[\\/]|:/.test(path)) return false;
  let depth = 0;
  for (const part of path.split(/[\\/]+/)) {
    if (part === "..") depth -= 1;
    else if (part !== "." && part !== "") depth += 1;
    if (depth < 0 || isGitFolder(part)) return false;
  }
  return depth > 0;
}
function isGitFolder(part) {
  return /^(?:\.git[. ]*|git~\d+)$/i.test(part);
}
var init_project_path = __esm({
  "src/engine/project-path.ts"() {
    "use strict";
  }
});

// src/engine/workflow-name.ts
function isWorkflowName(text4) {
  return pattern.test(text4);
}
function requireWorkflowName(text4) {
  if (isWorkflowName(text4)) return text4;
  const suggestion = suggestName(text4);
  throw new WorkflowError("This topic cannot name a workflow", {
    expected: "lower-case letters, digits and hyphens, at most 63, starting with a letter or digit",
    received: JSON.stringify(text4),
    fix: suggestion === "" ? "Choose a name such as 'rate-limiting'." : `Use '${suggestion}'.`,
    exitCode: exitCodes.usage
  });
}
function suggestName(text4) {
  return text4.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase().replaceAll("ß", "ss").replace(/[^a-z0-9]+/g, "-").slice(0, longestName2).replace(/^-+|-+$/g, "");
}
function titleOf(name) {
  const words4 = name.replace(/-+/g, " ").trim();
  return words4.charAt(0).toUpperCase() + words4.slice(1);
}
var pattern, longestName2;
var init_workflow_name = __esm({
  "src/engine/workflow-name.ts"() {
    "use strict";
    init_workflow_error();
    pattern = /^[a-z0-9][a-z0-9-]{0,62}$/;
    longestName2 = 63;
  }
});

// src/engine/configuration-rules.ts
function numberRule({ least, above, most: most2 }, kind = "number") {
  const from = least === void 0 ? `above ${above}` : most2 === void 0 ? `of at least ${least}` : `from ${least}`;
  const isInRange = (value) => value >= (least ?? -Infinity) && value > (above ?? -Infinity) && value <= (most2 ?? Number.MAX_SAFE_INTEGER);
  return {
    expects: `a ${kind} ${from}${most2 === void 0 ? "" : ` to ${most2}`}`,
    read: (value) => typeof value === "number" && isInRange(value) && (kind === "number" || Number.isInteger(value)) ? value : void 0
  };
}
function isWebhook(text4) {
  if (!URL.canParse(text4) || /\s/.test(text4)) return false;
  const { protocol, hostname: hostname4 } = new URL(text4);
  return protocol === "https:" || protocol === "http:" && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname4);
}
function isHostList(text4) {
  return text4.length <= 2e3 && /^\s*(?:(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?\s*(?:,(?!\s*$)\s*|$))+$/i.test(text4);
}
var wholeNumber, yesOrNo, logLevel, oneOf, nullOr, longestPath, isPath, pathInProject, reinjectionInProject, pathAnywhere, isAbsolutePath, webhook, hosts, safety, safetyOn, userRules, projectRules, environmentRules;
var init_configuration_rules = __esm({
  "src/engine/configuration-rules.ts"() {
    "use strict";
    init_configuration();
    init_depth();
    init_project_path();
    wholeNumber = (least, most2) => numberRule(most2 === void 0 ? { least } : { least, most: most2 }, "whole number");
    yesOrNo = {
      expects: "true or false",
      read: (value) => typeof value === "boolean" ? value : void 0
    };
    logLevel = {
      expects: logLevels.join(", "),
      read: (value) => {
        const word2 = typeof value === "string" ? value.toLowerCase() : "";
        return logLevels.find((level) => level === (word2 === "warn" ? "warning" : word2));
      }
    };
    oneOf = (words4) => ({
      expects: words4.join(", "),
      read: (value) => words4.find((word2) => word2 === value)
    });
    nullOr = ({ expects, read }) => ({
      expects: `${expects}; or null`,
      read: (value) => value === null ? null : read(value)
    });
    longestPath = 1024;
    isPath = (value) => typeof value === "string" && value.length > 0 && value.length <= longestPath && !/[\p{Cc}\p{Cf}\p{Cs}]|^~/u.test(value) && !/[{}]/.test(value.replaceAll("{name}", ""));
    pathInProject = {
      expects: "a path inside the project but not in .git, from its root, in which only {name} stands in braces",
      read: (value) => isPath(value) && staysInProject(value) ? value : void 0
    };
    reinjectionInProject = {
      expects: `${pathInProject.expects}, whose file name holds "redirect" or "reinject": it is taken away when it is read`,
      read: (value) => /(?:redirect|reinject)[^\\/]*$/i.test(String(value)) ? pathInProject.read(value) : void 0
    };
    pathAnywhere = {
      expects: "an absolute path (without ~) or one inside the project, from its root, in which only {name} stands in braces",
      read: (value) => isPath(value) && (isAbsolutePath(value) || staysInProject(value)) ? value : void 0
    };
    isAbsolutePath = (path) => /^(?:[A-Za-z]:)?[\\/]/.test(path);
    webhook = {
      expects: "an https address (http only to this machine); or null",
      read: (value) => value === null || typeof value === "string" && isWebhook(value) ? value : void 0
    };
    hosts = {
      expects: 'hosts, or host:port, with commas between them, such as "localhost:8080, intranet.example"; or null',
      read: (value) => value === null || typeof value === "string" && isHostList(value) ? value : void 0
    };
    safety = {
      expects: "on or off",
      read: (value) => value === "on" || value === true ? "on" : value === "off" || value === false ? "off" : void 0
    };
    safetyOn = {
      expects: "on: only your user file turns safety off, not a repository and not the environment",
      read: (value) => value === "on" || value === true ? "on" : void 0
    };
    userRules = {
      max_iterations: wholeNumber(1, 1e3),
      max_duration_hours: numberRule({ least: 0.1, most: 1e3 }),
      max_cost_usd: numberRule({ above: 0, most: 1e5 }),
      budget_reserve: numberRule({ least: 0, most: 0.9 }),
      failure_threshold: wholeNumber(1),
      phase_transition_threshold: wholeNumber(1),
      depth: oneOf(depths),
      saturation_rule: oneOf(saturationRules),
      stall_window: wholeNumber(2, 50),
      iteration_interval_seconds: numberRule({ least: 0, most: 86400 }),
      backoff_on_failure: yesOrNo,
      backoff_multiplier: numberRule({ least: 1, most: 10 }),
      max_backoff_seconds: numberRule({ least: 1, most: 86400 }),
      fetch_sources: yesOrNo,
      fetch_budget_seconds: numberRule({ least: 0, most: 3600 }),
      report_check_rounds: wholeNumber(0, 10),
      allowed_private_hosts: hosts,
      agent_timeout_minutes: numberRule({ above: 0, most: 10080 }),
      stop_file: pathAnywhere,
      reinject_prompt_file: pathAnywhere,
      check_reinject_every_n_iterations: wholeNumber(1),
      task_file: nullOr(pathAnywhere),
      done_dir: pathAnywhere,
      rejected_dir: pathAnywhere,
      state_retention_days: wholeNumber(1),
      log_file: pathAnywhere,
      log_level: logLevel,
      log_every_iteration: yesOrNo,
      notify_on_completion: yesOrNo,
      notify_on_failure: yesOrNo,
      notify_on_max_iterations: yesOrNo,
      notify_on_phase_change: yesOrNo,
      notify_on_feature: yesOrNo,
      notify_on_escalation: yesOrNo,
      notify_on_wait: yesOrNo,
      notify_desktop: yesOrNo,
      notify_terminal: yesOrNo,
      webhook_url: webhook,
      snapshots_kept: wholeNumber(0, 1e3),
      safety
    };
    projectRules = {
      ...userRules,
      stop_file: pathInProject,
      reinject_prompt_file: reinjectionInProject,
      task_file: nullOr(pathInProject),
      done_dir: pathInProject,
      rejected_dir: pathInProject,
      log_file: pathInProject,
      allowed_private_hosts: {
        expects: "null: what may be read in the network of a user is not for a repository to say; set it in your user file",
        read: (value) => value === null ? null : void 0
      },
      webhook_url: {
        expects: "null: where the news of a user goes is not for a repository to say; set it in your user file",
        read: (value) => value === null ? null : void 0
      },
      safety: safetyOn
    };
    environmentRules = { ...userRules, safety: safetyOn };
  }
});

// src/engine/nearest-word.ts
function nearestWord(typed2, words4) {
  const plain3 = typed2.toLowerCase().replaceAll("-", "_");
  let nearest;
  let fewest = Math.floor(plain3.length / 3) + 1;
  for (const word2 of words4) {
    if (Math.abs(word2.length - plain3.length) >= fewest) continue;
    const differing = editDistance(plain3, word2.toLowerCase());
    if (differing < fewest) [nearest, fewest] = [word2, differing];
  }
  return nearest ?? words4.find((word2) => word2.startsWith(`${plain3}_`));
}
function editDistance(from, to) {
  let beforeLast = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame2 = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame2 ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[to.length] ?? 0;
}
var init_nearest_word = __esm({
  "src/engine/nearest-word.ts"() {
    "use strict";
  }
});

// src/engine/configuration-settings.ts
function judgeSettings(given, rules) {
  const settings = [];
  const problems = [];
  const taken2 = /* @__PURE__ */ new Map();
  for (const setting of given) {
    const known = findKey(setting.key, rules);
    const place = known?.target ?? setting.key;
    const earlier = taken2.get(place);
    taken2.set(place, earlier ?? setting);
    const value = known && setting.values.map(known.rule.read).find((read) => read !== void 0);
    const problem = known === void 0 ? unknownKey(setting.key) : value === void 0 ? `${setting.key}: expected ${known.rule.expects}; received ${writtenSafely(setting)}` : earlier && `${setting.key}: set already, as ${earlier.key} (${placeOf(earlier.origin)}); keep one of the two`;
    if (problem !== void 0) problems.push(`${placeOf(setting.origin)}: ${problem}`);
    else if (known?.target)
      settings.push({ key: known.target, value, origin: setting.origin });
  }
  return { settings, problems };
}
function findKey(key, rules) {
  if (isConfigurationKey(key)) return { target: key, rule: rules[key] };
  const seedKey = seedKeys.get(key);
  if (seedKey === void 0) return void 0;
  return seedKey.target === null ? seedKey : { rule: rules[seedKey.target], ...seedKey };
}
function placeOf(origin) {
  return origin.source === "environment" ? `the environment variable ${origin.variable}` : `${origin.file}, line ${origin.line}`;
}
function isConfigurationKey(key) {
  return configurationKeys.includes(key);
}
function writtenSafely({ key, written: written2 }) {
  return key === "webhook_url" ? "something else (not shown: it may be secret)" : excerpt(written2);
}
function unknownKey(key) {
  const nearest = key.length > longestTypo ? void 0 : nearestWord(key, knownKeys);
  return `${excerpt(key)} is not a known key${nearest === void 0 ? "" : `; did you mean ${nearest}?`}`;
}
var always, minutes, seedKeys, knownKeys, longestTypo;
var init_configuration_settings = __esm({
  "src/engine/configuration-settings.ts"() {
    "use strict";
    init_configuration();
    init_configuration_rules();
    init_nearest_word();
    init_workflow_error();
    always = (value, how) => ({
      target: null,
      rule: { expects: `${String(value)}: ${how}`, read: (given) => given === value ? given : void 0 }
    });
    minutes = numberRule({ least: 6, most: 6e4 });
    seedKeys = /* @__PURE__ */ new Map([
      [
        "timeout_minutes",
        {
          target: "max_duration_hours",
          rule: {
            expects: minutes.expects,
            read: (value) => minutes.read(value) === void 0 ? void 0 : Number(value) / 60
          }
        }
      ],
      ["stop_hook_file", { target: "stop_file" }],
      ["save_state_every_n_iterations", always(1, "the state is saved at every change")],
      ["check_stop_hook_every_iteration", always(true, "the stop file is looked for at the end of every turn")],
      [
        "state_file",
        {
          target: null,
          rule: {
            expects: "no such key: the state always lies in docs/research-<name>/<name>-state.md",
            read: () => void 0
          }
        }
      ]
    ]);
    knownKeys = [...configurationKeys, ...seedKeys.keys()];
    longestTypo = 64;
  }
});

// src/store/project.ts
function* ancestors(start) {
  for (let folder = (0, import_node_path2.resolve)(start); ; folder = (0, import_node_path2.dirname)(folder)) {
    yield folder;
    if ((0, import_node_fs4.existsSync)((0, import_node_path2.join)(folder, ".git")) || (0, import_node_fs4.existsSync)((0, import_node_path2.join)(folder, projectFolder)) || (0, import_node_path2.dirname)(folder) === folder)
      return;
  }
}
function findProjectRoot(start) {
  let last = (0, import_node_path2.resolve)(start);
  for (const folder of ancestors(start)) last = folder;
  return (0, import_node_path2.dirname)(last) === last ? (0, import_node_path2.resolve)(start) : last;
}
var import_node_fs4, import_node_path2, projectFolder, projectConfigurationFile;
var init_project = __esm({
  "src/store/project.ts"() {
    "use strict";
    import_node_fs4 = require("node:fs");
    import_node_path2 = require("node:path");
    projectFolder = (0, import_node_path2.join)("docs", ".autonomous-workflow");
    projectConfigurationFile = ".autonomous-workflow.yaml";
  }
});

// src/store/configuration-sources.ts
function findSources(root, environment) {
  return {
    projectFile: (0, import_node_path3.join)(root, projectConfigurationFile),
    userFile: said(environment[fileVariable]) ?? userFile(environment, process.platform),
    variables: Object.entries(environment).filter((entry) => entry[0].startsWith(variablePrefix) && said(entry[1]) !== void 0).sort(([one], [other]) => one < other ? -1 : 1)
  };
}
function userFile(environment, platform) {
  const [named2, usual] = platform === "win32" ? [environment.APPDATA, ["AppData", "Roaming"]] : [environment.XDG_CONFIG_HOME, [".config"]];
  const folder = named2 !== void 0 && (0, import_node_path3.isAbsolute)(named2) ? named2 : (0, import_node_path3.join)(home(environment), ...usual);
  return (0, import_node_path3.isAbsolute)(folder) ? (0, import_node_path3.join)(folder, "autonomous-workflow", "config.yaml") : null;
}
function home(environment) {
  try {
    return said(environment.HOME) ?? (0, import_node_os.homedir)();
  } catch {
    return "";
  }
}
function stampOf(file2) {
  if (file2 === null) return null;
  try {
    const found = (0, import_node_fs5.statSync)(file2, { throwIfNoEntry: false });
    return found === void 0 ? null : [found.size, found.mtimeMs, found.ctimeMs, found.ino];
  } catch (error2) {
    return error2.code ?? "unknown";
  }
}
function isUnset({ projectFile, userFile: userFile2, variables }) {
  return variables.length === 0 && stampOf(projectFile) === null && stampOf(userFile2) === null;
}
var import_node_fs5, import_node_os, import_node_path3, variablePrefix, fileVariable, said;
var init_configuration_sources = __esm({
  "src/store/configuration-sources.ts"() {
    "use strict";
    import_node_fs5 = require("node:fs");
    import_node_os = require("node:os");
    import_node_path3 = require("node:path");
    init_project();
    variablePrefix = "AUTONOMOUS_WORKFLOW_";
    fileVariable = `${variablePrefix}CONFIG`;
    said = (text4) => text4 === "" ? void 0 : text4;
  }
});

// src/store/json-file.ts
function readJson(path) {
  try {
    return parseJson(readRegular(path).toString("utf8"));
  } catch {
    return void 0;
  }
}
function readJsonLike(path, sample5) {
  const value = readJson(path);
  return resembles(value, sample5) ? value : void 0;
}
var init_json_file = __esm({
  "src/store/json-file.ts"() {
    "use strict";
    init_resembles();
    init_parse_json();
    init_open_regular();
  }
});

// src/store/paths.ts
function workflowPaths(root, workflow) {
  const name = requireWorkflowName(workflow);
  return pathsIn(root, name, `${docsFolder}/${folderPrefix}${name}`);
}
function archivedPaths(root, folder) {
  const name = /^(.+?)-\d{4}-\d\d-\d\d(?:-\d+)?$/.exec(folder)?.[1] ?? "";
  return isWorkflowName(name) ? pathsIn(root, name, `${docsFolder}/${archiveFolder}/${folder}`) : void 0;
}
function pathsIn(root, name, folder) {
  const base = (0, import_node_path4.join)(root, ...folder.split("/"));
  refuseEscape(root, base);
  const inside = (file2) => (0, import_node_path4.join)(base, file2);
  return {
    name,
    root,
    folder,
    base,
    state: inside(`${name}-state.md`),
    report: inside(`${name}-report.tex`),
    reportPdf: inside(`${name}-report.pdf`),
    plan: inside(`${name}-plan.tex`),
    planPdf: inside(`${name}-plan.pdf`),
    planItems: inside("plan.json"),
    objections: inside("objections.tex"),
    acceptance: inside("acceptance.json"),
    reportMarkdown: inside(`${name}-report.md`),
    figures: inside("figures"),
    bibliography: inside("sources.bib"),
    facts: inside("facts.tex"),
    ledger: inside("ledger.json"),
    featureList: inside("feature-list.json"),
    progress: inside("progress.txt"),
    journal: inside("journal.jsonl"),
    inbox: inside("inbox"),
    proofs: inside("proofs"),
    escalations: inside("escalations.json"),
    redirects: inside("redirects"),
    snapshots: inside("snapshots"),
    verification: inside("verification"),
    transcripts: inside("transcripts"),
    runtime: inside(".runtime")
  };
}
function refuseEscape(root, base) {
  if (realPathInside(root, base) !== void 0) return;
  throw new WorkflowError("The folder of the workflow lies outside the project", {
    where: base,
    expected: `a folder inside ${import_node_fs6.realpathSync.native(root)}`,
    received: realExisting(base),
    fix: "Remove the symbolic link, or start Claude Code in the project that the folder belongs to."
  });
}
function realPathInside(root, path) {
  const real = (0, import_node_path4.relative)(import_node_fs6.realpathSync.native(root), realExisting(path));
  return real === ".." || real.startsWith(`..${import_node_path4.sep}`) || (0, import_node_path4.isAbsolute)(real) ? void 0 : real;
}
function realExisting(path, links = 0) {
  try {
    return import_node_fs6.realpathSync.native(path);
  } catch {
    if ((0, import_node_path4.dirname)(path) === path) return path;
    const parent = realExisting((0, import_node_path4.dirname)(path), links);
    const target = linkTarget2(path);
    if (target === void 0) return parent;
    if (links === mostLinks) return (0, import_node_path4.parse)(path).root;
    return realExisting((0, import_node_path4.isAbsolute)(target) ? target : `${parent}${import_node_path4.sep}${target}`, links + 1);
  }
}
function linkTarget2(path) {
  try {
    return (0, import_node_fs6.readlinkSync)(path);
  } catch {
    return void 0;
  }
}
var import_node_fs6, import_node_path4, docsFolder, folderPrefix, archiveFolder, mostLinks;
var init_paths = __esm({
  "src/store/paths.ts"() {
    "use strict";
    import_node_fs6 = require("node:fs");
    import_node_path4 = require("node:path");
    init_workflow_error();
    init_workflow_name();
    docsFolder = "docs";
    folderPrefix = "research-";
    archiveFolder = "archived-research";
    mostLinks = 40;
  }
});

// src/store/configuration-cache.ts
function fingerprint2({ projectFile, userFile: userFile2, variables }) {
  return JSON.stringify([stampOf(projectFile), userFile2, stampOf(userFile2), variables]);
}
function readCache(root) {
  const stored = readJson(cacheFile(root));
  if (stored?.version !== 1 || stored.place !== placeOf2(root) || typeof stored.madeFrom !== "string") return void 0;
  const { settings, madeFrom } = stored;
  if (typeof settings !== "object" || settings === null) return void 0;
  const isValid = Object.entries(settings).every(
    ([key, value]) => isConfigurationKey(key) && userRules[key].read(value) === value
  );
  return isValid ? { settings, madeFrom } : void 0;
}
function writeCache(root, sources, cached2) {
  const folder = (0, import_node_path5.join)(root, projectFolder);
  if (!isSettled(sources.projectFile) || !isSettled(sources.userFile)) return;
  if (!(0, import_node_fs7.existsSync)(folder) || realPathInside(root, folder) === void 0) return;
  const stored = { version: 1, place: placeOf2(root), ...cached2 };
  try {
    (0, import_node_fs7.writeFileSync)((0, import_node_path5.join)(folder, ".gitignore"), "*\n");
    writeAtomic(cacheFile(root), JSON.stringify(stored), { mode: 384 });
  } catch {
    return;
  }
}
function isSettled(file2) {
  const stamp = stampOf(file2);
  return typeof stamp !== "object" || stamp === null || Date.now() - stamp[1] > settledAfterMilliseconds;
}
function placeOf2(root) {
  const { ino, birthtimeMs } = (0, import_node_fs7.statSync)(root);
  return `${ino}-${birthtimeMs}`;
}
var import_node_fs7, import_node_path5, cacheFile, settledAfterMilliseconds;
var init_configuration_cache = __esm({
  "src/store/configuration-cache.ts"() {
    "use strict";
    import_node_fs7 = require("node:fs");
    import_node_path5 = require("node:path");
    init_configuration_rules();
    init_configuration_settings();
    init_atomic();
    init_configuration_sources();
    init_json_file();
    init_paths();
    init_project();
    cacheFile = (root) => (0, import_node_path5.join)(root, projectFolder, "configuration.json");
    settledAfterMilliseconds = 2e3;
  }
});

// src/store/configuration-text.ts
function readConfigurationText(file2) {
  let content;
  try {
    const found = (0, import_node_fs8.statSync)(file2);
    if (!found.isFile()) return { problem: "expected a regular file" };
    if (found.size > largestFile) {
      return { problem: `expected at most ${largestFile} bytes; received ${found.size}` };
    }
    content = (0, import_node_fs8.readFileSync)(file2);
  } catch (error2) {
    return { problem: `cannot be read: ${error2.message}` };
  }
  try {
    const text4 = new TextDecoder("utf-8", { fatal: true }).decode(content).replace(/\r\n?/g, "\n");
    const control = new RegExp("(?![\\t\\n])\\p{Cc}", "u").exec(text4);
    if (control === null) return { text: text4 };
    const line2 = text4.slice(0, control.index).split("\n").length;
    return { problem: `line ${line2}: expected text; received a control character` };
  } catch {
    return { problem: "expected text in UTF-8; save the file in that encoding" };
  }
}
var import_node_fs8, largestFile;
var init_configuration_text = __esm({
  "src/store/configuration-text.ts"() {
    "use strict";
    import_node_fs8 = require("node:fs");
    largestFile = 64 * 1024;
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/identity.js
function isCollection(node) {
  if (node && typeof node === "object")
    switch (node[NODE_TYPE]) {
      case MAP:
      case SEQ:
        return true;
    }
  return false;
}
function isNode(node) {
  if (node && typeof node === "object")
    switch (node[NODE_TYPE]) {
      case ALIAS:
      case MAP:
      case SCALAR:
      case SEQ:
        return true;
    }
  return false;
}
var ALIAS, DOC, MAP, PAIR, SCALAR, SEQ, NODE_TYPE, isAlias, isDocument, isMap, isPair, isScalar, isSeq, hasAnchor;
var init_identity = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/identity.js"() {
    ALIAS = /* @__PURE__ */ Symbol.for("yaml.alias");
    DOC = /* @__PURE__ */ Symbol.for("yaml.document");
    MAP = /* @__PURE__ */ Symbol.for("yaml.map");
    PAIR = /* @__PURE__ */ Symbol.for("yaml.pair");
    SCALAR = /* @__PURE__ */ Symbol.for("yaml.scalar");
    SEQ = /* @__PURE__ */ Symbol.for("yaml.seq");
    NODE_TYPE = /* @__PURE__ */ Symbol.for("yaml.node.type");
    isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
    isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
    isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
    isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
    isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
    isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
    hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/visit.js
function visit(node, visitor) {
  const visitor_ = initVisitor(visitor);
  if (isDocument(node)) {
    const cd = visit_(null, node.contents, visitor_, Object.freeze([node]));
    if (cd === REMOVE)
      node.contents = null;
  } else
    visit_(null, node, visitor_, Object.freeze([]));
}
function visit_(key, node, visitor, path) {
  const ctrl = callVisitor(key, node, visitor, path);
  if (isNode(ctrl) || isPair(ctrl)) {
    replaceNode(key, path, ctrl);
    return visit_(key, ctrl, visitor, path);
  }
  if (typeof ctrl !== "symbol") {
    if (isCollection(node)) {
      path = Object.freeze(path.concat(node));
      for (let i = 0; i < node.items.length; ++i) {
        const ci = visit_(i, node.items[i], visitor, path);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK)
          return BREAK;
        else if (ci === REMOVE) {
          node.items.splice(i, 1);
          i -= 1;
        }
      }
    } else if (isPair(node)) {
      path = Object.freeze(path.concat(node));
      const ck = visit_("key", node.key, visitor, path);
      if (ck === BREAK)
        return BREAK;
      else if (ck === REMOVE)
        node.key = null;
      const cv = visit_("value", node.value, visitor, path);
      if (cv === BREAK)
        return BREAK;
      else if (cv === REMOVE)
        node.value = null;
    }
  }
  return ctrl;
}
async function visitAsync(node, visitor) {
  const visitor_ = initVisitor(visitor);
  if (isDocument(node)) {
    const cd = await visitAsync_(null, node.contents, visitor_, Object.freeze([node]));
    if (cd === REMOVE)
      node.contents = null;
  } else
    await visitAsync_(null, node, visitor_, Object.freeze([]));
}
async function visitAsync_(key, node, visitor, path) {
  const ctrl = await callVisitor(key, node, visitor, path);
  if (isNode(ctrl) || isPair(ctrl)) {
    replaceNode(key, path, ctrl);
    return visitAsync_(key, ctrl, visitor, path);
  }
  if (typeof ctrl !== "symbol") {
    if (isCollection(node)) {
      path = Object.freeze(path.concat(node));
      for (let i = 0; i < node.items.length; ++i) {
        const ci = await visitAsync_(i, node.items[i], visitor, path);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK)
          return BREAK;
        else if (ci === REMOVE) {
          node.items.splice(i, 1);
          i -= 1;
        }
      }
    } else if (isPair(node)) {
      path = Object.freeze(path.concat(node));
      const ck = await visitAsync_("key", node.key, visitor, path);
      if (ck === BREAK)
        return BREAK;
      else if (ck === REMOVE)
        node.key = null;
      const cv = await visitAsync_("value", node.value, visitor, path);
      if (cv === BREAK)
        return BREAK;
      else if (cv === REMOVE)
        node.value = null;
    }
  }
  return ctrl;
}
function initVisitor(visitor) {
  if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) {
    return Object.assign({
      Alias: visitor.Node,
      Map: visitor.Node,
      Scalar: visitor.Node,
      Seq: visitor.Node
    }, visitor.Value && {
      Map: visitor.Value,
      Scalar: visitor.Value,
      Seq: visitor.Value
    }, visitor.Collection && {
      Map: visitor.Collection,
      Seq: visitor.Collection
    }, visitor);
  }
  return visitor;
}
function callVisitor(key, node, visitor, path) {
  if (typeof visitor === "function")
    return visitor(key, node, path);
  if (isMap(node))
    return visitor.Map?.(key, node, path);
  if (isSeq(node))
    return visitor.Seq?.(key, node, path);
  if (isPair(node))
    return visitor.Pair?.(key, node, path);
  if (isScalar(node))
    return visitor.Scalar?.(key, node, path);
  if (isAlias(node))
    return visitor.Alias?.(key, node, path);
  return void 0;
}
function replaceNode(key, path, node) {
  const parent = path[path.length - 1];
  if (isCollection(parent)) {
    parent.items[key] = node;
  } else if (isPair(parent)) {
    if (key === "key")
      parent.key = node;
    else
      parent.value = node;
  } else if (isDocument(parent)) {
    parent.contents = node;
  } else {
    const pt = isAlias(parent) ? "alias" : "scalar";
    throw new Error(`Cannot replace node with ${pt} parent`);
  }
}
var BREAK, SKIP, REMOVE;
var init_visit = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/visit.js"() {
    init_identity();
    BREAK = /* @__PURE__ */ Symbol("break visit");
    SKIP = /* @__PURE__ */ Symbol("skip children");
    REMOVE = /* @__PURE__ */ Symbol("remove node");
    visit.BREAK = BREAK;
    visit.SKIP = SKIP;
    visit.REMOVE = REMOVE;
    visitAsync.BREAK = BREAK;
    visitAsync.SKIP = SKIP;
    visitAsync.REMOVE = REMOVE;
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/doc/directives.js
var escapeChars, escapeTagName, Directives;
var init_directives = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/doc/directives.js"() {
    init_identity();
    init_visit();
    escapeChars = {
      "!": "%21",
      ",": "%2C",
      "[": "%5B",
      "]": "%5D",
      "{": "%7B",
      "}": "%7D"
    };
    escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
    Directives = class _Directives {
      constructor(yaml2, tags) {
        this.docStart = null;
        this.docEnd = false;
        this.yaml = Object.assign({}, _Directives.defaultYaml, yaml2);
        this.tags = Object.assign({}, _Directives.defaultTags, tags);
      }
      clone() {
        const copy = new _Directives(this.yaml, this.tags);
        copy.docStart = this.docStart;
        return copy;
      }
      /**
       * During parsing, get a Directives instance for the current document and
       * update the stream state according to the current version's spec.
       */
      atDocument() {
        const res = new _Directives(this.yaml, this.tags);
        switch (this.yaml.version) {
          case "1.1":
            this.atNextDocument = true;
            break;
          case "1.2":
            this.atNextDocument = false;
            this.yaml = {
              explicit: _Directives.defaultYaml.explicit,
              version: "1.2"
            };
            this.tags = Object.assign({}, _Directives.defaultTags);
            break;
        }
        return res;
      }
      /**
       * @param onError - May be called even if the action was successful
       * @returns `true` on success
       */
      add(line2, onError) {
        if (this.atNextDocument) {
          this.yaml = { explicit: _Directives.defaultYaml.explicit, version: "1.1" };
          this.tags = Object.assign({}, _Directives.defaultTags);
          this.atNextDocument = false;
        }
        const parts = line2.trim().split(/[ \t]+/);
        const name = parts.shift();
        switch (name) {
          case "%TAG": {
            if (parts.length !== 2) {
              onError(0, "%TAG directive should contain exactly two parts");
              if (parts.length < 2)
                return false;
            }
            const [handle, prefix2] = parts;
            this.tags[handle] = prefix2;
            return true;
          }
          case "%YAML": {
            this.yaml.explicit = true;
            if (parts.length !== 1) {
              onError(0, "%YAML directive should contain exactly one part");
              return false;
            }
            const [version2] = parts;
            if (version2 === "1.1" || version2 === "1.2") {
              this.yaml.version = version2;
              return true;
            } else {
              const isValid = /^\d+\.\d+$/.test(version2);
              onError(6, `Unsupported YAML version ${version2}`, isValid);
              return false;
            }
          }
          default:
            onError(0, `Unknown directive ${name}`, true);
            return false;
        }
      }
      /**
       * Resolves a tag, matching handles to those defined in %TAG directives.
       *
       * @returns Resolved tag, which may also be the non-specific tag `'!'` or a
       *   `'!local'` tag, or `null` if unresolvable.
       */
      tagName(source2, onError) {
        if (source2 === "!")
          return "!";
        if (source2[0] !== "!") {
          onError(`Not a valid tag: ${source2}`);
          return null;
        }
        if (source2[1] === "<") {
          const verbatim = source2.slice(2, -1);
          if (verbatim === "!" || verbatim === "!!") {
            onError(`Verbatim tags aren't resolved, so ${source2} is invalid.`);
            return null;
          }
          if (source2[source2.length - 1] !== ">")
            onError("Verbatim tags must end with a >");
          return verbatim;
        }
        const [, handle, suffix] = source2.match(/^(.*!)([^!]*)$/s);
        if (!suffix)
          onError(`The ${source2} tag has no suffix`);
        const prefix2 = this.tags[handle];
        if (prefix2) {
          try {
            return prefix2 + decodeURIComponent(suffix);
          } catch (error2) {
            onError(String(error2));
            return null;
          }
        }
        if (handle === "!")
          return source2;
        onError(`Could not resolve tag: ${source2}`);
        return null;
      }
      /**
       * Given a fully resolved tag, returns its printable string form,
       * taking into account current tag prefixes and defaults.
       */
      tagString(tag) {
        for (const [handle, prefix2] of Object.entries(this.tags)) {
          if (tag.startsWith(prefix2))
            return handle + escapeTagName(tag.substring(prefix2.length));
        }
        return tag[0] === "!" ? tag : `!<${tag}>`;
      }
      toString(doc) {
        const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
        const tagEntries = Object.entries(this.tags);
        let tagNames;
        if (doc && tagEntries.length > 0 && isNode(doc.contents)) {
          const tags = {};
          visit(doc.contents, (_key, node) => {
            if (isNode(node) && node.tag)
              tags[node.tag] = true;
          });
          tagNames = Object.keys(tags);
        } else
          tagNames = [];
        for (const [handle, prefix2] of tagEntries) {
          if (handle === "!!" && prefix2 === "tag:yaml.org,2002:")
            continue;
          if (!doc || tagNames.some((tn) => tn.startsWith(prefix2)))
            lines.push(`%TAG ${handle} ${prefix2}`);
        }
        return lines.join("\n");
      }
    };
    Directives.defaultYaml = { explicit: false, version: "1.2" };
    Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/doc/anchors.js
function anchorIsValid(anchor) {
  if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
    const sa = JSON.stringify(anchor);
    const msg = `Anchor must not contain whitespace or control characters: ${sa}`;
    throw new Error(msg);
  }
  return true;
}
function anchorNames(root) {
  const anchors = /* @__PURE__ */ new Set();
  visit(root, {
    Value(_key, node) {
      if (node.anchor)
        anchors.add(node.anchor);
    }
  });
  return anchors;
}
function findNewAnchor(prefix2, exclude) {
  for (let i = 1; true; ++i) {
    const name = `${prefix2}${i}`;
    if (!exclude.has(name))
      return name;
  }
}
function createNodeAnchors(doc, prefix2) {
  const aliasObjects = [];
  const sourceObjects = /* @__PURE__ */ new Map();
  let prevAnchors = null;
  return {
    onAnchor: (source2) => {
      aliasObjects.push(source2);
      prevAnchors ?? (prevAnchors = anchorNames(doc));
      const anchor = findNewAnchor(prefix2, prevAnchors);
      prevAnchors.add(anchor);
      return anchor;
    },
    /**
     * With circular references, the source node is only resolved after all
     * of its child nodes are. This is why anchors are set only after all of
     * the nodes have been created.
     */
    setAnchors: () => {
      for (const source2 of aliasObjects) {
        const ref = sourceObjects.get(source2);
        if (typeof ref === "object" && ref.anchor && (isScalar(ref.node) || isCollection(ref.node))) {
          ref.node.anchor = ref.anchor;
        } else {
          const error2 = new Error("Failed to resolve repeated object (this should not happen)");
          error2.source = source2;
          throw error2;
        }
      }
    },
    sourceObjects
  };
}
var init_anchors = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/doc/anchors.js"() {
    init_identity();
    init_visit();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/doc/applyReviver.js
function applyReviver(reviver, obj, key, val) {
  if (val && typeof val === "object") {
    if (Array.isArray(val)) {
      for (let i = 0, len = val.length; i < len; ++i) {
        const v0 = val[i];
        const v1 = applyReviver(reviver, val, String(i), v0);
        if (v1 === void 0)
          delete val[i];
        else if (v1 !== v0)
          val[i] = v1;
      }
    } else if (val instanceof Map) {
      for (const k of Array.from(val.keys())) {
        const v0 = val.get(k);
        const v1 = applyReviver(reviver, val, k, v0);
        if (v1 === void 0)
          val.delete(k);
        else if (v1 !== v0)
          val.set(k, v1);
      }
    } else if (val instanceof Set) {
      for (const v0 of Array.from(val)) {
        const v1 = applyReviver(reviver, val, v0, v0);
        if (v1 === void 0)
          val.delete(v0);
        else if (v1 !== v0) {
          val.delete(v0);
          val.add(v1);
        }
      }
    } else {
      for (const [k, v0] of Object.entries(val)) {
        const v1 = applyReviver(reviver, val, k, v0);
        if (v1 === void 0)
          delete val[k];
        else if (v1 !== v0)
          val[k] = v1;
      }
    }
  }
  return reviver.call(obj, key, val);
}
var init_applyReviver = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/doc/applyReviver.js"() {
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/toJS.js
function toJS(value, arg, ctx) {
  if (Array.isArray(value))
    return value.map((v, i) => toJS(v, String(i), ctx));
  if (value && typeof value.toJSON === "function") {
    if (!ctx || !hasAnchor(value))
      return value.toJSON(arg, ctx);
    const data = { aliasCount: 0, count: 1, res: void 0 };
    ctx.anchors.set(value, data);
    ctx.onCreate = (res2) => {
      data.res = res2;
      delete ctx.onCreate;
    };
    const res = value.toJSON(arg, ctx);
    if (ctx.onCreate)
      ctx.onCreate(res);
    return res;
  }
  if (typeof value === "bigint" && !ctx?.keep)
    return Number(value);
  return value;
}
var init_toJS = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/toJS.js"() {
    init_identity();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Node.js
var NodeBase;
var init_Node = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Node.js"() {
    init_applyReviver();
    init_identity();
    init_toJS();
    NodeBase = class {
      constructor(type) {
        Object.defineProperty(this, NODE_TYPE, { value: type });
      }
      /** Create a copy of this node.  */
      clone() {
        const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        if (this.range)
          copy.range = this.range.slice();
        return copy;
      }
      /** A plain JavaScript representation of this node. */
      toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        if (!isDocument(doc))
          throw new TypeError("A document argument is required");
        const ctx = {
          anchors: /* @__PURE__ */ new Map(),
          doc,
          keep: true,
          mapAsMap: mapAsMap === true,
          mapKeyWarned: false,
          maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
        };
        const res = toJS(this, "", ctx);
        if (typeof onAnchor === "function")
          for (const { count: count4, res: res2 } of ctx.anchors.values())
            onAnchor(res2, count4);
        return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Alias.js
function getAliasCount(doc, node, anchors) {
  if (isAlias(node)) {
    const source2 = node.resolve(doc);
    const anchor = anchors && source2 && anchors.get(source2);
    return anchor ? anchor.count * anchor.aliasCount : 0;
  } else if (isCollection(node)) {
    let count4 = 0;
    for (const item of node.items) {
      const c = getAliasCount(doc, item, anchors);
      if (c > count4)
        count4 = c;
    }
    return count4;
  } else if (isPair(node)) {
    const kc = getAliasCount(doc, node.key, anchors);
    const vc = getAliasCount(doc, node.value, anchors);
    return Math.max(kc, vc);
  }
  return 1;
}
var Alias;
var init_Alias = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Alias.js"() {
    init_anchors();
    init_visit();
    init_identity();
    init_Node();
    init_toJS();
    Alias = class extends NodeBase {
      constructor(source2) {
        super(ALIAS);
        this.source = source2;
        Object.defineProperty(this, "tag", {
          set() {
            throw new Error("Alias nodes cannot have tags");
          }
        });
      }
      /**
       * Resolve the value of this alias within `doc`, finding the last
       * instance of the `source` anchor before this node.
       */
      resolve(doc, ctx) {
        if (ctx?.maxAliasCount === 0)
          throw new ReferenceError("Alias resolution is disabled");
        let nodes;
        if (ctx?.aliasResolveCache) {
          nodes = ctx.aliasResolveCache;
        } else {
          nodes = [];
          visit(doc, {
            Node: (_key, node) => {
              if (isAlias(node) || hasAnchor(node))
                nodes.push(node);
            }
          });
          if (ctx)
            ctx.aliasResolveCache = nodes;
        }
        let found = void 0;
        for (const node of nodes) {
          if (node === this)
            break;
          if (node.anchor === this.source)
            found = node;
        }
        if (found && ctx) {
          const { anchors, doc: doc2, maxAliasCount } = ctx;
          let data = anchors.get(found);
          if (!data) {
            toJS(found, null, ctx);
            data = anchors.get(found);
          }
          if (data?.res === void 0) {
            const msg = "This should not happen: Alias anchor was not resolved?";
            throw new ReferenceError(msg);
          }
          if (maxAliasCount >= 0) {
            data.count += 1;
            if (data.aliasCount === 0)
              data.aliasCount = getAliasCount(doc2, found, anchors);
            if (data.count * data.aliasCount > maxAliasCount) {
              const msg = "Excessive alias count indicates a resource exhaustion attack";
              throw new ReferenceError(msg);
            }
          }
        }
        return found;
      }
      toJSON(_arg, ctx) {
        if (!ctx)
          return { source: this.source };
        const source2 = this.resolve(ctx.doc, ctx);
        if (!source2) {
          const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
          throw new ReferenceError(msg);
        }
        return ctx.anchors.get(source2).res;
      }
      toString(ctx, _onComment, _onChompKeep) {
        const src = `*${this.source}`;
        if (ctx) {
          anchorIsValid(this.source);
          if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
            const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
            throw new Error(msg);
          }
          if (ctx.implicitKey)
            return `${src} `;
        }
        return src;
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Scalar.js
var isScalarValue, Scalar;
var init_Scalar = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Scalar.js"() {
    init_identity();
    init_Node();
    init_toJS();
    isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
    Scalar = class extends NodeBase {
      constructor(value) {
        super(SCALAR);
        this.value = value;
      }
      toJSON(arg, ctx) {
        return ctx?.keep ? this.value : toJS(this.value, arg, ctx);
      }
      toString() {
        return String(this.value);
      }
    };
    Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
    Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
    Scalar.PLAIN = "PLAIN";
    Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
    Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/doc/createNode.js
function findTagObject(value, tagName, tags) {
  if (tagName) {
    const match = tags.filter((t) => t.tag === tagName);
    const tagObj = match.find((t) => !t.format) ?? match[0];
    if (!tagObj)
      throw new Error(`Tag ${tagName} not found`);
    return tagObj;
  }
  return tags.find((t) => t.identify?.(value) && !t.format);
}
function createNode(value, tagName, ctx) {
  if (isDocument(value))
    value = value.contents;
  if (isNode(value))
    return value;
  if (isPair(value)) {
    const map2 = ctx.schema[MAP].createNode?.(ctx.schema, null, ctx);
    map2.items.push(value);
    return map2;
  }
  if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) {
    value = value.valueOf();
  }
  const { aliasDuplicateObjects, onAnchor, onTagObj, schema: schema4, sourceObjects } = ctx;
  let ref = void 0;
  if (aliasDuplicateObjects && value && typeof value === "object") {
    ref = sourceObjects.get(value);
    if (ref) {
      ref.anchor ?? (ref.anchor = onAnchor(value));
      return new Alias(ref.anchor);
    } else {
      ref = { anchor: null, node: null };
      sourceObjects.set(value, ref);
    }
  }
  if (tagName?.startsWith("!!"))
    tagName = defaultTagPrefix + tagName.slice(2);
  let tagObj = findTagObject(value, tagName, schema4.tags);
  if (!tagObj) {
    if (value && typeof value.toJSON === "function") {
      value = value.toJSON();
    }
    if (!value || typeof value !== "object") {
      const node2 = new Scalar(value);
      if (ref)
        ref.node = node2;
      return node2;
    }
    tagObj = value instanceof Map ? schema4[MAP] : Symbol.iterator in Object(value) ? schema4[SEQ] : schema4[MAP];
  }
  if (onTagObj) {
    onTagObj(tagObj);
    delete ctx.onTagObj;
  }
  const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar(value);
  if (tagName)
    node.tag = tagName;
  else if (!tagObj.default)
    node.tag = tagObj.tag;
  if (ref)
    ref.node = node;
  return node;
}
var defaultTagPrefix;
var init_createNode = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/doc/createNode.js"() {
    init_Alias();
    init_identity();
    init_Scalar();
    defaultTagPrefix = "tag:yaml.org,2002:";
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Collection.js
function collectionFromPath(schema4, path, value) {
  let v = value;
  for (let i = path.length - 1; i >= 0; --i) {
    const k = path[i];
    if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
      const a = [];
      a[k] = v;
      v = a;
    } else {
      v = /* @__PURE__ */ new Map([[k, v]]);
    }
  }
  return createNode(v, void 0, {
    aliasDuplicateObjects: false,
    keepUndefined: false,
    onAnchor: () => {
      throw new Error("This should not happen, please report a bug.");
    },
    schema: schema4,
    sourceObjects: /* @__PURE__ */ new Map()
  });
}
var isEmptyPath, Collection;
var init_Collection = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Collection.js"() {
    init_createNode();
    init_identity();
    init_Node();
    isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
    Collection = class extends NodeBase {
      constructor(type, schema4) {
        super(type);
        Object.defineProperty(this, "schema", {
          value: schema4,
          configurable: true,
          enumerable: false,
          writable: true
        });
      }
      /**
       * Create a copy of this collection.
       *
       * @param schema - If defined, overwrites the original's schema
       */
      clone(schema4) {
        const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        if (schema4)
          copy.schema = schema4;
        copy.items = copy.items.map((it) => isNode(it) || isPair(it) ? it.clone(schema4) : it);
        if (this.range)
          copy.range = this.range.slice();
        return copy;
      }
      /**
       * Adds a value to the collection. For `!!map` and `!!omap` the value must
       * be a Pair instance or a `{ key, value }` object, which may not have a key
       * that already exists in the map.
       */
      addIn(path, value) {
        if (isEmptyPath(path))
          this.add(value);
        else {
          const [key, ...rest] = path;
          const node = this.get(key, true);
          if (isCollection(node))
            node.addIn(rest, value);
          else if (node === void 0 && this.schema)
            this.set(key, collectionFromPath(this.schema, rest, value));
          else
            throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
      }
      /**
       * Removes a value from the collection.
       * @returns `true` if the item was found and removed.
       */
      deleteIn(path) {
        const [key, ...rest] = path;
        if (rest.length === 0)
          return this.delete(key);
        const node = this.get(key, true);
        if (isCollection(node))
          return node.deleteIn(rest);
        else
          throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
      }
      /**
       * Returns item at `key`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      getIn(path, keepScalar) {
        const [key, ...rest] = path;
        const node = this.get(key, true);
        if (rest.length === 0)
          return !keepScalar && isScalar(node) ? node.value : node;
        else
          return isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
      }
      hasAllNullValues(allowScalar) {
        return this.items.every((node) => {
          if (!isPair(node))
            return false;
          const n = node.value;
          return n == null || allowScalar && isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
        });
      }
      /**
       * Checks if the collection includes a value with the key `key`.
       */
      hasIn(path) {
        const [key, ...rest] = path;
        if (rest.length === 0)
          return this.has(key);
        const node = this.get(key, true);
        return isCollection(node) ? node.hasIn(rest) : false;
      }
      /**
       * Sets a value in this collection. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      setIn(path, value) {
        const [key, ...rest] = path;
        if (rest.length === 0) {
          this.set(key, value);
        } else {
          const node = this.get(key, true);
          if (isCollection(node))
            node.setIn(rest, value);
          else if (node === void 0 && this.schema)
            this.set(key, collectionFromPath(this.schema, rest, value));
          else
            throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyComment.js
function indentComment(comment, indent) {
  if (/^\n+$/.test(comment))
    return comment.substring(1);
  return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
}
var stringifyComment, lineComment;
var init_stringifyComment = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyComment.js"() {
    stringifyComment = (str2) => str2.replace(/^(?!$)(?: $)?/gm, "#");
    lineComment = (str2, indent, comment) => str2.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str2.endsWith(" ") ? "" : " ") + comment;
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/foldFlowLines.js
function foldFlowLines(text4, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
  if (!lineWidth || lineWidth < 0)
    return text4;
  if (lineWidth < minContentWidth)
    minContentWidth = 0;
  const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
  if (text4.length <= endStep)
    return text4;
  const folds = [];
  const escapedFolds = {};
  let end2 = lineWidth - indent.length;
  if (typeof indentAtStart === "number") {
    if (indentAtStart > lineWidth - Math.max(2, minContentWidth))
      folds.push(0);
    else
      end2 = lineWidth - indentAtStart;
  }
  let split = void 0;
  let prev = void 0;
  let overflow = false;
  let i = -1;
  let escStart = -1;
  let escEnd = -1;
  if (mode === FOLD_BLOCK) {
    i = consumeMoreIndentedLines(text4, i, indent.length);
    if (i !== -1)
      end2 = i + endStep;
  }
  for (let ch; ch = text4[i += 1]; ) {
    if (mode === FOLD_QUOTED && ch === "\\") {
      escStart = i;
      switch (text4[i + 1]) {
        case "x":
          i += 3;
          break;
        case "u":
          i += 5;
          break;
        case "U":
          i += 9;
          break;
        default:
          i += 1;
      }
      escEnd = i;
    }
    if (ch === "\n") {
      if (mode === FOLD_BLOCK)
        i = consumeMoreIndentedLines(text4, i, indent.length);
      end2 = i + indent.length + endStep;
      split = void 0;
    } else {
      if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
        const next = text4[i + 1];
        if (next && next !== " " && next !== "\n" && next !== "	")
          split = i;
      }
      if (i >= end2) {
        if (split) {
          folds.push(split);
          end2 = split + endStep;
          split = void 0;
        } else if (mode === FOLD_QUOTED) {
          while (prev === " " || prev === "	") {
            prev = ch;
            ch = text4[i += 1];
            overflow = true;
          }
          const j = i > escEnd + 1 ? i - 2 : escStart - 1;
          if (escapedFolds[j])
            return text4;
          folds.push(j);
          escapedFolds[j] = true;
          end2 = j + endStep;
          split = void 0;
        } else {
          overflow = true;
        }
      }
    }
    prev = ch;
  }
  if (overflow && onOverflow)
    onOverflow();
  if (folds.length === 0)
    return text4;
  if (onFold)
    onFold();
  let res = text4.slice(0, folds[0]);
  for (let i2 = 0; i2 < folds.length; ++i2) {
    const fold = folds[i2];
    const end3 = folds[i2 + 1] || text4.length;
    if (fold === 0)
      res = `
${indent}${text4.slice(0, end3)}`;
    else {
      if (mode === FOLD_QUOTED && escapedFolds[fold])
        res += `${text4[fold]}\\`;
      res += `
${indent}${text4.slice(fold + 1, end3)}`;
    }
  }
  return res;
}
function consumeMoreIndentedLines(text4, i, indent) {
  let end2 = i;
  let start = i + 1;
  let ch = text4[start];
  while (ch === " " || ch === "	") {
    if (i < start + indent) {
      ch = text4[++i];
    } else {
      do {
        ch = text4[++i];
      } while (ch && ch !== "\n");
      end2 = i;
      start = i + 1;
      ch = text4[start];
    }
  }
  return end2;
}
var FOLD_FLOW, FOLD_BLOCK, FOLD_QUOTED;
var init_foldFlowLines = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/foldFlowLines.js"() {
    FOLD_FLOW = "flow";
    FOLD_BLOCK = "block";
    FOLD_QUOTED = "quoted";
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyString.js
function lineLengthOverLimit(str2, lineWidth, indentLength) {
  if (!lineWidth || lineWidth < 0)
    return false;
  const limit = lineWidth - indentLength;
  const strLen = str2.length;
  if (strLen <= limit)
    return false;
  for (let i = 0, start = 0; i < strLen; ++i) {
    if (str2[i] === "\n") {
      if (i - start > limit)
        return true;
      start = i + 1;
      if (strLen - start <= limit)
        return false;
    }
  }
  return true;
}
function doubleQuotedString(value, ctx) {
  const json = JSON.stringify(value);
  if (ctx.options.doubleQuotedAsJSON)
    return json;
  const { implicitKey } = ctx;
  const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
  const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
  let str2 = "";
  let start = 0;
  for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
    if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
      str2 += json.slice(start, i) + "\\ ";
      i += 1;
      start = i;
      ch = "\\";
    }
    if (ch === "\\")
      switch (json[i + 1]) {
        case "u":
          {
            str2 += json.slice(start, i);
            const code = json.substr(i + 2, 4);
            switch (code) {
              case "0000":
                str2 += "\\0";
                break;
              case "0007":
                str2 += "\\a";
                break;
              case "000b":
                str2 += "\\v";
                break;
              case "001b":
                str2 += "\\e";
                break;
              case "0085":
                str2 += "\\N";
                break;
              case "00a0":
                str2 += "\\_";
                break;
              case "2028":
                str2 += "\\L";
                break;
              case "2029":
                str2 += "\\P";
                break;
              default:
                if (code.substr(0, 2) === "00")
                  str2 += "\\x" + code.substr(2);
                else
                  str2 += json.substr(i, 6);
            }
            i += 5;
            start = i + 1;
          }
          break;
        case "n":
          if (implicitKey || json[i + 2] === '"' || json.length < minMultiLineLength) {
            i += 1;
          } else {
            str2 += json.slice(start, i) + "\n\n";
            while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== '"') {
              str2 += "\n";
              i += 2;
            }
            str2 += indent;
            if (json[i + 2] === " ")
              str2 += "\\";
            i += 1;
            start = i + 1;
          }
          break;
        default:
          i += 1;
      }
  }
  str2 = start ? str2 + json.slice(start) : json;
  return implicitKey ? str2 : foldFlowLines(str2, indent, FOLD_QUOTED, getFoldOptions(ctx, false));
}
function singleQuotedString(value, ctx) {
  if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value))
    return doubleQuotedString(value, ctx);
  const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
  const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&
${indent}`) + "'";
  return ctx.implicitKey ? res : foldFlowLines(res, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function quotedString(value, ctx) {
  const { singleQuote } = ctx.options;
  let qs;
  if (singleQuote === false)
    qs = doubleQuotedString;
  else {
    const hasDouble = value.includes('"');
    const hasSingle = value.includes("'");
    if (hasDouble && !hasSingle)
      qs = singleQuotedString;
    else if (hasSingle && !hasDouble)
      qs = doubleQuotedString;
    else
      qs = singleQuote ? singleQuotedString : doubleQuotedString;
  }
  return qs(value, ctx);
}
function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
  const { blockQuote, commentString, lineWidth } = ctx.options;
  if (!blockQuote || /\n[\t ]+$/.test(value)) {
    return quotedString(value, ctx);
  }
  const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
  const literal2 = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.BLOCK_FOLDED ? false : type === Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
  if (!value)
    return literal2 ? "|\n" : ">\n";
  let chomp;
  let endStart;
  for (endStart = value.length; endStart > 0; --endStart) {
    const ch = value[endStart - 1];
    if (ch !== "\n" && ch !== "	" && ch !== " ")
      break;
  }
  let end2 = value.substring(endStart);
  const endNlPos = end2.indexOf("\n");
  if (endNlPos === -1) {
    chomp = "-";
  } else if (value === end2 || endNlPos !== end2.length - 1) {
    chomp = "+";
    if (onChompKeep)
      onChompKeep();
  } else {
    chomp = "";
  }
  if (end2) {
    value = value.slice(0, -end2.length);
    if (end2[end2.length - 1] === "\n")
      end2 = end2.slice(0, -1);
    end2 = end2.replace(blockEndNewlines, `$&${indent}`);
  }
  let startWithSpace = false;
  let startEnd;
  let startNlPos = -1;
  for (startEnd = 0; startEnd < value.length; ++startEnd) {
    const ch = value[startEnd];
    if (ch === " ")
      startWithSpace = true;
    else if (ch === "\n")
      startNlPos = startEnd;
    else
      break;
  }
  let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
  if (start) {
    value = value.substring(start.length);
    start = start.replace(/\n+/g, `$&${indent}`);
  }
  const indentSize = indent ? "2" : "1";
  let header = (startWithSpace ? indentSize : "") + chomp;
  if (comment) {
    header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
    if (onComment)
      onComment();
  }
  if (!literal2) {
    const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
    let literalFallback = false;
    const foldOptions = getFoldOptions(ctx, true);
    if (blockQuote !== "folded" && type !== Scalar.BLOCK_FOLDED) {
      foldOptions.onOverflow = () => {
        literalFallback = true;
      };
    }
    const body = foldFlowLines(`${start}${foldedValue}${end2}`, indent, FOLD_BLOCK, foldOptions);
    if (!literalFallback)
      return `>${header}
${indent}${body}`;
  }
  value = value.replace(/\n+/g, `$&${indent}`);
  return `|${header}
${indent}${start}${value}${end2}`;
}
function plainString(item, ctx, onComment, onChompKeep) {
  const { type, value } = item;
  const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
  if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) {
    return quotedString(value, ctx);
  }
  if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) {
    return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
  }
  if (!implicitKey && !inFlow && type !== Scalar.PLAIN && value.includes("\n")) {
    return blockString(item, ctx, onComment, onChompKeep);
  }
  if (containsDocumentMarker(value)) {
    if (indent === "") {
      ctx.forceBlockIndent = true;
      return blockString(item, ctx, onComment, onChompKeep);
    } else if (implicitKey && indent === indentStep) {
      return quotedString(value, ctx);
    }
  }
  const str2 = value.replace(/\n+/g, `$&
${indent}`);
  if (actualString) {
    const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str2);
    const { compat, tags } = ctx.doc.schema;
    if (tags.some(test) || compat?.some(test))
      return quotedString(value, ctx);
  }
  return implicitKey ? str2 : foldFlowLines(str2, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function stringifyString(item, ctx, onComment, onChompKeep) {
  const { implicitKey, inFlow } = ctx;
  const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
  let { type } = item;
  if (type !== Scalar.QUOTE_DOUBLE) {
    if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value))
      type = Scalar.QUOTE_DOUBLE;
  }
  const _stringify = (_type) => {
    switch (_type) {
      case Scalar.BLOCK_FOLDED:
      case Scalar.BLOCK_LITERAL:
        return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
      case Scalar.QUOTE_DOUBLE:
        return doubleQuotedString(ss.value, ctx);
      case Scalar.QUOTE_SINGLE:
        return singleQuotedString(ss.value, ctx);
      case Scalar.PLAIN:
        return plainString(ss, ctx, onComment, onChompKeep);
      default:
        return null;
    }
  };
  let res = _stringify(type);
  if (res === null) {
    const { defaultKeyType, defaultStringType } = ctx.options;
    const t = implicitKey && defaultKeyType || defaultStringType;
    res = _stringify(t);
    if (res === null)
      throw new Error(`Unsupported default string type ${t}`);
  }
  return res;
}
var getFoldOptions, containsDocumentMarker, blockEndNewlines;
var init_stringifyString = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyString.js"() {
    init_Scalar();
    init_foldFlowLines();
    getFoldOptions = (ctx, isBlock2) => ({
      indentAtStart: isBlock2 ? ctx.indent.length : ctx.indentAtStart,
      lineWidth: ctx.options.lineWidth,
      minContentWidth: ctx.options.minContentWidth
    });
    containsDocumentMarker = (str2) => /^(%|---|\.\.\.)/m.test(str2);
    try {
      blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
    } catch {
      blockEndNewlines = /\n+(?!\n|$)/g;
    }
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringify.js
function createStringifyContext(doc, options2) {
  const opt = Object.assign({
    blockQuote: true,
    commentString: stringifyComment,
    defaultKeyType: null,
    defaultStringType: "PLAIN",
    directives: null,
    doubleQuotedAsJSON: false,
    doubleQuotedMinMultiLineLength: 40,
    falseStr: "false",
    flowCollectionPadding: true,
    indentSeq: true,
    lineWidth: 80,
    minContentWidth: 20,
    nullStr: "null",
    simpleKeys: false,
    singleQuote: null,
    trailingComma: false,
    trueStr: "true",
    verifyAliasOrder: true
  }, doc.schema.toStringOptions, options2);
  let inFlow;
  switch (opt.collectionStyle) {
    case "block":
      inFlow = false;
      break;
    case "flow":
      inFlow = true;
      break;
    default:
      inFlow = null;
  }
  return {
    anchors: /* @__PURE__ */ new Set(),
    doc,
    flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
    indent: "",
    indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
    inFlow,
    options: opt
  };
}
function getTagObject(tags, item) {
  if (item.tag) {
    const match = tags.filter((t) => t.tag === item.tag);
    if (match.length > 0)
      return match.find((t) => t.format === item.format) ?? match[0];
  }
  let tagObj = void 0;
  let obj;
  if (isScalar(item)) {
    obj = item.value;
    let match = tags.filter((t) => t.identify?.(obj));
    if (match.length > 1) {
      const testMatch = match.filter((t) => t.test);
      if (testMatch.length > 0)
        match = testMatch;
    }
    tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
  } else {
    obj = item;
    tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
  }
  if (!tagObj) {
    const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
    throw new Error(`Tag not resolved for ${name} value`);
  }
  return tagObj;
}
function stringifyProps(node, tagObj, { anchors, doc }) {
  if (!doc.directives)
    return "";
  const props = [];
  const anchor = (isScalar(node) || isCollection(node)) && node.anchor;
  if (anchor && anchorIsValid(anchor)) {
    anchors.add(anchor);
    props.push(`&${anchor}`);
  }
  const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
  if (tag)
    props.push(doc.directives.tagString(tag));
  return props.join(" ");
}
function stringify(item, ctx, onComment, onChompKeep) {
  if (isPair(item))
    return item.toString(ctx, onComment, onChompKeep);
  if (isAlias(item)) {
    if (ctx.doc.directives)
      return item.toString(ctx);
    if (ctx.resolvedAliases?.has(item)) {
      throw new TypeError(`Cannot stringify circular structure without alias nodes`);
    } else {
      if (ctx.resolvedAliases)
        ctx.resolvedAliases.add(item);
      else
        ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
      item = item.resolve(ctx.doc);
    }
  }
  let tagObj = void 0;
  const node = isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
  tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
  const props = stringifyProps(node, tagObj, ctx);
  if (props.length > 0)
    ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
  const str2 = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : isScalar(node) ? stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
  if (!props)
    return str2;
  return isScalar(node) || str2[0] === "{" || str2[0] === "[" ? `${props} ${str2}` : `${props}
${ctx.indent}${str2}`;
}
var init_stringify = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringify.js"() {
    init_anchors();
    init_identity();
    init_stringifyComment();
    init_stringifyString();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyPair.js
function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
  const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
  let keyComment = isNode(key) && key.comment || null;
  if (simpleKeys) {
    if (keyComment) {
      throw new Error("With simple keys, key nodes cannot have comments");
    }
    if (isCollection(key) || !isNode(key) && typeof key === "object") {
      const msg = "With simple keys, collection cannot be used as a key value";
      throw new Error(msg);
    }
  }
  let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || isCollection(key) || (isScalar(key) ? key.type === Scalar.BLOCK_FOLDED || key.type === Scalar.BLOCK_LITERAL : typeof key === "object"));
  ctx = Object.assign({}, ctx, {
    allNullValues: false,
    implicitKey: !explicitKey && (simpleKeys || !allNullValues),
    indent: indent + indentStep
  });
  let keyCommentDone = false;
  let chompKeep = false;
  let str2 = stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
  if (!explicitKey && !ctx.inFlow && str2.length > 1024) {
    if (simpleKeys)
      throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
    explicitKey = true;
  }
  if (ctx.inFlow) {
    if (allNullValues || value == null) {
      if (keyCommentDone && onComment)
        onComment();
      return str2 === "" ? "?" : explicitKey ? `? ${str2}` : str2;
    }
  } else if (allNullValues && !simpleKeys || value == null && explicitKey) {
    str2 = `? ${str2}`;
    if (keyComment && !keyCommentDone) {
      str2 += lineComment(str2, ctx.indent, commentString(keyComment));
    } else if (chompKeep && onChompKeep)
      onChompKeep();
    return str2;
  }
  if (keyCommentDone)
    keyComment = null;
  if (explicitKey) {
    if (keyComment)
      str2 += lineComment(str2, ctx.indent, commentString(keyComment));
    str2 = `? ${str2}
${indent}:`;
  } else {
    str2 = `${str2}:`;
    if (keyComment)
      str2 += lineComment(str2, ctx.indent, commentString(keyComment));
  }
  let vsb, vcb, valueComment;
  if (isNode(value)) {
    vsb = !!value.spaceBefore;
    vcb = value.commentBefore;
    valueComment = value.comment;
  } else {
    vsb = false;
    vcb = null;
    valueComment = null;
    if (value && typeof value === "object")
      value = doc.createNode(value);
  }
  ctx.implicitKey = false;
  if (!explicitKey && !keyComment && isScalar(value))
    ctx.indentAtStart = str2.length + 1;
  chompKeep = false;
  if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && isSeq(value) && !value.flow && !value.tag && !value.anchor) {
    ctx.indent = ctx.indent.substring(2);
  }
  let valueCommentDone = false;
  const valueStr = stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
  let ws = " ";
  if (keyComment || vsb || vcb) {
    ws = vsb ? "\n" : "";
    if (vcb) {
      const cs = commentString(vcb);
      ws += `
${indentComment(cs, ctx.indent)}`;
    }
    if (valueStr === "" && !ctx.inFlow) {
      if (ws === "\n" && valueComment)
        ws = "\n\n";
    } else {
      ws += `
${ctx.indent}`;
    }
  } else if (!explicitKey && isCollection(value)) {
    const vs0 = valueStr[0];
    const nl0 = valueStr.indexOf("\n");
    const hasNewline = nl0 !== -1;
    const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
    if (hasNewline || !flow) {
      let hasPropsLine = false;
      if (hasNewline && (vs0 === "&" || vs0 === "!")) {
        let sp0 = valueStr.indexOf(" ");
        if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") {
          sp0 = valueStr.indexOf(" ", sp0 + 1);
        }
        if (sp0 === -1 || nl0 < sp0)
          hasPropsLine = true;
      }
      if (!hasPropsLine)
        ws = `
${ctx.indent}`;
    }
  } else if (valueStr === "" || valueStr[0] === "\n") {
    ws = "";
  }
  str2 += ws + valueStr;
  if (ctx.inFlow) {
    if (valueCommentDone && onComment)
      onComment();
  } else if (valueComment && !valueCommentDone) {
    str2 += lineComment(str2, ctx.indent, commentString(valueComment));
  } else if (chompKeep && onChompKeep) {
    onChompKeep();
  }
  return str2;
}
var init_stringifyPair = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyPair.js"() {
    init_identity();
    init_Scalar();
    init_stringify();
    init_stringifyComment();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/log.js
function warn(logLevel2, warning) {
  if (logLevel2 === "debug" || logLevel2 === "warn") {
    console.warn(warning);
  }
}
var init_log = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/log.js"() {
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
function addMergeToJSMap(ctx, map2, value) {
  const source2 = resolveAliasValue(ctx, value);
  if (isSeq(source2))
    for (const it of source2.items)
      mergeValue(ctx, map2, it);
  else if (Array.isArray(source2))
    for (const it of source2)
      mergeValue(ctx, map2, it);
  else
    mergeValue(ctx, map2, source2);
}
function mergeValue(ctx, map2, value) {
  const source2 = resolveAliasValue(ctx, value);
  if (!isMap(source2))
    throw new Error("Merge sources must be maps or map aliases");
  const srcMap = source2.toJSON(null, ctx, Map);
  for (const [key, value2] of srcMap) {
    if (map2 instanceof Map) {
      if (!map2.has(key))
        map2.set(key, value2);
    } else if (map2 instanceof Set) {
      map2.add(key);
    } else if (!Object.prototype.hasOwnProperty.call(map2, key)) {
      Object.defineProperty(map2, key, {
        value: value2,
        writable: true,
        enumerable: true,
        configurable: true
      });
    }
  }
  return map2;
}
function resolveAliasValue(ctx, value) {
  return ctx && isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
}
var MERGE_KEY, merge2, isMergeKey;
var init_merge2 = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js"() {
    init_identity();
    init_Scalar();
    MERGE_KEY = "<<";
    merge2 = {
      identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
      default: "key",
      tag: "tag:yaml.org,2002:merge",
      test: /^<<$/,
      resolve: () => Object.assign(new Scalar(Symbol(MERGE_KEY)), {
        addToJSMap: addMergeToJSMap
      }),
      stringify: () => MERGE_KEY
    };
    isMergeKey = (ctx, key) => (merge2.identify(key) || isScalar(key) && (!key.type || key.type === Scalar.PLAIN) && merge2.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge2.tag && tag.default);
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function addPairToJSMap(ctx, map2, { key, value }) {
  if (isNode(key) && key.addToJSMap)
    key.addToJSMap(ctx, map2, value);
  else if (isMergeKey(ctx, key))
    addMergeToJSMap(ctx, map2, value);
  else {
    const jsKey = toJS(key, "", ctx);
    if (map2 instanceof Map) {
      map2.set(jsKey, toJS(value, jsKey, ctx));
    } else if (map2 instanceof Set) {
      map2.add(jsKey);
    } else {
      const stringKey = stringifyKey(key, jsKey, ctx);
      const jsValue = toJS(value, stringKey, ctx);
      if (stringKey in map2)
        Object.defineProperty(map2, stringKey, {
          value: jsValue,
          writable: true,
          enumerable: true,
          configurable: true
        });
      else
        map2[stringKey] = jsValue;
    }
  }
  return map2;
}
function stringifyKey(key, jsKey, ctx) {
  if (jsKey === null)
    return "";
  if (typeof jsKey !== "object")
    return String(jsKey);
  if (isNode(key) && ctx?.doc) {
    const strCtx = createStringifyContext(ctx.doc, {});
    strCtx.anchors = /* @__PURE__ */ new Set();
    for (const node of ctx.anchors.keys())
      strCtx.anchors.add(node.anchor);
    strCtx.inFlow = true;
    strCtx.inStringifyKey = true;
    const strKey = key.toString(strCtx);
    if (!ctx.mapKeyWarned) {
      let jsonStr = JSON.stringify(strKey);
      if (jsonStr.length > 40)
        jsonStr = jsonStr.substring(0, 36) + '..."';
      warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
      ctx.mapKeyWarned = true;
    }
    return strKey;
  }
  return JSON.stringify(jsKey);
}
var init_addPairToJSMap = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/addPairToJSMap.js"() {
    init_log();
    init_merge2();
    init_stringify();
    init_identity();
    init_toJS();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Pair.js
function createPair(key, value, ctx) {
  const k = createNode(key, void 0, ctx);
  const v = createNode(value, void 0, ctx);
  return new Pair(k, v);
}
var Pair;
var init_Pair = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/Pair.js"() {
    init_createNode();
    init_stringifyPair();
    init_addPairToJSMap();
    init_identity();
    Pair = class _Pair {
      constructor(key, value = null) {
        Object.defineProperty(this, NODE_TYPE, { value: PAIR });
        this.key = key;
        this.value = value;
      }
      clone(schema4) {
        let { key, value } = this;
        if (isNode(key))
          key = key.clone(schema4);
        if (isNode(value))
          value = value.clone(schema4);
        return new _Pair(key, value);
      }
      toJSON(_, ctx) {
        const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
        return addPairToJSMap(ctx, pair, this);
      }
      toString(ctx, onComment, onChompKeep) {
        return ctx?.doc ? stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function stringifyCollection(collection, ctx, options2) {
  const flow = ctx.inFlow ?? collection.flow;
  const stringify4 = flow ? stringifyFlowCollection : stringifyBlockCollection;
  return stringify4(collection, ctx, options2);
}
function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
  const { indent, options: { commentString } } = ctx;
  const itemCtx = Object.assign({}, ctx, { indent: itemIndent, type: null });
  let chompKeep = false;
  const lines = [];
  for (let i = 0; i < items.length; ++i) {
    const item = items[i];
    let comment2 = null;
    if (isNode(item)) {
      if (!chompKeep && item.spaceBefore)
        lines.push("");
      addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
      if (item.comment)
        comment2 = item.comment;
    } else if (isPair(item)) {
      const ik = isNode(item.key) ? item.key : null;
      if (ik) {
        if (!chompKeep && ik.spaceBefore)
          lines.push("");
        addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
      }
    }
    chompKeep = false;
    let str3 = stringify(item, itemCtx, () => comment2 = null, () => chompKeep = true);
    if (comment2)
      str3 += lineComment(str3, itemIndent, commentString(comment2));
    if (chompKeep && comment2)
      chompKeep = false;
    lines.push(blockItemPrefix + str3);
  }
  let str2;
  if (lines.length === 0) {
    str2 = flowChars.start + flowChars.end;
  } else {
    str2 = lines[0];
    for (let i = 1; i < lines.length; ++i) {
      const line2 = lines[i];
      str2 += line2 ? `
${indent}${line2}` : "\n";
    }
  }
  if (comment) {
    str2 += "\n" + indentComment(commentString(comment), indent);
    if (onComment)
      onComment();
  } else if (chompKeep && onChompKeep)
    onChompKeep();
  return str2;
}
function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
  const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
  itemIndent += indentStep;
  const itemCtx = Object.assign({}, ctx, {
    indent: itemIndent,
    inFlow: true,
    type: null
  });
  let reqNewline = false;
  let linesAtValue = 0;
  const lines = [];
  for (let i = 0; i < items.length; ++i) {
    const item = items[i];
    let comment = null;
    if (isNode(item)) {
      if (item.spaceBefore)
        lines.push("");
      addCommentBefore(ctx, lines, item.commentBefore, false);
      if (item.comment)
        comment = item.comment;
    } else if (isPair(item)) {
      const ik = isNode(item.key) ? item.key : null;
      if (ik) {
        if (ik.spaceBefore)
          lines.push("");
        addCommentBefore(ctx, lines, ik.commentBefore, false);
        if (ik.comment)
          reqNewline = true;
      }
      const iv = isNode(item.value) ? item.value : null;
      if (iv) {
        if (iv.comment)
          comment = iv.comment;
        if (iv.commentBefore)
          reqNewline = true;
      } else if (item.value == null && ik?.comment) {
        comment = ik.comment;
      }
    }
    if (comment)
      reqNewline = true;
    let str2 = stringify(item, itemCtx, () => comment = null);
    reqNewline || (reqNewline = lines.length > linesAtValue || str2.includes("\n"));
    if (i < items.length - 1) {
      str2 += ",";
    } else if (ctx.options.trailingComma) {
      if (ctx.options.lineWidth > 0) {
        reqNewline || (reqNewline = lines.reduce((sum2, line2) => sum2 + line2.length + 2, 2) + (str2.length + 2) > ctx.options.lineWidth);
      }
      if (reqNewline) {
        str2 += ",";
      }
    }
    if (comment)
      str2 += lineComment(str2, itemIndent, commentString(comment));
    lines.push(str2);
    linesAtValue = lines.length;
  }
  const { start, end: end2 } = flowChars;
  if (lines.length === 0) {
    return start + end2;
  } else {
    if (!reqNewline) {
      const len = lines.reduce((sum2, line2) => sum2 + line2.length + 2, 2);
      reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
    }
    if (reqNewline) {
      let str2 = start;
      for (const line2 of lines)
        str2 += line2 ? `
${indentStep}${indent}${line2}` : "\n";
      return `${str2}
${indent}${end2}`;
    } else {
      return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end2}`;
    }
  }
}
function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
  if (comment && chompKeep)
    comment = comment.replace(/^\n+/, "");
  if (comment) {
    const ic = indentComment(commentString(comment), indent);
    lines.push(ic.trimStart());
  }
}
var init_stringifyCollection = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyCollection.js"() {
    init_identity();
    init_stringify();
    init_stringifyComment();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/YAMLMap.js
function findPair(items, key) {
  const k = isScalar(key) ? key.value : key;
  for (const it of items) {
    if (isPair(it)) {
      if (it.key === key || it.key === k)
        return it;
      if (isScalar(it.key) && it.key.value === k)
        return it;
    }
  }
  return void 0;
}
var YAMLMap;
var init_YAMLMap = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/YAMLMap.js"() {
    init_stringifyCollection();
    init_addPairToJSMap();
    init_Collection();
    init_identity();
    init_Pair();
    init_Scalar();
    YAMLMap = class extends Collection {
      static get tagName() {
        return "tag:yaml.org,2002:map";
      }
      constructor(schema4) {
        super(MAP, schema4);
        this.items = [];
      }
      /**
       * A generic collection parsing method that can be extended
       * to other node classes that inherit from YAMLMap
       */
      static from(schema4, obj, ctx) {
        const { keepUndefined, replacer } = ctx;
        const map2 = new this(schema4);
        const add = (key, value) => {
          if (typeof replacer === "function")
            value = replacer.call(obj, key, value);
          else if (Array.isArray(replacer) && !replacer.includes(key))
            return;
          if (value !== void 0 || keepUndefined)
            map2.items.push(createPair(key, value, ctx));
        };
        if (obj instanceof Map) {
          for (const [key, value] of obj)
            add(key, value);
        } else if (obj && typeof obj === "object") {
          for (const key of Object.keys(obj))
            add(key, obj[key]);
        }
        if (typeof schema4.sortMapEntries === "function") {
          map2.items.sort(schema4.sortMapEntries);
        }
        return map2;
      }
      /**
       * Adds a value to the collection.
       *
       * @param overwrite - If not set `true`, using a key that is already in the
       *   collection will throw. Otherwise, overwrites the previous value.
       */
      add(pair, overwrite) {
        let _pair;
        if (isPair(pair))
          _pair = pair;
        else if (!pair || typeof pair !== "object" || !("key" in pair)) {
          _pair = new Pair(pair, pair?.value);
        } else
          _pair = new Pair(pair.key, pair.value);
        const prev = findPair(this.items, _pair.key);
        const sortEntries = this.schema?.sortMapEntries;
        if (prev) {
          if (!overwrite)
            throw new Error(`Key ${_pair.key} already set`);
          if (isScalar(prev.value) && isScalarValue(_pair.value))
            prev.value.value = _pair.value;
          else
            prev.value = _pair.value;
        } else if (sortEntries) {
          const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
          if (i === -1)
            this.items.push(_pair);
          else
            this.items.splice(i, 0, _pair);
        } else {
          this.items.push(_pair);
        }
      }
      delete(key) {
        const it = findPair(this.items, key);
        if (!it)
          return false;
        const del = this.items.splice(this.items.indexOf(it), 1);
        return del.length > 0;
      }
      get(key, keepScalar) {
        const it = findPair(this.items, key);
        const node = it?.value;
        return (!keepScalar && isScalar(node) ? node.value : node) ?? void 0;
      }
      has(key) {
        return !!findPair(this.items, key);
      }
      set(key, value) {
        this.add(new Pair(key, value), true);
      }
      /**
       * @param ctx - Conversion context, originally set in Document#toJS()
       * @param {Class} Type - If set, forces the returned collection type
       * @returns Instance of Type, Map, or Object
       */
      toJSON(_, ctx, Type) {
        const map2 = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
        if (ctx?.onCreate)
          ctx.onCreate(map2);
        for (const item of this.items)
          addPairToJSMap(ctx, map2, item);
        return map2;
      }
      toString(ctx, onComment, onChompKeep) {
        if (!ctx)
          return JSON.stringify(this);
        for (const item of this.items) {
          if (!isPair(item))
            throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
        }
        if (!ctx.allNullValues && this.hasAllNullValues(false))
          ctx = Object.assign({}, ctx, { allNullValues: true });
        return stringifyCollection(this, ctx, {
          blockItemPrefix: "",
          flowChars: { start: "{", end: "}" },
          itemIndent: ctx.indent || "",
          onChompKeep,
          onComment
        });
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/common/map.js
var map;
var init_map = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/common/map.js"() {
    init_identity();
    init_YAMLMap();
    map = {
      collection: "map",
      default: true,
      nodeClass: YAMLMap,
      tag: "tag:yaml.org,2002:map",
      resolve(map2, onError) {
        if (!isMap(map2))
          onError("Expected a mapping for this tag");
        return map2;
      },
      createNode: (schema4, obj, ctx) => YAMLMap.from(schema4, obj, ctx)
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/YAMLSeq.js
function asItemIndex(key) {
  let idx = isScalar(key) ? key.value : key;
  if (idx && typeof idx === "string")
    idx = Number(idx);
  return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
}
var YAMLSeq;
var init_YAMLSeq = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/nodes/YAMLSeq.js"() {
    init_createNode();
    init_stringifyCollection();
    init_Collection();
    init_identity();
    init_Scalar();
    init_toJS();
    YAMLSeq = class extends Collection {
      static get tagName() {
        return "tag:yaml.org,2002:seq";
      }
      constructor(schema4) {
        super(SEQ, schema4);
        this.items = [];
      }
      add(value) {
        this.items.push(value);
      }
      /**
       * Removes a value from the collection.
       *
       * `key` must contain a representation of an integer for this to succeed.
       * It may be wrapped in a `Scalar`.
       *
       * @returns `true` if the item was found and removed.
       */
      delete(key) {
        const idx = asItemIndex(key);
        if (typeof idx !== "number")
          return false;
        const del = this.items.splice(idx, 1);
        return del.length > 0;
      }
      get(key, keepScalar) {
        const idx = asItemIndex(key);
        if (typeof idx !== "number")
          return void 0;
        const it = this.items[idx];
        return !keepScalar && isScalar(it) ? it.value : it;
      }
      /**
       * Checks if the collection includes a value with the key `key`.
       *
       * `key` must contain a representation of an integer for this to succeed.
       * It may be wrapped in a `Scalar`.
       */
      has(key) {
        const idx = asItemIndex(key);
        return typeof idx === "number" && idx < this.items.length;
      }
      /**
       * Sets a value in this collection. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       *
       * If `key` does not contain a representation of an integer, this will throw.
       * It may be wrapped in a `Scalar`.
       */
      set(key, value) {
        const idx = asItemIndex(key);
        if (typeof idx !== "number")
          throw new Error(`Expected a valid index, not ${key}.`);
        const prev = this.items[idx];
        if (isScalar(prev) && isScalarValue(value))
          prev.value = value;
        else
          this.items[idx] = value;
      }
      toJSON(_, ctx) {
        const seq2 = [];
        if (ctx?.onCreate)
          ctx.onCreate(seq2);
        let i = 0;
        for (const item of this.items)
          seq2.push(toJS(item, String(i++), ctx));
        return seq2;
      }
      toString(ctx, onComment, onChompKeep) {
        if (!ctx)
          return JSON.stringify(this);
        return stringifyCollection(this, ctx, {
          blockItemPrefix: "- ",
          flowChars: { start: "[", end: "]" },
          itemIndent: (ctx.indent || "") + "  ",
          onChompKeep,
          onComment
        });
      }
      static from(schema4, obj, ctx) {
        const { replacer } = ctx;
        const seq2 = new this(schema4);
        if (obj && Symbol.iterator in Object(obj)) {
          let i = 0;
          for (let it of obj) {
            if (typeof replacer === "function") {
              const key = obj instanceof Set ? it : String(i++);
              it = replacer.call(obj, key, it);
            }
            seq2.items.push(createNode(it, void 0, ctx));
          }
        }
        return seq2;
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/common/seq.js
var seq;
var init_seq = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/common/seq.js"() {
    init_identity();
    init_YAMLSeq();
    seq = {
      collection: "seq",
      default: true,
      nodeClass: YAMLSeq,
      tag: "tag:yaml.org,2002:seq",
      resolve(seq2, onError) {
        if (!isSeq(seq2))
          onError("Expected a sequence for this tag");
        return seq2;
      },
      createNode: (schema4, obj, ctx) => YAMLSeq.from(schema4, obj, ctx)
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/common/string.js
var string3;
var init_string = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/common/string.js"() {
    init_stringifyString();
    string3 = {
      identify: (value) => typeof value === "string",
      default: true,
      tag: "tag:yaml.org,2002:str",
      resolve: (str2) => str2,
      stringify(item, ctx, onComment, onChompKeep) {
        ctx = Object.assign({ actualString: true }, ctx);
        return stringifyString(item, ctx, onComment, onChompKeep);
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/common/null.js
var nullTag;
var init_null = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/common/null.js"() {
    init_Scalar();
    nullTag = {
      identify: (value) => value == null,
      createNode: () => new Scalar(null),
      default: true,
      tag: "tag:yaml.org,2002:null",
      test: /^(?:~|[Nn]ull|NULL)?$/,
      resolve: () => new Scalar(null),
      stringify: ({ source: source2 }, ctx) => typeof source2 === "string" && nullTag.test.test(source2) ? source2 : ctx.options.nullStr
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/core/bool.js
var boolTag;
var init_bool = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/core/bool.js"() {
    init_Scalar();
    boolTag = {
      identify: (value) => typeof value === "boolean",
      default: true,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
      resolve: (str2) => new Scalar(str2[0] === "t" || str2[0] === "T"),
      stringify({ source: source2, value }, ctx) {
        if (source2 && boolTag.test.test(source2)) {
          const sv = source2[0] === "t" || source2[0] === "T";
          if (value === sv)
            return source2;
        }
        return value ? ctx.options.trueStr : ctx.options.falseStr;
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function stringifyNumber({ format, minFractionDigits, tag, value }) {
  if (typeof value === "bigint")
    return String(value);
  const num = typeof value === "number" ? value : Number(value);
  if (!isFinite(num))
    return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
  let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
  if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
    let i = n.indexOf(".");
    if (i < 0) {
      i = n.length;
      n += ".";
    }
    let d = minFractionDigits - (n.length - i - 1);
    while (d-- > 0)
      n += "0";
  }
  return n;
}
var init_stringifyNumber = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyNumber.js"() {
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/core/float.js
var floatNaN, floatExp, float;
var init_float = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/core/float.js"() {
    init_Scalar();
    init_stringifyNumber();
    floatNaN = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
      resolve: (str2) => str2.slice(-3).toLowerCase() === "nan" ? NaN : str2[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
      stringify: stringifyNumber
    };
    floatExp = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      format: "EXP",
      test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
      resolve: (str2) => parseFloat(str2),
      stringify(node) {
        const num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber(node);
      }
    };
    float = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
      resolve(str2) {
        const node = new Scalar(parseFloat(str2));
        const dot = str2.indexOf(".");
        if (dot !== -1 && str2[str2.length - 1] === "0")
          node.minFractionDigits = str2.length - dot - 1;
        return node;
      },
      stringify: stringifyNumber
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/core/int.js
function intStringify(node, radix, prefix2) {
  const { value } = node;
  if (intIdentify(value) && value >= 0)
    return prefix2 + value.toString(radix);
  return stringifyNumber(node);
}
var intIdentify, intResolve, intOct, int2, intHex;
var init_int = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/core/int.js"() {
    init_stringifyNumber();
    intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
    intResolve = (str2, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str2) : parseInt(str2.substring(offset), radix);
    intOct = {
      identify: (value) => intIdentify(value) && value >= 0,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "OCT",
      test: /^0o[0-7]+$/,
      resolve: (str2, _onError, opt) => intResolve(str2, 2, 8, opt),
      stringify: (node) => intStringify(node, 8, "0o")
    };
    int2 = {
      identify: intIdentify,
      default: true,
      tag: "tag:yaml.org,2002:int",
      test: /^[-+]?[0-9]+$/,
      resolve: (str2, _onError, opt) => intResolve(str2, 0, 10, opt),
      stringify: stringifyNumber
    };
    intHex = {
      identify: (value) => intIdentify(value) && value >= 0,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "HEX",
      test: /^0x[0-9a-fA-F]+$/,
      resolve: (str2, _onError, opt) => intResolve(str2, 2, 16, opt),
      stringify: (node) => intStringify(node, 16, "0x")
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/core/schema.js
var schema;
var init_schema = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/core/schema.js"() {
    init_map();
    init_null();
    init_seq();
    init_string();
    init_bool();
    init_float();
    init_int();
    schema = [
      map,
      seq,
      string3,
      nullTag,
      boolTag,
      intOct,
      int2,
      intHex,
      floatNaN,
      floatExp,
      float
    ];
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/json/schema.js
function intIdentify2(value) {
  return typeof value === "bigint" || Number.isInteger(value);
}
var stringifyJSON, jsonScalars, jsonError, schema2;
var init_schema2 = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/json/schema.js"() {
    init_Scalar();
    init_map();
    init_seq();
    stringifyJSON = ({ value }) => JSON.stringify(value);
    jsonScalars = [
      {
        identify: (value) => typeof value === "string",
        default: true,
        tag: "tag:yaml.org,2002:str",
        resolve: (str2) => str2,
        stringify: stringifyJSON
      },
      {
        identify: (value) => value == null,
        createNode: () => new Scalar(null),
        default: true,
        tag: "tag:yaml.org,2002:null",
        test: /^null$/,
        resolve: () => null,
        stringify: stringifyJSON
      },
      {
        identify: (value) => typeof value === "boolean",
        default: true,
        tag: "tag:yaml.org,2002:bool",
        test: /^true$|^false$/,
        resolve: (str2) => str2 === "true",
        stringify: stringifyJSON
      },
      {
        identify: intIdentify2,
        default: true,
        tag: "tag:yaml.org,2002:int",
        test: /^-?(?:0|[1-9][0-9]*)$/,
        resolve: (str2, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str2) : parseInt(str2, 10),
        stringify: ({ value }) => intIdentify2(value) ? value.toString() : JSON.stringify(value)
      },
      {
        identify: (value) => typeof value === "number",
        default: true,
        tag: "tag:yaml.org,2002:float",
        test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
        resolve: (str2) => parseFloat(str2),
        stringify: stringifyJSON
      }
    ];
    jsonError = {
      default: true,
      tag: "",
      test: /^/,
      resolve(str2, onError) {
        onError(`Unresolved plain scalar ${JSON.stringify(str2)}`);
        return str2;
      }
    };
    schema2 = [map, seq].concat(jsonScalars, jsonError);
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/binary.js
var binary;
var init_binary = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/binary.js"() {
    init_Scalar();
    init_stringifyString();
    binary = {
      identify: (value) => value instanceof Uint8Array,
      // Buffer inherits from Uint8Array
      default: false,
      tag: "tag:yaml.org,2002:binary",
      /**
       * Returns a Buffer in node and an Uint8Array in browsers
       *
       * To use the resulting buffer as an image, you'll want to do something like:
       *
       *   const blob = new Blob([buffer], { type: 'image/jpeg' })
       *   document.querySelector('#photo').src = URL.createObjectURL(blob)
       */
      resolve(src, onError) {
        if (typeof atob === "function") {
          const str2 = atob(src.replace(/[\n\r]/g, ""));
          const buffer = new Uint8Array(str2.length);
          for (let i = 0; i < str2.length; ++i)
            buffer[i] = str2.charCodeAt(i);
          return buffer;
        } else {
          onError("This environment does not support reading binary tags; either Buffer or atob is required");
          return src;
        }
      },
      stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
        if (!value)
          return "";
        const buf = value;
        let str2;
        if (typeof btoa === "function") {
          let s = "";
          for (let i = 0; i < buf.length; ++i)
            s += String.fromCharCode(buf[i]);
          str2 = btoa(s);
        } else {
          throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
        }
        type ?? (type = Scalar.BLOCK_LITERAL);
        if (type !== Scalar.QUOTE_DOUBLE) {
          const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
          const n = Math.ceil(str2.length / lineWidth);
          const lines = new Array(n);
          for (let i = 0, o = 0; i < n; ++i, o += lineWidth) {
            lines[i] = str2.substr(o, lineWidth);
          }
          str2 = lines.join(type === Scalar.BLOCK_LITERAL ? "\n" : " ");
        }
        return stringifyString({ comment, type, value: str2 }, ctx, onComment, onChompKeep);
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function resolvePairs(seq2, onError) {
  if (isSeq(seq2)) {
    for (let i = 0; i < seq2.items.length; ++i) {
      let item = seq2.items[i];
      if (isPair(item))
        continue;
      else if (isMap(item)) {
        if (item.items.length > 1)
          onError("Each pair must have its own sequence indicator");
        const pair = item.items[0] || new Pair(new Scalar(null));
        if (item.commentBefore)
          pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}
${pair.key.commentBefore}` : item.commentBefore;
        if (item.comment) {
          const cn = pair.value ?? pair.key;
          cn.comment = cn.comment ? `${item.comment}
${cn.comment}` : item.comment;
        }
        item = pair;
      }
      seq2.items[i] = isPair(item) ? item : new Pair(item);
    }
  } else
    onError("Expected a sequence for this tag");
  return seq2;
}
function createPairs(schema4, iterable, ctx) {
  const { replacer } = ctx;
  const pairs2 = new YAMLSeq(schema4);
  pairs2.tag = "tag:yaml.org,2002:pairs";
  let i = 0;
  if (iterable && Symbol.iterator in Object(iterable))
    for (let it of iterable) {
      if (typeof replacer === "function")
        it = replacer.call(iterable, String(i++), it);
      let key, value;
      if (Array.isArray(it)) {
        if (it.length === 2) {
          key = it[0];
          value = it[1];
        } else
          throw new TypeError(`Expected [key, value] tuple: ${it}`);
      } else if (it && it instanceof Object) {
        const keys = Object.keys(it);
        if (keys.length === 1) {
          key = keys[0];
          value = it[key];
        } else {
          throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
        }
      } else {
        key = it;
      }
      pairs2.items.push(createPair(key, value, ctx));
    }
  return pairs2;
}
var pairs;
var init_pairs = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js"() {
    init_identity();
    init_Pair();
    init_Scalar();
    init_YAMLSeq();
    pairs = {
      collection: "seq",
      default: false,
      tag: "tag:yaml.org,2002:pairs",
      resolve: resolvePairs,
      createNode: createPairs
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var YAMLOMap, omap;
var init_omap = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js"() {
    init_identity();
    init_toJS();
    init_YAMLMap();
    init_YAMLSeq();
    init_pairs();
    YAMLOMap = class _YAMLOMap extends YAMLSeq {
      constructor() {
        super();
        this.add = YAMLMap.prototype.add.bind(this);
        this.delete = YAMLMap.prototype.delete.bind(this);
        this.get = YAMLMap.prototype.get.bind(this);
        this.has = YAMLMap.prototype.has.bind(this);
        this.set = YAMLMap.prototype.set.bind(this);
        this.tag = _YAMLOMap.tag;
      }
      /**
       * If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
       * but TypeScript won't allow widening the signature of a child method.
       */
      toJSON(_, ctx) {
        if (!ctx)
          return super.toJSON(_);
        const map2 = /* @__PURE__ */ new Map();
        if (ctx?.onCreate)
          ctx.onCreate(map2);
        for (const pair of this.items) {
          let key, value;
          if (isPair(pair)) {
            key = toJS(pair.key, "", ctx);
            value = toJS(pair.value, key, ctx);
          } else {
            key = toJS(pair, "", ctx);
          }
          if (map2.has(key))
            throw new Error("Ordered maps must not include duplicate keys");
          map2.set(key, value);
        }
        return map2;
      }
      static from(schema4, iterable, ctx) {
        const pairs2 = createPairs(schema4, iterable, ctx);
        const omap2 = new this();
        omap2.items = pairs2.items;
        return omap2;
      }
    };
    YAMLOMap.tag = "tag:yaml.org,2002:omap";
    omap = {
      collection: "seq",
      identify: (value) => value instanceof Map,
      nodeClass: YAMLOMap,
      default: false,
      tag: "tag:yaml.org,2002:omap",
      resolve(seq2, onError) {
        const pairs2 = resolvePairs(seq2, onError);
        const seenKeys = [];
        for (const { key } of pairs2.items) {
          if (isScalar(key)) {
            if (seenKeys.includes(key.value)) {
              onError(`Ordered maps must not include duplicate keys: ${key.value}`);
            } else {
              seenKeys.push(key.value);
            }
          }
        }
        return Object.assign(new YAMLOMap(), pairs2);
      },
      createNode: (schema4, iterable, ctx) => YAMLOMap.from(schema4, iterable, ctx)
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function boolStringify({ value, source: source2 }, ctx) {
  const boolObj = value ? trueTag : falseTag;
  if (source2 && boolObj.test.test(source2))
    return source2;
  return value ? ctx.options.trueStr : ctx.options.falseStr;
}
var trueTag, falseTag;
var init_bool2 = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js"() {
    init_Scalar();
    trueTag = {
      identify: (value) => value === true,
      default: true,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
      resolve: () => new Scalar(true),
      stringify: boolStringify
    };
    falseTag = {
      identify: (value) => value === false,
      default: true,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
      resolve: () => new Scalar(false),
      stringify: boolStringify
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/float.js
var floatNaN2, floatExp2, float2;
var init_float2 = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/float.js"() {
    init_Scalar();
    init_stringifyNumber();
    floatNaN2 = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
      resolve: (str2) => str2.slice(-3).toLowerCase() === "nan" ? NaN : str2[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
      stringify: stringifyNumber
    };
    floatExp2 = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      format: "EXP",
      test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
      resolve: (str2) => parseFloat(str2.replace(/_/g, "")),
      stringify(node) {
        const num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber(node);
      }
    };
    float2 = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
      resolve(str2) {
        const node = new Scalar(parseFloat(str2.replace(/_/g, "")));
        const dot = str2.indexOf(".");
        if (dot !== -1) {
          const f = str2.substring(dot + 1).replace(/_/g, "");
          if (f[f.length - 1] === "0")
            node.minFractionDigits = f.length;
        }
        return node;
      },
      stringify: stringifyNumber
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/int.js
function intResolve2(str2, offset, radix, { intAsBigInt }) {
  const sign2 = str2[0];
  if (sign2 === "-" || sign2 === "+")
    offset += 1;
  str2 = str2.substring(offset).replace(/_/g, "");
  if (intAsBigInt) {
    switch (radix) {
      case 2:
        str2 = `0b${str2}`;
        break;
      case 8:
        str2 = `0o${str2}`;
        break;
      case 16:
        str2 = `0x${str2}`;
        break;
    }
    const n2 = BigInt(str2);
    return sign2 === "-" ? BigInt(-1) * n2 : n2;
  }
  const n = parseInt(str2, radix);
  return sign2 === "-" ? -1 * n : n;
}
function intStringify2(node, radix, prefix2) {
  const { value } = node;
  if (intIdentify3(value)) {
    const str2 = value.toString(radix);
    return value < 0 ? "-" + prefix2 + str2.substr(1) : prefix2 + str2;
  }
  return stringifyNumber(node);
}
var intIdentify3, intBin, intOct2, int3, intHex2;
var init_int2 = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/int.js"() {
    init_stringifyNumber();
    intIdentify3 = (value) => typeof value === "bigint" || Number.isInteger(value);
    intBin = {
      identify: intIdentify3,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "BIN",
      test: /^[-+]?0b[0-1_]+$/,
      resolve: (str2, _onError, opt) => intResolve2(str2, 2, 2, opt),
      stringify: (node) => intStringify2(node, 2, "0b")
    };
    intOct2 = {
      identify: intIdentify3,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "OCT",
      test: /^[-+]?0[0-7_]+$/,
      resolve: (str2, _onError, opt) => intResolve2(str2, 1, 8, opt),
      stringify: (node) => intStringify2(node, 8, "0")
    };
    int3 = {
      identify: intIdentify3,
      default: true,
      tag: "tag:yaml.org,2002:int",
      test: /^[-+]?[0-9][0-9_]*$/,
      resolve: (str2, _onError, opt) => intResolve2(str2, 0, 10, opt),
      stringify: stringifyNumber
    };
    intHex2 = {
      identify: intIdentify3,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "HEX",
      test: /^[-+]?0x[0-9a-fA-F_]+$/,
      resolve: (str2, _onError, opt) => intResolve2(str2, 2, 16, opt),
      stringify: (node) => intStringify2(node, 16, "0x")
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var YAMLSet, set;
var init_set = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/set.js"() {
    init_identity();
    init_Pair();
    init_YAMLMap();
    YAMLSet = class _YAMLSet extends YAMLMap {
      constructor(schema4) {
        super(schema4);
        this.tag = _YAMLSet.tag;
      }
      add(key) {
        let pair;
        if (isPair(key))
          pair = key;
        else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null)
          pair = new Pair(key.key, null);
        else
          pair = new Pair(key, null);
        const prev = findPair(this.items, pair.key);
        if (!prev)
          this.items.push(pair);
      }
      /**
       * If `keepPair` is `true`, returns the Pair matching `key`.
       * Otherwise, returns the value of that Pair's key.
       */
      get(key, keepPair) {
        const pair = findPair(this.items, key);
        return !keepPair && isPair(pair) ? isScalar(pair.key) ? pair.key.value : pair.key : pair;
      }
      set(key, value) {
        if (typeof value !== "boolean")
          throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
        const prev = findPair(this.items, key);
        if (prev && !value) {
          this.items.splice(this.items.indexOf(prev), 1);
        } else if (!prev && value) {
          this.items.push(new Pair(key));
        }
      }
      toJSON(_, ctx) {
        return super.toJSON(_, ctx, Set);
      }
      toString(ctx, onComment, onChompKeep) {
        if (!ctx)
          return JSON.stringify(this);
        if (this.hasAllNullValues(true))
          return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
        else
          throw new Error("Set items must all have null values");
      }
      static from(schema4, iterable, ctx) {
        const { replacer } = ctx;
        const set2 = new this(schema4);
        if (iterable && Symbol.iterator in Object(iterable))
          for (let value of iterable) {
            if (typeof replacer === "function")
              value = replacer.call(iterable, value, value);
            set2.items.push(createPair(value, null, ctx));
          }
        return set2;
      }
    };
    YAMLSet.tag = "tag:yaml.org,2002:set";
    set = {
      collection: "map",
      identify: (value) => value instanceof Set,
      nodeClass: YAMLSet,
      default: false,
      tag: "tag:yaml.org,2002:set",
      createNode: (schema4, iterable, ctx) => YAMLSet.from(schema4, iterable, ctx),
      resolve(map2, onError) {
        if (isMap(map2)) {
          if (map2.hasAllNullValues(true))
            return Object.assign(new YAMLSet(), map2);
          else
            onError("Set items must all have null values");
        } else
          onError("Expected a mapping for this tag");
        return map2;
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function parseSexagesimal(str2, asBigInt) {
  const sign2 = str2[0];
  const parts = sign2 === "-" || sign2 === "+" ? str2.substring(1) : str2;
  const num = (n) => asBigInt ? BigInt(n) : Number(n);
  const res = parts.replace(/_/g, "").split(":").reduce((res2, p) => res2 * num(60) + num(p), num(0));
  return sign2 === "-" ? num(-1) * res : res;
}
function stringifySexagesimal(node) {
  let { value } = node;
  let num = (n) => n;
  if (typeof value === "bigint")
    num = (n) => BigInt(n);
  else if (isNaN(value) || !isFinite(value))
    return stringifyNumber(node);
  let sign2 = "";
  if (value < 0) {
    sign2 = "-";
    value *= num(-1);
  }
  const _60 = num(60);
  const parts = [value % _60];
  if (value < 60) {
    parts.unshift(0);
  } else {
    value = (value - parts[0]) / _60;
    parts.unshift(value % _60);
    if (value >= 60) {
      value = (value - parts[0]) / _60;
      parts.unshift(value);
    }
  }
  return sign2 + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
var intTime, floatTime, timestamp;
var init_timestamp = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js"() {
    init_stringifyNumber();
    intTime = {
      identify: (value) => typeof value === "bigint" || Number.isInteger(value),
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "TIME",
      test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
      resolve: (str2, _onError, { intAsBigInt }) => parseSexagesimal(str2, intAsBigInt),
      stringify: stringifySexagesimal
    };
    floatTime = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      format: "TIME",
      test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
      resolve: (str2) => parseSexagesimal(str2, false),
      stringify: stringifySexagesimal
    };
    timestamp = {
      identify: (value) => value instanceof Date,
      default: true,
      tag: "tag:yaml.org,2002:timestamp",
      // If the time zone is omitted, the timestamp is assumed to be specified in UTC. The time part
      // may be omitted altogether, resulting in a date format. In such a case, the time part is
      // assumed to be 00:00:00Z (start of day, UTC).
      test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
      resolve(str2) {
        const match = str2.match(timestamp.test);
        if (!match)
          throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
        const [, year, month, day, hour, minute, second] = match.map(Number);
        const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
        let date2 = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
        const tz = match[8];
        if (tz && tz !== "Z") {
          let d = parseSexagesimal(tz, false);
          if (Math.abs(d) < 30)
            d *= 60;
          date2 -= 6e4 * d;
        }
        return new Date(date2);
      },
      stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/schema.js
var schema3;
var init_schema3 = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/yaml-1.1/schema.js"() {
    init_map();
    init_null();
    init_seq();
    init_string();
    init_binary();
    init_bool2();
    init_float2();
    init_int2();
    init_merge2();
    init_omap();
    init_pairs();
    init_set();
    init_timestamp();
    schema3 = [
      map,
      seq,
      string3,
      nullTag,
      trueTag,
      falseTag,
      intBin,
      intOct2,
      int3,
      intHex2,
      floatNaN2,
      floatExp2,
      float2,
      binary,
      merge2,
      omap,
      pairs,
      set,
      intTime,
      floatTime,
      timestamp
    ];
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/tags.js
function getTags(customTags, schemaName, addMergeTag) {
  const schemaTags = schemas.get(schemaName);
  if (schemaTags && !customTags) {
    return addMergeTag && !schemaTags.includes(merge2) ? schemaTags.concat(merge2) : schemaTags.slice();
  }
  let tags = schemaTags;
  if (!tags) {
    if (Array.isArray(customTags))
      tags = [];
    else {
      const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
      throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
    }
  }
  if (Array.isArray(customTags)) {
    for (const tag of customTags)
      tags = tags.concat(tag);
  } else if (typeof customTags === "function") {
    tags = customTags(tags.slice());
  }
  if (addMergeTag)
    tags = tags.concat(merge2);
  return tags.reduce((tags2, tag) => {
    const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
    if (!tagObj) {
      const tagName = JSON.stringify(tag);
      const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
      throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
    }
    if (!tags2.includes(tagObj))
      tags2.push(tagObj);
    return tags2;
  }, []);
}
var schemas, tagsByName, coreKnownTags;
var init_tags = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/tags.js"() {
    init_map();
    init_null();
    init_seq();
    init_string();
    init_bool();
    init_float();
    init_int();
    init_schema();
    init_schema2();
    init_binary();
    init_merge2();
    init_omap();
    init_pairs();
    init_schema3();
    init_set();
    init_timestamp();
    schemas = /* @__PURE__ */ new Map([
      ["core", schema],
      ["failsafe", [map, seq, string3]],
      ["json", schema2],
      ["yaml11", schema3],
      ["yaml-1.1", schema3]
    ]);
    tagsByName = {
      binary,
      bool: boolTag,
      float,
      floatExp,
      floatNaN,
      floatTime,
      int: int2,
      intHex,
      intOct,
      intTime,
      map,
      merge: merge2,
      null: nullTag,
      omap,
      pairs,
      seq,
      set,
      timestamp
    };
    coreKnownTags = {
      "tag:yaml.org,2002:binary": binary,
      "tag:yaml.org,2002:merge": merge2,
      "tag:yaml.org,2002:omap": omap,
      "tag:yaml.org,2002:pairs": pairs,
      "tag:yaml.org,2002:set": set,
      "tag:yaml.org,2002:timestamp": timestamp
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/Schema.js
var sortMapEntriesByKey, Schema;
var init_Schema = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/schema/Schema.js"() {
    init_identity();
    init_map();
    init_seq();
    init_string();
    init_tags();
    sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
    Schema = class _Schema {
      constructor({ compat, customTags, merge: merge3, resolveKnownTags, schema: schema4, sortMapEntries, toStringDefaults }) {
        this.compat = Array.isArray(compat) ? getTags(compat, "compat") : compat ? getTags(null, compat) : null;
        this.name = typeof schema4 === "string" && schema4 || "core";
        this.knownTags = resolveKnownTags ? coreKnownTags : {};
        this.tags = getTags(customTags, this.name, merge3);
        this.toStringOptions = toStringDefaults ?? null;
        Object.defineProperty(this, MAP, { value: map });
        Object.defineProperty(this, SCALAR, { value: string3 });
        Object.defineProperty(this, SEQ, { value: seq });
        this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
      }
      clone() {
        const copy = Object.create(_Schema.prototype, Object.getOwnPropertyDescriptors(this));
        copy.tags = this.tags.slice();
        return copy;
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function stringifyDocument(doc, options2) {
  const lines = [];
  let hasDirectives = options2.directives === true;
  if (options2.directives !== false && doc.directives) {
    const dir = doc.directives.toString(doc);
    if (dir) {
      lines.push(dir);
      hasDirectives = true;
    } else if (doc.directives.docStart)
      hasDirectives = true;
  }
  if (hasDirectives)
    lines.push("---");
  const ctx = createStringifyContext(doc, options2);
  const { commentString } = ctx.options;
  if (doc.commentBefore) {
    if (lines.length !== 1)
      lines.unshift("");
    const cs = commentString(doc.commentBefore);
    lines.unshift(indentComment(cs, ""));
  }
  let chompKeep = false;
  let contentComment = null;
  if (doc.contents) {
    if (isNode(doc.contents)) {
      if (doc.contents.spaceBefore && hasDirectives)
        lines.push("");
      if (doc.contents.commentBefore) {
        const cs = commentString(doc.contents.commentBefore);
        lines.push(indentComment(cs, ""));
      }
      ctx.forceBlockIndent = !!doc.comment;
      contentComment = doc.contents.comment;
    }
    const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
    let body = stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
    if (contentComment)
      body += lineComment(body, "", commentString(contentComment));
    if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") {
      lines[lines.length - 1] = `--- ${body}`;
    } else
      lines.push(body);
  } else {
    lines.push(stringify(doc.contents, ctx));
  }
  if (doc.directives?.docEnd) {
    if (doc.comment) {
      const cs = commentString(doc.comment);
      if (cs.includes("\n")) {
        lines.push("...");
        lines.push(indentComment(cs, ""));
      } else {
        lines.push(`... ${cs}`);
      }
    } else {
      lines.push("...");
    }
  } else {
    let dc = doc.comment;
    if (dc && chompKeep)
      dc = dc.replace(/^\n+/, "");
    if (dc) {
      if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "")
        lines.push("");
      lines.push(indentComment(commentString(dc), ""));
    }
  }
  return lines.join("\n") + "\n";
}
var init_stringifyDocument = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/stringify/stringifyDocument.js"() {
    init_identity();
    init_stringify();
    init_stringifyComment();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/doc/Document.js
function assertCollection(contents) {
  if (isCollection(contents))
    return true;
  throw new Error("Expected a YAML collection as document contents");
}
var Document;
var init_Document = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/doc/Document.js"() {
    init_Alias();
    init_Collection();
    init_identity();
    init_Pair();
    init_toJS();
    init_Schema();
    init_stringifyDocument();
    init_anchors();
    init_applyReviver();
    init_createNode();
    init_directives();
    Document = class _Document {
      constructor(value, replacer, options2) {
        this.commentBefore = null;
        this.comment = null;
        this.errors = [];
        this.warnings = [];
        Object.defineProperty(this, NODE_TYPE, { value: DOC });
        let _replacer = null;
        if (typeof replacer === "function" || Array.isArray(replacer)) {
          _replacer = replacer;
        } else if (options2 === void 0 && replacer) {
          options2 = replacer;
          replacer = void 0;
        }
        const opt = Object.assign({
          intAsBigInt: false,
          keepSourceTokens: false,
          logLevel: "warn",
          prettyErrors: true,
          strict: true,
          stringKeys: false,
          uniqueKeys: true,
          version: "1.2"
        }, options2);
        this.options = opt;
        let { version: version2 } = opt;
        if (options2?._directives) {
          this.directives = options2._directives.atDocument();
          if (this.directives.yaml.explicit)
            version2 = this.directives.yaml.version;
        } else
          this.directives = new Directives({ version: version2 });
        this.setSchema(version2, options2);
        this.contents = value === void 0 ? null : this.createNode(value, _replacer, options2);
      }
      /**
       * Create a deep copy of this Document and its contents.
       *
       * Custom Node values that inherit from `Object` still refer to their original instances.
       */
      clone() {
        const copy = Object.create(_Document.prototype, {
          [NODE_TYPE]: { value: DOC }
        });
        copy.commentBefore = this.commentBefore;
        copy.comment = this.comment;
        copy.errors = this.errors.slice();
        copy.warnings = this.warnings.slice();
        copy.options = Object.assign({}, this.options);
        if (this.directives)
          copy.directives = this.directives.clone();
        copy.schema = this.schema.clone();
        copy.contents = isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
        if (this.range)
          copy.range = this.range.slice();
        return copy;
      }
      /** Adds a value to the document. */
      add(value) {
        if (assertCollection(this.contents))
          this.contents.add(value);
      }
      /** Adds a value to the document. */
      addIn(path, value) {
        if (assertCollection(this.contents))
          this.contents.addIn(path, value);
      }
      /**
       * Create a new `Alias` node, ensuring that the target `node` has the required anchor.
       *
       * If `node` already has an anchor, `name` is ignored.
       * Otherwise, the `node.anchor` value will be set to `name`,
       * or if an anchor with that name is already present in the document,
       * `name` will be used as a prefix for a new unique anchor.
       * If `name` is undefined, the generated anchor will use 'a' as a prefix.
       */
      createAlias(node, name) {
        if (!node.anchor) {
          const prev = anchorNames(this);
          node.anchor = // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
          !name || prev.has(name) ? findNewAnchor(name || "a", prev) : name;
        }
        return new Alias(node.anchor);
      }
      createNode(value, replacer, options2) {
        let _replacer = void 0;
        if (typeof replacer === "function") {
          value = replacer.call({ "": value }, "", value);
          _replacer = replacer;
        } else if (Array.isArray(replacer)) {
          const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
          const asStr = replacer.filter(keyToStr).map(String);
          if (asStr.length > 0)
            replacer = replacer.concat(asStr);
          _replacer = replacer;
        } else if (options2 === void 0 && replacer) {
          options2 = replacer;
          replacer = void 0;
        }
        const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options2 ?? {};
        const { onAnchor, setAnchors, sourceObjects } = createNodeAnchors(
          this,
          // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
          anchorPrefix || "a"
        );
        const ctx = {
          aliasDuplicateObjects: aliasDuplicateObjects ?? true,
          keepUndefined: keepUndefined ?? false,
          onAnchor,
          onTagObj,
          replacer: _replacer,
          schema: this.schema,
          sourceObjects
        };
        const node = createNode(value, tag, ctx);
        if (flow && isCollection(node))
          node.flow = true;
        setAnchors();
        return node;
      }
      /**
       * Convert a key and a value into a `Pair` using the current schema,
       * recursively wrapping all values as `Scalar` or `Collection` nodes.
       */
      createPair(key, value, options2 = {}) {
        const k = this.createNode(key, null, options2);
        const v = this.createNode(value, null, options2);
        return new Pair(k, v);
      }
      /**
       * Removes a value from the document.
       * @returns `true` if the item was found and removed.
       */
      delete(key) {
        return assertCollection(this.contents) ? this.contents.delete(key) : false;
      }
      /**
       * Removes a value from the document.
       * @returns `true` if the item was found and removed.
       */
      deleteIn(path) {
        if (isEmptyPath(path)) {
          if (this.contents == null)
            return false;
          this.contents = null;
          return true;
        }
        return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
      }
      /**
       * Returns item at `key`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      get(key, keepScalar) {
        return isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
      }
      /**
       * Returns item at `path`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      getIn(path, keepScalar) {
        if (isEmptyPath(path))
          return !keepScalar && isScalar(this.contents) ? this.contents.value : this.contents;
        return isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
      }
      /**
       * Checks if the document includes a value with the key `key`.
       */
      has(key) {
        return isCollection(this.contents) ? this.contents.has(key) : false;
      }
      /**
       * Checks if the document includes a value at `path`.
       */
      hasIn(path) {
        if (isEmptyPath(path))
          return this.contents !== void 0;
        return isCollection(this.contents) ? this.contents.hasIn(path) : false;
      }
      /**
       * Sets a value in this document. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      set(key, value) {
        if (this.contents == null) {
          this.contents = collectionFromPath(this.schema, [key], value);
        } else if (assertCollection(this.contents)) {
          this.contents.set(key, value);
        }
      }
      /**
       * Sets a value in this document. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      setIn(path, value) {
        if (isEmptyPath(path)) {
          this.contents = value;
        } else if (this.contents == null) {
          this.contents = collectionFromPath(this.schema, Array.from(path), value);
        } else if (assertCollection(this.contents)) {
          this.contents.setIn(path, value);
        }
      }
      /**
       * Change the YAML version and schema used by the document.
       * A `null` version disables support for directives, explicit tags, anchors, and aliases.
       * It also requires the `schema` option to be given as a `Schema` instance value.
       *
       * Overrides all previously set schema options.
       */
      setSchema(version2, options2 = {}) {
        if (typeof version2 === "number")
          version2 = String(version2);
        let opt;
        switch (version2) {
          case "1.1":
            if (this.directives)
              this.directives.yaml.version = "1.1";
            else
              this.directives = new Directives({ version: "1.1" });
            opt = { resolveKnownTags: false, schema: "yaml-1.1" };
            break;
          case "1.2":
          case "next":
            if (this.directives)
              this.directives.yaml.version = version2;
            else
              this.directives = new Directives({ version: version2 });
            opt = { resolveKnownTags: true, schema: "core" };
            break;
          case null:
            if (this.directives)
              delete this.directives;
            opt = null;
            break;
          default: {
            const sv = JSON.stringify(version2);
            throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
          }
        }
        if (options2.schema instanceof Object)
          this.schema = options2.schema;
        else if (opt)
          this.schema = new Schema(Object.assign(opt, options2));
        else
          throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
      }
      // json & jsonArg are only used from toJSON()
      toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        const ctx = {
          anchors: /* @__PURE__ */ new Map(),
          doc: this,
          keep: !json,
          mapAsMap: mapAsMap === true,
          mapKeyWarned: false,
          maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
        };
        const res = toJS(this.contents, jsonArg ?? "", ctx);
        if (typeof onAnchor === "function")
          for (const { count: count4, res: res2 } of ctx.anchors.values())
            onAnchor(res2, count4);
        return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
      }
      /**
       * A JSON representation of the document `contents`.
       *
       * @param jsonArg Used by `JSON.stringify` to indicate the array index or
       *   property name.
       */
      toJSON(jsonArg, onAnchor) {
        return this.toJS({ json: true, jsonArg, mapAsMap: false, onAnchor });
      }
      /** A YAML representation of the document. */
      toString(options2 = {}) {
        if (this.errors.length > 0)
          throw new Error("Document with errors cannot be stringified");
        if ("indent" in options2 && (!Number.isInteger(options2.indent) || Number(options2.indent) <= 0)) {
          const s = JSON.stringify(options2.indent);
          throw new Error(`"indent" option must be a positive integer, not ${s}`);
        }
        return stringifyDocument(this, options2);
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/errors.js
var YAMLError, YAMLParseError, YAMLWarning, prettifyError2;
var init_errors2 = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/errors.js"() {
    YAMLError = class extends Error {
      constructor(name, pos, code, message) {
        super();
        this.name = name;
        this.code = code;
        this.message = message;
        this.pos = pos;
      }
    };
    YAMLParseError = class extends YAMLError {
      constructor(pos, code, message) {
        super("YAMLParseError", pos, code, message);
      }
    };
    YAMLWarning = class extends YAMLError {
      constructor(pos, code, message) {
        super("YAMLWarning", pos, code, message);
      }
    };
    prettifyError2 = (src, lc) => (error2) => {
      if (error2.pos[0] === -1)
        return;
      error2.linePos = error2.pos.map((pos) => lc.linePos(pos));
      const { line: line2, col } = error2.linePos[0];
      error2.message += ` at line ${line2}, column ${col}`;
      let ci = col - 1;
      let lineStr = src.substring(lc.lineStarts[line2 - 1], lc.lineStarts[line2]).replace(/[\n\r]+$/, "");
      if (ci >= 60 && lineStr.length > 80) {
        const trimStart = Math.min(ci - 39, lineStr.length - 79);
        lineStr = "…" + lineStr.substring(trimStart);
        ci -= trimStart - 1;
      }
      if (lineStr.length > 80)
        lineStr = lineStr.substring(0, 79) + "…";
      if (line2 > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
        let prev = src.substring(lc.lineStarts[line2 - 2], lc.lineStarts[line2 - 1]);
        if (prev.length > 80)
          prev = prev.substring(0, 79) + "…\n";
        lineStr = prev + lineStr;
      }
      if (/[^ ]/.test(lineStr)) {
        let count4 = 1;
        const end2 = error2.linePos[1];
        if (end2?.line === line2 && end2.col > col) {
          count4 = Math.max(1, Math.min(end2.col - col, 80 - ci));
        }
        const pointer = " ".repeat(ci) + "^".repeat(count4);
        error2.message += `:

${lineStr}
${pointer}
`;
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-props.js
function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
  let spaceBefore = false;
  let atNewline = startOnNewline;
  let hasSpace = startOnNewline;
  let comment = "";
  let commentSep = "";
  let hasNewline = false;
  let reqSpace = false;
  let tab = null;
  let anchor = null;
  let tag = null;
  let newlineAfterProp = null;
  let comma = null;
  let found = null;
  let start = null;
  for (const token of tokens) {
    if (reqSpace) {
      if (token.type !== "space" && token.type !== "newline" && token.type !== "comma")
        onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
      reqSpace = false;
    }
    if (tab) {
      if (atNewline && token.type !== "comment" && token.type !== "newline") {
        onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
      }
      tab = null;
    }
    switch (token.type) {
      case "space":
        if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) {
          tab = token;
        }
        hasSpace = true;
        break;
      case "comment": {
        if (!hasSpace)
          onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
        const cb = token.source.substring(1) || " ";
        if (!comment)
          comment = cb;
        else
          comment += commentSep + cb;
        commentSep = "";
        atNewline = false;
        break;
      }
      case "newline":
        if (atNewline) {
          if (comment)
            comment += token.source;
          else if (!found || indicator !== "seq-item-ind")
            spaceBefore = true;
        } else
          commentSep += token.source;
        atNewline = true;
        hasNewline = true;
        if (anchor || tag)
          newlineAfterProp = token;
        hasSpace = true;
        break;
      case "anchor":
        if (anchor)
          onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
        if (token.source.endsWith(":"))
          onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
        anchor = token;
        start ?? (start = token.offset);
        atNewline = false;
        hasSpace = false;
        reqSpace = true;
        break;
      case "tag": {
        if (tag)
          onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
        tag = token;
        start ?? (start = token.offset);
        atNewline = false;
        hasSpace = false;
        reqSpace = true;
        break;
      }
      case indicator:
        if (anchor || tag)
          onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
        if (found)
          onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
        found = token;
        atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
        hasSpace = false;
        break;
      case "comma":
        if (flow) {
          if (comma)
            onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
          comma = token;
          atNewline = false;
          hasSpace = false;
          break;
        }
      // else fallthrough
      default:
        onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
        atNewline = false;
        hasSpace = false;
    }
  }
  const last = tokens[tokens.length - 1];
  const end2 = last ? last.offset + last.source.length : offset;
  if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) {
    onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
  }
  if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq"))
    onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
  return {
    comma,
    found,
    spaceBefore,
    comment,
    hasNewline,
    anchor,
    tag,
    newlineAfterProp,
    end: end2,
    start: start ?? end2
  };
}
var init_resolve_props = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-props.js"() {
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/util-contains-newline.js
function containsNewline(key) {
  if (!key)
    return null;
  switch (key.type) {
    case "alias":
    case "scalar":
    case "double-quoted-scalar":
    case "single-quoted-scalar":
      if (key.source.includes("\n"))
        return true;
      if (key.end) {
        for (const st of key.end)
          if (st.type === "newline")
            return true;
      }
      return false;
    case "flow-collection":
      for (const it of key.items) {
        for (const st of it.start)
          if (st.type === "newline")
            return true;
        if (it.sep) {
          for (const st of it.sep)
            if (st.type === "newline")
              return true;
        }
        if (containsNewline(it.key) || containsNewline(it.value))
          return true;
      }
      return false;
    default:
      return true;
  }
}
var init_util_contains_newline = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/util-contains-newline.js"() {
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function flowIndentCheck(indent, fc, onError) {
  if (fc?.type === "flow-collection") {
    const end2 = fc.end[0];
    if (end2.indent === indent && (end2.source === "]" || end2.source === "}") && containsNewline(fc)) {
      const msg = "Flow end indicator should be more indented than parent";
      onError(end2, "BAD_INDENT", msg, true);
    }
  }
}
var init_util_flow_indent_check = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/util-flow-indent-check.js"() {
    init_util_contains_newline();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/util-map-includes.js
function mapIncludes(ctx, items, search) {
  const { uniqueKeys } = ctx.options;
  if (uniqueKeys === false)
    return false;
  const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || isScalar(a) && isScalar(b) && a.value === b.value;
  return items.some((pair) => isEqual(pair.key, search));
}
var init_util_map_includes = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/util-map-includes.js"() {
    init_identity();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-block-map.js
function resolveBlockMap({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, bm, onError, tag) {
  const NodeClass = tag?.nodeClass ?? YAMLMap;
  const map2 = new NodeClass(ctx.schema);
  if (ctx.atRoot)
    ctx.atRoot = false;
  let offset = bm.offset;
  let commentEnd = null;
  for (const collItem of bm.items) {
    const { start, key, sep: sep2, value } = collItem;
    const keyProps = resolveProps(start, {
      indicator: "explicit-key-ind",
      next: key ?? sep2?.[0],
      offset,
      onError,
      parentIndent: bm.indent,
      startOnNewline: true
    });
    const implicitKey = !keyProps.found;
    if (implicitKey) {
      if (key) {
        if (key.type === "block-seq")
          onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
        else if ("indent" in key && key.indent !== bm.indent)
          onError(offset, "BAD_INDENT", startColMsg);
      }
      if (!keyProps.anchor && !keyProps.tag && !sep2) {
        commentEnd = keyProps.end;
        if (keyProps.comment) {
          if (map2.comment)
            map2.comment += "\n" + keyProps.comment;
          else
            map2.comment = keyProps.comment;
        }
        continue;
      }
      if (keyProps.newlineAfterProp || containsNewline(key)) {
        onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
      }
    } else if (keyProps.found?.indent !== bm.indent) {
      onError(offset, "BAD_INDENT", startColMsg);
    }
    ctx.atKey = true;
    const keyStart = keyProps.end;
    const keyNode = key ? composeNode2(ctx, key, keyProps, onError) : composeEmptyNode2(ctx, keyStart, start, null, keyProps, onError);
    if (ctx.schema.compat)
      flowIndentCheck(bm.indent, key, onError);
    ctx.atKey = false;
    if (mapIncludes(ctx, map2.items, keyNode))
      onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
    const valueProps = resolveProps(sep2 ?? [], {
      indicator: "map-value-ind",
      next: value,
      offset: keyNode.range[2],
      onError,
      parentIndent: bm.indent,
      startOnNewline: !key || key.type === "block-scalar"
    });
    offset = valueProps.end;
    if (valueProps.found) {
      if (implicitKey) {
        if (value?.type === "block-map" && !valueProps.hasNewline)
          onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
        if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024)
          onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
      }
      const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : composeEmptyNode2(ctx, offset, sep2, null, valueProps, onError);
      if (ctx.schema.compat)
        flowIndentCheck(bm.indent, value, onError);
      offset = valueNode.range[2];
      const pair = new Pair(keyNode, valueNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      map2.items.push(pair);
    } else {
      if (implicitKey)
        onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
      if (valueProps.comment) {
        if (keyNode.comment)
          keyNode.comment += "\n" + valueProps.comment;
        else
          keyNode.comment = valueProps.comment;
      }
      const pair = new Pair(keyNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      map2.items.push(pair);
    }
  }
  if (commentEnd && commentEnd < offset)
    onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
  map2.range = [bm.offset, offset, commentEnd ?? offset];
  return map2;
}
var startColMsg;
var init_resolve_block_map = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-block-map.js"() {
    init_Pair();
    init_YAMLMap();
    init_resolve_props();
    init_util_contains_newline();
    init_util_flow_indent_check();
    init_util_map_includes();
    startColMsg = "All mapping items must start at the same column";
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-block-seq.js
function resolveBlockSeq({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, bs, onError, tag) {
  const NodeClass = tag?.nodeClass ?? YAMLSeq;
  const seq2 = new NodeClass(ctx.schema);
  if (ctx.atRoot)
    ctx.atRoot = false;
  if (ctx.atKey)
    ctx.atKey = false;
  let offset = bs.offset;
  let commentEnd = null;
  for (const { start, value } of bs.items) {
    const props = resolveProps(start, {
      indicator: "seq-item-ind",
      next: value,
      offset,
      onError,
      parentIndent: bs.indent,
      startOnNewline: true
    });
    if (!props.found) {
      if (props.anchor || props.tag || value) {
        if (value?.type === "block-seq")
          onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
        else
          onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
      } else {
        commentEnd = props.end;
        if (props.comment)
          seq2.comment = props.comment;
        continue;
      }
    }
    const node = value ? composeNode2(ctx, value, props, onError) : composeEmptyNode2(ctx, props.end, start, null, props, onError);
    if (ctx.schema.compat)
      flowIndentCheck(bs.indent, value, onError);
    offset = node.range[2];
    seq2.items.push(node);
  }
  seq2.range = [bs.offset, offset, commentEnd ?? offset];
  return seq2;
}
var init_resolve_block_seq = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-block-seq.js"() {
    init_YAMLSeq();
    init_resolve_props();
    init_util_flow_indent_check();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-end.js
function resolveEnd(end2, offset, reqSpace, onError) {
  let comment = "";
  if (end2) {
    let hasSpace = false;
    let sep2 = "";
    for (const token of end2) {
      const { source: source2, type } = token;
      switch (type) {
        case "space":
          hasSpace = true;
          break;
        case "comment": {
          if (reqSpace && !hasSpace)
            onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
          const cb = source2.substring(1) || " ";
          if (!comment)
            comment = cb;
          else
            comment += sep2 + cb;
          sep2 = "";
          break;
        }
        case "newline":
          if (comment)
            sep2 += source2;
          hasSpace = true;
          break;
        default:
          onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
      }
      offset += source2.length;
    }
  }
  return { comment, offset };
}
var init_resolve_end = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-end.js"() {
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
function resolveFlowCollection({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, fc, onError, tag) {
  const isMap2 = fc.start.source === "{";
  const fcName = isMap2 ? "flow map" : "flow sequence";
  const NodeClass = tag?.nodeClass ?? (isMap2 ? YAMLMap : YAMLSeq);
  const coll = new NodeClass(ctx.schema);
  coll.flow = true;
  const atRoot = ctx.atRoot;
  if (atRoot)
    ctx.atRoot = false;
  if (ctx.atKey)
    ctx.atKey = false;
  let offset = fc.offset + fc.start.source.length;
  for (let i = 0; i < fc.items.length; ++i) {
    const collItem = fc.items[i];
    const { start, key, sep: sep2, value } = collItem;
    const props = resolveProps(start, {
      flow: fcName,
      indicator: "explicit-key-ind",
      next: key ?? sep2?.[0],
      offset,
      onError,
      parentIndent: fc.indent,
      startOnNewline: false
    });
    if (!props.found) {
      if (!props.anchor && !props.tag && !sep2 && !value) {
        if (i === 0 && props.comma)
          onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
        else if (i < fc.items.length - 1)
          onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
        if (props.comment) {
          if (coll.comment)
            coll.comment += "\n" + props.comment;
          else
            coll.comment = props.comment;
        }
        offset = props.end;
        continue;
      }
      if (!isMap2 && ctx.options.strict && containsNewline(key))
        onError(
          key,
          // checked by containsNewline()
          "MULTILINE_IMPLICIT_KEY",
          "Implicit keys of flow sequence pairs need to be on a single line"
        );
    }
    if (i === 0) {
      if (props.comma)
        onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
    } else {
      if (!props.comma)
        onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
      if (props.comment) {
        let prevItemComment = "";
        loop: for (const st of start) {
          switch (st.type) {
            case "comma":
            case "space":
              break;
            case "comment":
              prevItemComment = st.source.substring(1);
              break loop;
            default:
              break loop;
          }
        }
        if (prevItemComment) {
          let prev = coll.items[coll.items.length - 1];
          if (isPair(prev))
            prev = prev.value ?? prev.key;
          if (prev.comment)
            prev.comment += "\n" + prevItemComment;
          else
            prev.comment = prevItemComment;
          props.comment = props.comment.substring(prevItemComment.length + 1);
        }
      }
    }
    if (!isMap2 && !sep2 && !props.found) {
      const valueNode = value ? composeNode2(ctx, value, props, onError) : composeEmptyNode2(ctx, props.end, sep2, null, props, onError);
      coll.items.push(valueNode);
      offset = valueNode.range[2];
      if (isBlock(value))
        onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
    } else {
      ctx.atKey = true;
      const keyStart = props.end;
      const keyNode = key ? composeNode2(ctx, key, props, onError) : composeEmptyNode2(ctx, keyStart, start, null, props, onError);
      if (isBlock(key))
        onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
      ctx.atKey = false;
      const valueProps = resolveProps(sep2 ?? [], {
        flow: fcName,
        indicator: "map-value-ind",
        next: value,
        offset: keyNode.range[2],
        onError,
        parentIndent: fc.indent,
        startOnNewline: false
      });
      if (valueProps.found) {
        if (!isMap2 && !props.found && ctx.options.strict) {
          if (sep2)
            for (const st of sep2) {
              if (st === valueProps.found)
                break;
              if (st.type === "newline") {
                onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
                break;
              }
            }
          if (props.start < valueProps.found.offset - 1024)
            onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
        }
      } else if (value) {
        if ("source" in value && value.source?.[0] === ":")
          onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
        else
          onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
      }
      const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode2(ctx, valueProps.end, sep2, null, valueProps, onError) : null;
      if (valueNode) {
        if (isBlock(value))
          onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
      } else if (valueProps.comment) {
        if (keyNode.comment)
          keyNode.comment += "\n" + valueProps.comment;
        else
          keyNode.comment = valueProps.comment;
      }
      const pair = new Pair(keyNode, valueNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      if (isMap2) {
        const map2 = coll;
        if (mapIncludes(ctx, map2.items, keyNode))
          onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
        map2.items.push(pair);
      } else {
        const map2 = new YAMLMap(ctx.schema);
        map2.flow = true;
        map2.items.push(pair);
        const endRange = (valueNode ?? keyNode).range;
        map2.range = [keyNode.range[0], endRange[1], endRange[2]];
        coll.items.push(map2);
      }
      offset = valueNode ? valueNode.range[2] : valueProps.end;
    }
  }
  const expectedEnd = isMap2 ? "}" : "]";
  const [ce, ...ee] = fc.end;
  let cePos = offset;
  if (ce?.source === expectedEnd)
    cePos = ce.offset + ce.source.length;
  else {
    const name = fcName[0].toUpperCase() + fcName.substring(1);
    const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
    onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
    if (ce && ce.source.length !== 1)
      ee.unshift(ce);
  }
  if (ee.length > 0) {
    const end2 = resolveEnd(ee, cePos, ctx.options.strict, onError);
    if (end2.comment) {
      if (coll.comment)
        coll.comment += "\n" + end2.comment;
      else
        coll.comment = end2.comment;
    }
    coll.range = [fc.offset, cePos, end2.offset];
  } else {
    coll.range = [fc.offset, cePos, cePos];
  }
  return coll;
}
var blockMsg, isBlock;
var init_resolve_flow_collection = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-flow-collection.js"() {
    init_identity();
    init_Pair();
    init_YAMLMap();
    init_YAMLSeq();
    init_resolve_end();
    init_resolve_props();
    init_util_contains_newline();
    init_util_map_includes();
    blockMsg = "Block collections are not allowed within flow collections";
    isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/compose-collection.js
function resolveCollection(CN2, ctx, token, onError, tagName, tag) {
  const coll = token.type === "block-map" ? resolveBlockMap(CN2, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq(CN2, ctx, token, onError, tag) : resolveFlowCollection(CN2, ctx, token, onError, tag);
  const Coll = coll.constructor;
  if (tagName === "!" || tagName === Coll.tagName) {
    coll.tag = Coll.tagName;
    return coll;
  }
  if (tagName)
    coll.tag = tagName;
  return coll;
}
function composeCollection(CN2, ctx, token, props, onError) {
  const tagToken = props.tag;
  const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
  if (token.type === "block-seq") {
    const { anchor, newlineAfterProp: nl } = props;
    const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
    if (lastProp && (!nl || nl.offset < lastProp.offset)) {
      const message = "Missing newline after block sequence props";
      onError(lastProp, "MISSING_CHAR", message);
    }
  }
  const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
  if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.tagName && expType === "seq") {
    return resolveCollection(CN2, ctx, token, onError, tagName);
  }
  let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
  if (!tag) {
    const kt = ctx.schema.knownTags[tagName];
    if (kt?.collection === expType) {
      ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
      tag = kt;
    } else {
      if (kt) {
        onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
      } else {
        onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
      }
      return resolveCollection(CN2, ctx, token, onError, tagName);
    }
  }
  const coll = resolveCollection(CN2, ctx, token, onError, tagName, tag);
  const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
  const node = isNode(res) ? res : new Scalar(res);
  node.range = coll.range;
  node.tag = tagName;
  if (tag?.format)
    node.format = tag.format;
  return node;
}
var init_compose_collection = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/compose-collection.js"() {
    init_identity();
    init_Scalar();
    init_YAMLMap();
    init_YAMLSeq();
    init_resolve_block_map();
    init_resolve_block_seq();
    init_resolve_flow_collection();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function resolveBlockScalar(ctx, scalar, onError) {
  const start = scalar.offset;
  const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
  if (!header)
    return { value: "", type: null, comment: "", range: [start, start, start] };
  const type = header.mode === ">" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
  const lines = scalar.source ? splitLines(scalar.source) : [];
  let chompStart = lines.length;
  for (let i = lines.length - 1; i >= 0; --i) {
    const content = lines[i][1];
    if (content === "" || content === "\r")
      chompStart = i;
    else
      break;
  }
  if (chompStart === 0) {
    const value2 = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
    let end3 = start + header.length;
    if (scalar.source)
      end3 += scalar.source.length;
    return { value: value2, type, comment: header.comment, range: [start, end3, end3] };
  }
  let trimIndent = scalar.indent + header.indent;
  let offset = scalar.offset + header.length;
  let contentStart = 0;
  for (let i = 0; i < chompStart; ++i) {
    const [indent, content] = lines[i];
    if (content === "" || content === "\r") {
      if (header.indent === 0 && indent.length > trimIndent)
        trimIndent = indent.length;
    } else {
      if (indent.length < trimIndent) {
        const message = "Block scalars with more-indented leading empty lines must use an explicit indentation indicator";
        onError(offset + indent.length, "MISSING_CHAR", message);
      }
      if (header.indent === 0)
        trimIndent = indent.length;
      contentStart = i;
      if (trimIndent === 0 && !ctx.atRoot) {
        const message = "Block scalar values in collections must be indented";
        onError(offset, "BAD_INDENT", message);
      }
      break;
    }
    offset += indent.length + content.length + 1;
  }
  for (let i = lines.length - 1; i >= chompStart; --i) {
    if (lines[i][0].length > trimIndent)
      chompStart = i + 1;
  }
  let value = "";
  let sep2 = "";
  let prevMoreIndented = false;
  for (let i = 0; i < contentStart; ++i)
    value += lines[i][0].slice(trimIndent) + "\n";
  for (let i = contentStart; i < chompStart; ++i) {
    let [indent, content] = lines[i];
    offset += indent.length + content.length + 1;
    const crlf = content[content.length - 1] === "\r";
    if (crlf)
      content = content.slice(0, -1);
    if (content && indent.length < trimIndent) {
      const src = header.indent ? "explicit indentation indicator" : "first line";
      const message = `Block scalar lines must not be less indented than their ${src}`;
      onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
      indent = "";
    }
    if (type === Scalar.BLOCK_LITERAL) {
      value += sep2 + indent.slice(trimIndent) + content;
      sep2 = "\n";
    } else if (indent.length > trimIndent || content[0] === "	") {
      if (sep2 === " ")
        sep2 = "\n";
      else if (!prevMoreIndented && sep2 === "\n")
        sep2 = "\n\n";
      value += sep2 + indent.slice(trimIndent) + content;
      sep2 = "\n";
      prevMoreIndented = true;
    } else if (content === "") {
      if (sep2 === "\n")
        value += "\n";
      else
        sep2 = "\n";
    } else {
      value += sep2 + content;
      sep2 = " ";
      prevMoreIndented = false;
    }
  }
  switch (header.chomp) {
    case "-":
      break;
    case "+":
      for (let i = chompStart; i < lines.length; ++i)
        value += "\n" + lines[i][0].slice(trimIndent);
      if (value[value.length - 1] !== "\n")
        value += "\n";
      break;
    default:
      value += "\n";
  }
  const end2 = start + header.length + scalar.source.length;
  return { value, type, comment: header.comment, range: [start, end2, end2] };
}
function parseBlockScalarHeader({ offset, props }, strict2, onError) {
  if (props[0].type !== "block-scalar-header") {
    onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
    return null;
  }
  const { source: source2 } = props[0];
  const mode = source2[0];
  let indent = 0;
  let chomp = "";
  let error2 = -1;
  for (let i = 1; i < source2.length; ++i) {
    const ch = source2[i];
    if (!chomp && (ch === "-" || ch === "+"))
      chomp = ch;
    else {
      const n = Number(ch);
      if (!indent && n)
        indent = n;
      else if (error2 === -1)
        error2 = offset + i;
    }
  }
  if (error2 !== -1)
    onError(error2, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source2}`);
  let hasSpace = false;
  let comment = "";
  let length = source2.length;
  for (let i = 1; i < props.length; ++i) {
    const token = props[i];
    switch (token.type) {
      case "space":
        hasSpace = true;
      // fallthrough
      case "newline":
        length += token.source.length;
        break;
      case "comment":
        if (strict2 && !hasSpace) {
          const message = "Comments must be separated from other tokens by white space characters";
          onError(token, "MISSING_CHAR", message);
        }
        length += token.source.length;
        comment = token.source.substring(1);
        break;
      case "error":
        onError(token, "UNEXPECTED_TOKEN", token.message);
        length += token.source.length;
        break;
      /* istanbul ignore next should not happen */
      default: {
        const message = `Unexpected token in block scalar header: ${token.type}`;
        onError(token, "UNEXPECTED_TOKEN", message);
        const ts = token.source;
        if (ts && typeof ts === "string")
          length += ts.length;
      }
    }
  }
  return { mode, indent, chomp, comment, length };
}
function splitLines(source2) {
  const split = source2.split(/\n( *)/);
  const first = split[0];
  const m = first.match(/^( *)/);
  const line0 = m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first];
  const lines = [line0];
  for (let i = 1; i < split.length; i += 2)
    lines.push([split[i], split[i + 1]]);
  return lines;
}
var init_resolve_block_scalar = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-block-scalar.js"() {
    init_Scalar();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function resolveFlowScalar(scalar, strict2, onError) {
  const { offset, type, source: source2, end: end2 } = scalar;
  let _type;
  let value;
  const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
  switch (type) {
    case "scalar":
      _type = Scalar.PLAIN;
      value = plainValue(source2, _onError);
      break;
    case "single-quoted-scalar":
      _type = Scalar.QUOTE_SINGLE;
      value = singleQuotedValue(source2, _onError);
      break;
    case "double-quoted-scalar":
      _type = Scalar.QUOTE_DOUBLE;
      value = doubleQuotedValue(source2, _onError);
      break;
    /* istanbul ignore next should not happen */
    default:
      onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
      return {
        value: "",
        type: null,
        comment: "",
        range: [offset, offset + source2.length, offset + source2.length]
      };
  }
  const valueEnd = offset + source2.length;
  const re = resolveEnd(end2, valueEnd, strict2, onError);
  return {
    value,
    type: _type,
    comment: re.comment,
    range: [offset, valueEnd, re.offset]
  };
}
function plainValue(source2, onError) {
  let badChar = "";
  switch (source2[0]) {
    /* istanbul ignore next should not happen */
    case "	":
      badChar = "a tab character";
      break;
    case ",":
      badChar = "flow indicator character ,";
      break;
    case "%":
      badChar = "directive indicator character %";
      break;
    case "|":
    case ">": {
      badChar = `block scalar indicator ${source2[0]}`;
      break;
    }
    case "@":
    case "`": {
      badChar = `reserved character ${source2[0]}`;
      break;
    }
  }
  if (badChar)
    onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
  return unfoldLines(source2);
}
function singleQuotedValue(source2, onError) {
  if (source2[source2.length - 1] !== "'" || source2.length === 1)
    onError(source2.length, "MISSING_CHAR", "Missing closing 'quote");
  return unfoldLines(source2.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(source2) {
  const line2 = /(.*?)\r?\n/sy;
  let match = line2.exec(source2);
  if (!match)
    return source2;
  let trimEnd, trimBoth;
  try {
    trimEnd = new RegExp("(?<![ 	])[ 	]+$");
    trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
  } catch {
    trimEnd = /[ \t]+$/;
    trimBoth = /^[ \t]+|[ \t]+$/g;
  }
  let res = match[1].replace(trimEnd, "");
  let sep2 = " ";
  let pos = line2.lastIndex;
  while (match = line2.exec(source2)) {
    const lm = match[1].replace(trimBoth, "");
    if (lm === "") {
      if (sep2 === "\n")
        res += sep2;
      else
        sep2 = "\n";
    } else {
      res += sep2 + lm;
      sep2 = " ";
    }
    pos = line2.lastIndex;
  }
  const last = /[ \t]*(.*)/sy;
  last.lastIndex = pos;
  match = last.exec(source2);
  return res + sep2 + (match?.[1] ?? "");
}
function doubleQuotedValue(source2, onError) {
  let res = "";
  for (let i = 1; i < source2.length - 1; ++i) {
    const ch = source2[i];
    if (ch === "\r" && source2[i + 1] === "\n")
      continue;
    if (ch === "\n") {
      const { fold, offset } = foldNewline(source2, i);
      res += fold;
      i = offset;
    } else if (ch === "\\") {
      let next = source2[++i];
      const cc = escapeCodes[next];
      if (cc)
        res += cc;
      else if (next === "\n") {
        next = source2[i + 1];
        while (next === " " || next === "	")
          next = source2[++i + 1];
      } else if (next === "\r" && source2[i + 1] === "\n") {
        next = source2[++i + 1];
        while (next === " " || next === "	")
          next = source2[++i + 1];
      } else if (next === "x" || next === "u" || next === "U") {
        const length = next === "x" ? 2 : next === "u" ? 4 : 8;
        res += parseCharCode(source2, i + 1, length, onError);
        i += length;
      } else {
        const raw = source2.substr(i - 1, 2);
        onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
        res += raw;
      }
    } else if (ch === " " || ch === "	") {
      const wsStart = i;
      let next = source2[i + 1];
      while (next === " " || next === "	")
        next = source2[++i + 1];
      if (next !== "\n" && !(next === "\r" && source2[i + 2] === "\n"))
        res += i > wsStart ? source2.slice(wsStart, i + 1) : ch;
    } else {
      res += ch;
    }
  }
  if (source2[source2.length - 1] !== '"' || source2.length === 1)
    onError(source2.length, "MISSING_CHAR", 'Missing closing "quote');
  return res;
}
function foldNewline(source2, offset) {
  let fold = "";
  let ch = source2[offset + 1];
  while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
    if (ch === "\r" && source2[offset + 2] !== "\n")
      break;
    if (ch === "\n")
      fold += "\n";
    offset += 1;
    ch = source2[offset + 1];
  }
  if (!fold)
    fold = " ";
  return { fold, offset };
}
function parseCharCode(source2, offset, length, onError) {
  const cc = source2.substr(offset, length);
  const ok = cc.length === length && /^[0-9a-fA-F]+$/.test(cc);
  const code = ok ? parseInt(cc, 16) : NaN;
  try {
    return String.fromCodePoint(code);
  } catch {
    const raw = source2.substr(offset - 2, length + 2);
    onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
    return raw;
  }
}
var escapeCodes;
var init_resolve_flow_scalar = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js"() {
    init_Scalar();
    init_resolve_end();
    escapeCodes = {
      "0": "\0",
      // null character
      a: "\x07",
      // bell character
      b: "\b",
      // backspace
      e: "\x1B",
      // escape character
      f: "\f",
      // form feed
      n: "\n",
      // line feed
      r: "\r",
      // carriage return
      t: "	",
      // horizontal tab
      v: "\v",
      // vertical tab
      N: "",
      // Unicode next line
      _: " ",
      // Unicode non-breaking space
      L: "\u2028",
      // Unicode line separator
      P: "\u2029",
      // Unicode paragraph separator
      " ": " ",
      '"': '"',
      "/": "/",
      "\\": "\\",
      "	": "	"
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/compose-scalar.js
function composeScalar(ctx, token, tagToken, onError) {
  const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar(ctx, token, onError) : resolveFlowScalar(token, ctx.options.strict, onError);
  const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
  let tag;
  if (ctx.options.stringKeys && ctx.atKey) {
    tag = ctx.schema[SCALAR];
  } else if (tagName)
    tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
  else if (token.type === "scalar")
    tag = findScalarTagByTest(ctx, value, token, onError);
  else
    tag = ctx.schema[SCALAR];
  let scalar;
  try {
    const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
    scalar = isScalar(res) ? res : new Scalar(res);
  } catch (error2) {
    const msg = error2 instanceof Error ? error2.message : String(error2);
    onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
    scalar = new Scalar(value);
  }
  scalar.range = range;
  scalar.source = value;
  if (type)
    scalar.type = type;
  if (tagName)
    scalar.tag = tagName;
  if (tag.format)
    scalar.format = tag.format;
  if (comment)
    scalar.comment = comment;
  return scalar;
}
function findScalarTagByName(schema4, value, tagName, tagToken, onError) {
  if (tagName === "!")
    return schema4[SCALAR];
  const matchWithTest = [];
  for (const tag of schema4.tags) {
    if (!tag.collection && tag.tag === tagName) {
      if (tag.default && tag.test)
        matchWithTest.push(tag);
      else
        return tag;
    }
  }
  for (const tag of matchWithTest)
    if (tag.test?.test(value))
      return tag;
  const kt = schema4.knownTags[tagName];
  if (kt && !kt.collection) {
    schema4.tags.push(Object.assign({}, kt, { default: false, test: void 0 }));
    return kt;
  }
  onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
  return schema4[SCALAR];
}
function findScalarTagByTest({ atKey, directives, schema: schema4 }, value, token, onError) {
  const tag = schema4.tags.find((tag2) => (tag2.default === true || atKey && tag2.default === "key") && tag2.test?.test(value)) || schema4[SCALAR];
  if (schema4.compat) {
    const compat = schema4.compat.find((tag2) => tag2.default && tag2.test?.test(value)) ?? schema4[SCALAR];
    if (tag.tag !== compat.tag) {
      const ts = directives.tagString(tag.tag);
      const cs = directives.tagString(compat.tag);
      const msg = `Value may be parsed as either ${ts} or ${cs}`;
      onError(token, "TAG_RESOLVE_FAILED", msg, true);
    }
  }
  return tag;
}
var init_compose_scalar = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/compose-scalar.js"() {
    init_identity();
    init_Scalar();
    init_resolve_block_scalar();
    init_resolve_flow_scalar();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function emptyScalarPosition(offset, before, pos) {
  if (before) {
    pos ?? (pos = before.length);
    for (let i = pos - 1; i >= 0; --i) {
      let st = before[i];
      switch (st.type) {
        case "space":
        case "comment":
        case "newline":
          offset -= st.source.length;
          continue;
      }
      st = before[++i];
      while (st?.type === "space") {
        offset += st.source.length;
        st = before[++i];
      }
      break;
    }
  }
  return offset;
}
var init_util_empty_scalar_position = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js"() {
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/compose-node.js
function composeNode(ctx, token, props, onError) {
  const atKey = ctx.atKey;
  const { spaceBefore, comment, anchor, tag } = props;
  let node;
  let isSrcToken = true;
  switch (token.type) {
    case "alias":
      node = composeAlias(ctx, token, onError);
      if (anchor || tag)
        onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
      break;
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
    case "block-scalar":
      node = composeScalar(ctx, token, tag, onError);
      if (anchor)
        node.anchor = anchor.source.substring(1);
      break;
    case "block-map":
    case "block-seq":
    case "flow-collection":
      try {
        node = composeCollection(CN, ctx, token, props, onError);
        if (anchor)
          node.anchor = anchor.source.substring(1);
      } catch (error2) {
        const message = error2 instanceof Error ? error2.message : String(error2);
        onError(token, "RESOURCE_EXHAUSTION", message);
      }
      break;
    default: {
      const message = token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`;
      onError(token, "UNEXPECTED_TOKEN", message);
      isSrcToken = false;
    }
  }
  node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
  if (anchor && node.anchor === "")
    onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
  if (atKey && ctx.options.stringKeys && (!isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) {
    const msg = "With stringKeys, all keys must be strings";
    onError(tag ?? token, "NON_STRING_KEY", msg);
  }
  if (spaceBefore)
    node.spaceBefore = true;
  if (comment) {
    if (token.type === "scalar" && token.source === "")
      node.comment = comment;
    else
      node.commentBefore = comment;
  }
  if (ctx.options.keepSourceTokens && isSrcToken)
    node.srcToken = token;
  return node;
}
function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end: end2 }, onError) {
  const token = {
    type: "scalar",
    offset: emptyScalarPosition(offset, before, pos),
    indent: -1,
    source: ""
  };
  const node = composeScalar(ctx, token, tag, onError);
  if (anchor) {
    node.anchor = anchor.source.substring(1);
    if (node.anchor === "")
      onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
  }
  if (spaceBefore)
    node.spaceBefore = true;
  if (comment) {
    node.comment = comment;
    node.range[2] = end2;
  }
  return node;
}
function composeAlias({ options: options2 }, { offset, source: source2, end: end2 }, onError) {
  const alias = new Alias(source2.substring(1));
  if (alias.source === "")
    onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
  if (alias.source.endsWith(":"))
    onError(offset + source2.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
  const valueEnd = offset + source2.length;
  const re = resolveEnd(end2, valueEnd, options2.strict, onError);
  alias.range = [offset, valueEnd, re.offset];
  if (re.comment)
    alias.comment = re.comment;
  return alias;
}
var CN;
var init_compose_node = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/compose-node.js"() {
    init_Alias();
    init_identity();
    init_compose_collection();
    init_compose_scalar();
    init_resolve_end();
    init_util_empty_scalar_position();
    CN = { composeNode, composeEmptyNode };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/compose-doc.js
function composeDoc(options2, directives, { offset, start, value, end: end2 }, onError) {
  const opts = Object.assign({ _directives: directives }, options2);
  const doc = new Document(void 0, opts);
  const ctx = {
    atKey: false,
    atRoot: true,
    directives: doc.directives,
    options: doc.options,
    schema: doc.schema
  };
  const props = resolveProps(start, {
    indicator: "doc-start",
    next: value ?? end2?.[0],
    offset,
    onError,
    parentIndent: 0,
    startOnNewline: true
  });
  if (props.found) {
    doc.directives.docStart = true;
    if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline)
      onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
  }
  doc.contents = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
  const contentEnd = doc.contents.range[2];
  const re = resolveEnd(end2, contentEnd, false, onError);
  if (re.comment)
    doc.comment = re.comment;
  doc.range = [offset, contentEnd, re.offset];
  return doc;
}
var init_compose_doc = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/compose-doc.js"() {
    init_Document();
    init_compose_node();
    init_resolve_end();
    init_resolve_props();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/composer.js
function getErrorPos(src) {
  if (typeof src === "number")
    return [src, src + 1];
  if (Array.isArray(src))
    return src.length === 2 ? src : [src[0], src[1]];
  const { offset, source: source2 } = src;
  return [offset, offset + (typeof source2 === "string" ? source2.length : 1)];
}
function parsePrelude(prelude) {
  let comment = "";
  let atComment = false;
  let afterEmptyLine = false;
  for (let i = 0; i < prelude.length; ++i) {
    const source2 = prelude[i];
    switch (source2[0]) {
      case "#":
        comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source2.substring(1) || " ");
        atComment = true;
        afterEmptyLine = false;
        break;
      case "%":
        if (prelude[i + 1]?.[0] !== "#")
          i += 1;
        atComment = false;
        break;
      default:
        if (!atComment)
          afterEmptyLine = true;
        atComment = false;
    }
  }
  return { comment, afterEmptyLine };
}
var Composer;
var init_composer = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/compose/composer.js"() {
    init_directives();
    init_Document();
    init_errors2();
    init_identity();
    init_compose_doc();
    init_resolve_end();
    Composer = class {
      constructor(options2 = {}) {
        this.doc = null;
        this.atDirectives = false;
        this.prelude = [];
        this.errors = [];
        this.warnings = [];
        this.onError = (source2, code, message, warning) => {
          const pos = getErrorPos(source2);
          if (warning)
            this.warnings.push(new YAMLWarning(pos, code, message));
          else
            this.errors.push(new YAMLParseError(pos, code, message));
        };
        this.directives = new Directives({ version: options2.version || "1.2" });
        this.options = options2;
      }
      decorate(doc, afterDoc) {
        const { comment, afterEmptyLine } = parsePrelude(this.prelude);
        if (comment) {
          const dc = doc.contents;
          if (afterDoc) {
            doc.comment = doc.comment ? `${doc.comment}
${comment}` : comment;
          } else if (afterEmptyLine || doc.directives.docStart || !dc) {
            doc.commentBefore = comment;
          } else if (isCollection(dc) && !dc.flow && dc.items.length > 0) {
            let it = dc.items[0];
            if (isPair(it))
              it = it.key;
            const cb = it.commentBefore;
            it.commentBefore = cb ? `${comment}
${cb}` : comment;
          } else {
            const cb = dc.commentBefore;
            dc.commentBefore = cb ? `${comment}
${cb}` : comment;
          }
        }
        if (afterDoc) {
          for (let i = 0; i < this.errors.length; ++i)
            doc.errors.push(this.errors[i]);
          for (let i = 0; i < this.warnings.length; ++i)
            doc.warnings.push(this.warnings[i]);
        } else {
          doc.errors = this.errors;
          doc.warnings = this.warnings;
        }
        this.prelude = [];
        this.errors = [];
        this.warnings = [];
      }
      /**
       * Current stream status information.
       *
       * Mostly useful at the end of input for an empty stream.
       */
      streamInfo() {
        return {
          comment: parsePrelude(this.prelude).comment,
          directives: this.directives,
          errors: this.errors,
          warnings: this.warnings
        };
      }
      /**
       * Compose tokens into documents.
       *
       * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
       * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
       */
      *compose(tokens, forceDoc = false, endOffset = -1) {
        for (const token of tokens)
          yield* this.next(token);
        yield* this.end(forceDoc, endOffset);
      }
      /** Advance the composer by one CST token. */
      *next(token) {
        switch (token.type) {
          case "directive":
            this.directives.add(token.source, (offset, message, warning) => {
              const pos = getErrorPos(token);
              pos[0] += offset;
              this.onError(pos, "BAD_DIRECTIVE", message, warning);
            });
            this.prelude.push(token.source);
            this.atDirectives = true;
            break;
          case "document": {
            const doc = composeDoc(this.options, this.directives, token, this.onError);
            if (this.atDirectives && !doc.directives.docStart)
              this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
            this.decorate(doc, false);
            if (this.doc)
              yield this.doc;
            this.doc = doc;
            this.atDirectives = false;
            break;
          }
          case "byte-order-mark":
          case "space":
            break;
          case "comment":
          case "newline":
            this.prelude.push(token.source);
            break;
          case "error": {
            const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
            const error2 = new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
            if (this.atDirectives || !this.doc)
              this.errors.push(error2);
            else
              this.doc.errors.push(error2);
            break;
          }
          case "doc-end": {
            if (!this.doc) {
              const msg = "Unexpected doc-end without preceding document";
              this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg));
              break;
            }
            this.doc.directives.docEnd = true;
            const end2 = resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
            this.decorate(this.doc, true);
            if (end2.comment) {
              const dc = this.doc.comment;
              this.doc.comment = dc ? `${dc}
${end2.comment}` : end2.comment;
            }
            this.doc.range[2] = end2.offset;
            break;
          }
          default:
            this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
        }
      }
      /**
       * Call at end of input to yield any remaining document.
       *
       * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
       * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
       */
      *end(forceDoc = false, endOffset = -1) {
        if (this.doc) {
          this.decorate(this.doc, true);
          yield this.doc;
          this.doc = null;
        } else if (forceDoc) {
          const opts = Object.assign({ _directives: this.directives }, this.options);
          const doc = new Document(void 0, opts);
          if (this.atDirectives)
            this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
          doc.range = [0, endOffset, endOffset];
          this.decorate(doc, false);
          yield doc;
        }
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/cst-scalar.js
var init_cst_scalar = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/cst-scalar.js"() {
    init_resolve_block_scalar();
    init_resolve_flow_scalar();
    init_errors2();
    init_stringifyString();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/cst-stringify.js
var init_cst_stringify = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/cst-stringify.js"() {
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/cst-visit.js
function visit2(cst, visitor) {
  if ("type" in cst && cst.type === "document")
    cst = { start: cst.start, value: cst.value };
  _visit(Object.freeze([]), cst, visitor);
}
function _visit(path, item, visitor) {
  let ctrl = visitor(item, path);
  if (typeof ctrl === "symbol")
    return ctrl;
  for (const field of ["key", "value"]) {
    const token = item[field];
    if (token && "items" in token) {
      for (let i = 0; i < token.items.length; ++i) {
        const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK2)
          return BREAK2;
        else if (ci === REMOVE2) {
          token.items.splice(i, 1);
          i -= 1;
        }
      }
      if (typeof ctrl === "function" && field === "key")
        ctrl = ctrl(item, path);
    }
  }
  return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
}
var BREAK2, SKIP2, REMOVE2;
var init_cst_visit = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/cst-visit.js"() {
    BREAK2 = /* @__PURE__ */ Symbol("break visit");
    SKIP2 = /* @__PURE__ */ Symbol("skip children");
    REMOVE2 = /* @__PURE__ */ Symbol("remove item");
    visit2.BREAK = BREAK2;
    visit2.SKIP = SKIP2;
    visit2.REMOVE = REMOVE2;
    visit2.itemAtPath = (cst, path) => {
      let item = cst;
      for (const [field, index] of path) {
        const tok = item?.[field];
        if (tok && "items" in tok) {
          item = tok.items[index];
        } else
          return void 0;
      }
      return item;
    };
    visit2.parentCollection = (cst, path) => {
      const parent = visit2.itemAtPath(cst, path.slice(0, -1));
      const field = path[path.length - 1][0];
      const coll = parent?.[field];
      if (coll && "items" in coll)
        return coll;
      throw new Error("Parent collection not found");
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/cst.js
function tokenType(source2) {
  switch (source2) {
    case BOM:
      return "byte-order-mark";
    case DOCUMENT:
      return "doc-mode";
    case FLOW_END:
      return "flow-error-end";
    case SCALAR2:
      return "scalar";
    case "---":
      return "doc-start";
    case "...":
      return "doc-end";
    case "":
    case "\n":
    case "\r\n":
      return "newline";
    case "-":
      return "seq-item-ind";
    case "?":
      return "explicit-key-ind";
    case ":":
      return "map-value-ind";
    case "{":
      return "flow-map-start";
    case "}":
      return "flow-map-end";
    case "[":
      return "flow-seq-start";
    case "]":
      return "flow-seq-end";
    case ",":
      return "comma";
  }
  switch (source2[0]) {
    case " ":
    case "	":
      return "space";
    case "#":
      return "comment";
    case "%":
      return "directive-line";
    case "*":
      return "alias";
    case "&":
      return "anchor";
    case "!":
      return "tag";
    case "'":
      return "single-quoted-scalar";
    case '"':
      return "double-quoted-scalar";
    case "|":
    case ">":
      return "block-scalar-header";
  }
  return null;
}
var BOM, DOCUMENT, FLOW_END, SCALAR2;
var init_cst = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/cst.js"() {
    init_cst_scalar();
    init_cst_stringify();
    init_cst_visit();
    BOM = "\uFEFF";
    DOCUMENT = "";
    FLOW_END = "";
    SCALAR2 = "";
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/lexer.js
function isEmpty(ch) {
  switch (ch) {
    case void 0:
    case " ":
    case "\n":
    case "\r":
    case "	":
      return true;
    default:
      return false;
  }
}
var hexDigits, tagChars, flowIndicatorChars, invalidAnchorChars, isNotAnchorChar, Lexer;
var init_lexer = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/lexer.js"() {
    init_cst();
    hexDigits = new Set("0123456789ABCDEFabcdef");
    tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
    flowIndicatorChars = new Set(",[]{}");
    invalidAnchorChars = new Set(" ,[]{}\n\r	");
    isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
    Lexer = class {
      constructor() {
        this.atEnd = false;
        this.blockScalarIndent = -1;
        this.blockScalarKeep = false;
        this.buffer = "";
        this.flowKey = false;
        this.flowLevel = 0;
        this.indentNext = 0;
        this.indentValue = 0;
        this.lineEndPos = null;
        this.next = null;
        this.pos = 0;
      }
      /**
       * Generate YAML tokens from the `source` string. If `incomplete`,
       * a part of the last line may be left as a buffer for the next call.
       *
       * @returns A generator of lexical tokens
       */
      *lex(source2, incomplete = false) {
        if (source2) {
          if (typeof source2 !== "string")
            throw TypeError("source is not a string");
          this.buffer = this.buffer ? this.buffer + source2 : source2;
          this.lineEndPos = null;
        }
        this.atEnd = !incomplete;
        let next = this.next ?? "stream";
        while (next && (incomplete || this.hasChars(1)))
          next = yield* this.parseNext(next);
      }
      atLineEnd() {
        let i = this.pos;
        let ch = this.buffer[i];
        while (ch === " " || ch === "	")
          ch = this.buffer[++i];
        if (!ch || ch === "#" || ch === "\n")
          return true;
        if (ch === "\r")
          return this.buffer[i + 1] === "\n";
        return false;
      }
      charAt(n) {
        return this.buffer[this.pos + n];
      }
      continueScalar(offset) {
        let ch = this.buffer[offset];
        if (this.indentNext > 0) {
          let indent = 0;
          while (ch === " ")
            ch = this.buffer[++indent + offset];
          if (ch === "\r") {
            const next = this.buffer[indent + offset + 1];
            if (next === "\n" || !next && !this.atEnd)
              return offset + indent + 1;
          }
          return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
        }
        if (ch === "-" || ch === ".") {
          const dt = this.buffer.substr(offset, 3);
          if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3]))
            return -1;
        }
        return offset;
      }
      getLine() {
        let end2 = this.lineEndPos;
        if (typeof end2 !== "number" || end2 !== -1 && end2 < this.pos) {
          end2 = this.buffer.indexOf("\n", this.pos);
          this.lineEndPos = end2;
        }
        if (end2 === -1)
          return this.atEnd ? this.buffer.substring(this.pos) : null;
        if (this.buffer[end2 - 1] === "\r")
          end2 -= 1;
        return this.buffer.substring(this.pos, end2);
      }
      hasChars(n) {
        return this.pos + n <= this.buffer.length;
      }
      setNext(state) {
        this.buffer = this.buffer.substring(this.pos);
        this.pos = 0;
        this.lineEndPos = null;
        this.next = state;
        return null;
      }
      peek(n) {
        return this.buffer.substr(this.pos, n);
      }
      *parseNext(next) {
        switch (next) {
          case "stream":
            return yield* this.parseStream();
          case "line-start":
            return yield* this.parseLineStart();
          case "block-start":
            return yield* this.parseBlockStart();
          case "doc":
            return yield* this.parseDocument();
          case "flow":
            return yield* this.parseFlowCollection();
          case "quoted-scalar":
            return yield* this.parseQuotedScalar();
          case "block-scalar":
            return yield* this.parseBlockScalar();
          case "plain-scalar":
            return yield* this.parsePlainScalar();
        }
      }
      *parseStream() {
        let line2 = this.getLine();
        if (line2 === null)
          return this.setNext("stream");
        if (line2[0] === BOM) {
          yield* this.pushCount(1);
          line2 = line2.substring(1);
        }
        if (line2[0] === "%") {
          let dirEnd = line2.length;
          let cs = line2.indexOf("#");
          while (cs !== -1) {
            const ch = line2[cs - 1];
            if (ch === " " || ch === "	") {
              dirEnd = cs - 1;
              break;
            } else {
              cs = line2.indexOf("#", cs + 1);
            }
          }
          while (true) {
            const ch = line2[dirEnd - 1];
            if (ch === " " || ch === "	")
              dirEnd -= 1;
            else
              break;
          }
          const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
          yield* this.pushCount(line2.length - n);
          this.pushNewline();
          return "stream";
        }
        if (this.atLineEnd()) {
          const sp = yield* this.pushSpaces(true);
          yield* this.pushCount(line2.length - sp);
          yield* this.pushNewline();
          return "stream";
        }
        yield DOCUMENT;
        return yield* this.parseLineStart();
      }
      *parseLineStart() {
        const ch = this.charAt(0);
        if (!ch && !this.atEnd)
          return this.setNext("line-start");
        if (ch === "-" || ch === ".") {
          if (!this.atEnd && !this.hasChars(4))
            return this.setNext("line-start");
          const s = this.peek(3);
          if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
            yield* this.pushCount(3);
            this.indentValue = 0;
            this.indentNext = 0;
            return s === "---" ? "doc" : "stream";
          }
        }
        this.indentValue = yield* this.pushSpaces(false);
        if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1)))
          this.indentNext = this.indentValue;
        return yield* this.parseBlockStart();
      }
      *parseBlockStart() {
        const [ch0, ch1] = this.peek(2);
        if (!ch1 && !this.atEnd)
          return this.setNext("block-start");
        if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
          const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
          this.indentNext = this.indentValue + 1;
          this.indentValue += n;
          return "block-start";
        }
        return "doc";
      }
      *parseDocument() {
        yield* this.pushSpaces(true);
        const line2 = this.getLine();
        if (line2 === null)
          return this.setNext("doc");
        let n = yield* this.pushIndicators();
        switch (line2[n]) {
          case "#":
            yield* this.pushCount(line2.length - n);
          // fallthrough
          case void 0:
            yield* this.pushNewline();
            return yield* this.parseLineStart();
          case "{":
          case "[":
            yield* this.pushCount(1);
            this.flowKey = false;
            this.flowLevel = 1;
            return "flow";
          case "}":
          case "]":
            yield* this.pushCount(1);
            return "doc";
          case "*":
            yield* this.pushUntil(isNotAnchorChar);
            return "doc";
          case '"':
          case "'":
            return yield* this.parseQuotedScalar();
          case "|":
          case ">":
            n += yield* this.parseBlockScalarHeader();
            n += yield* this.pushSpaces(true);
            yield* this.pushCount(line2.length - n);
            yield* this.pushNewline();
            return yield* this.parseBlockScalar();
          default:
            return yield* this.parsePlainScalar();
        }
      }
      *parseFlowCollection() {
        let nl, sp;
        let indent = -1;
        do {
          nl = yield* this.pushNewline();
          if (nl > 0) {
            sp = yield* this.pushSpaces(false);
            this.indentValue = indent = sp;
          } else {
            sp = 0;
          }
          sp += yield* this.pushSpaces(true);
        } while (nl + sp > 0);
        const line2 = this.getLine();
        if (line2 === null)
          return this.setNext("flow");
        if (indent !== -1 && indent < this.indentNext && line2[0] !== "#" || indent === 0 && (line2.startsWith("---") || line2.startsWith("...")) && isEmpty(line2[3])) {
          const atFlowEndMarker = indent === this.indentNext - 1 && this.flowLevel === 1 && (line2[0] === "]" || line2[0] === "}");
          if (!atFlowEndMarker) {
            this.flowLevel = 0;
            yield FLOW_END;
            return yield* this.parseLineStart();
          }
        }
        let n = 0;
        while (line2[n] === ",") {
          n += yield* this.pushCount(1);
          n += yield* this.pushSpaces(true);
          this.flowKey = false;
        }
        n += yield* this.pushIndicators();
        switch (line2[n]) {
          case void 0:
            return "flow";
          case "#":
            yield* this.pushCount(line2.length - n);
            return "flow";
          case "{":
          case "[":
            yield* this.pushCount(1);
            this.flowKey = false;
            this.flowLevel += 1;
            return "flow";
          case "}":
          case "]":
            yield* this.pushCount(1);
            this.flowKey = true;
            this.flowLevel -= 1;
            return this.flowLevel ? "flow" : "doc";
          case "*":
            yield* this.pushUntil(isNotAnchorChar);
            return "flow";
          case '"':
          case "'":
            this.flowKey = true;
            return yield* this.parseQuotedScalar();
          case ":": {
            const next = this.charAt(1);
            if (this.flowKey || isEmpty(next) || next === ",") {
              this.flowKey = false;
              yield* this.pushCount(1);
              yield* this.pushSpaces(true);
              return "flow";
            }
          }
          // fallthrough
          default:
            this.flowKey = false;
            return yield* this.parsePlainScalar();
        }
      }
      *parseQuotedScalar() {
        const quote2 = this.charAt(0);
        let end2 = this.buffer.indexOf(quote2, this.pos + 1);
        if (quote2 === "'") {
          while (end2 !== -1 && this.buffer[end2 + 1] === "'")
            end2 = this.buffer.indexOf("'", end2 + 2);
        } else {
          while (end2 !== -1) {
            let n = 0;
            while (this.buffer[end2 - 1 - n] === "\\")
              n += 1;
            if (n % 2 === 0)
              break;
            end2 = this.buffer.indexOf('"', end2 + 1);
          }
        }
        const qb = this.buffer.substring(0, end2);
        let nl = qb.indexOf("\n", this.pos);
        if (nl !== -1) {
          while (nl !== -1) {
            const cs = this.continueScalar(nl + 1);
            if (cs === -1)
              break;
            nl = qb.indexOf("\n", cs);
          }
          if (nl !== -1) {
            end2 = nl - (qb[nl - 1] === "\r" ? 2 : 1);
          }
        }
        if (end2 === -1) {
          if (!this.atEnd)
            return this.setNext("quoted-scalar");
          end2 = this.buffer.length;
        }
        yield* this.pushToIndex(end2 + 1, false);
        return this.flowLevel ? "flow" : "doc";
      }
      *parseBlockScalarHeader() {
        this.blockScalarIndent = -1;
        this.blockScalarKeep = false;
        let i = this.pos;
        while (true) {
          const ch = this.buffer[++i];
          if (ch === "+")
            this.blockScalarKeep = true;
          else if (ch > "0" && ch <= "9")
            this.blockScalarIndent = Number(ch) - 1;
          else if (ch !== "-")
            break;
        }
        return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
      }
      *parseBlockScalar() {
        let nl = this.pos - 1;
        let indent = 0;
        let ch;
        loop: for (let i2 = this.pos; ch = this.buffer[i2]; ++i2) {
          switch (ch) {
            case " ":
              indent += 1;
              break;
            case "\n":
              nl = i2;
              indent = 0;
              break;
            case "\r": {
              const next = this.buffer[i2 + 1];
              if (!next && !this.atEnd)
                return this.setNext("block-scalar");
              if (next === "\n")
                break;
            }
            // fallthrough
            default:
              break loop;
          }
        }
        if (!ch && !this.atEnd)
          return this.setNext("block-scalar");
        if (indent >= this.indentNext) {
          if (this.blockScalarIndent === -1)
            this.indentNext = indent;
          else {
            this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
          }
          do {
            const cs = this.continueScalar(nl + 1);
            if (cs === -1)
              break;
            nl = this.buffer.indexOf("\n", cs);
          } while (nl !== -1);
          if (nl === -1) {
            if (!this.atEnd)
              return this.setNext("block-scalar");
            nl = this.buffer.length;
          }
        }
        let i = nl + 1;
        ch = this.buffer[i];
        while (ch === " ")
          ch = this.buffer[++i];
        if (ch === "	") {
          while (ch === "	" || ch === " " || ch === "\r" || ch === "\n")
            ch = this.buffer[++i];
          nl = i - 1;
        } else if (!this.blockScalarKeep) {
          do {
            let i2 = nl - 1;
            let ch2 = this.buffer[i2];
            if (ch2 === "\r")
              ch2 = this.buffer[--i2];
            const lastChar = i2;
            while (ch2 === " ")
              ch2 = this.buffer[--i2];
            if (ch2 === "\n" && i2 >= this.pos && i2 + 1 + indent > lastChar)
              nl = i2;
            else
              break;
          } while (true);
        }
        yield SCALAR2;
        yield* this.pushToIndex(nl + 1, true);
        return yield* this.parseLineStart();
      }
      *parsePlainScalar() {
        const inFlow = this.flowLevel > 0;
        let end2 = this.pos - 1;
        let i = this.pos - 1;
        let ch;
        while (ch = this.buffer[++i]) {
          if (ch === ":") {
            const next = this.buffer[i + 1];
            if (isEmpty(next) || inFlow && flowIndicatorChars.has(next))
              break;
            end2 = i;
          } else if (isEmpty(ch)) {
            let next = this.buffer[i + 1];
            if (ch === "\r") {
              if (next === "\n") {
                i += 1;
                ch = "\n";
                next = this.buffer[i + 1];
              } else
                end2 = i;
            }
            if (next === "#" || inFlow && flowIndicatorChars.has(next))
              break;
            if (ch === "\n") {
              const cs = this.continueScalar(i + 1);
              if (cs === -1)
                break;
              i = Math.max(i, cs - 2);
            }
          } else {
            if (inFlow && flowIndicatorChars.has(ch))
              break;
            end2 = i;
          }
        }
        if (!ch && !this.atEnd)
          return this.setNext("plain-scalar");
        yield SCALAR2;
        yield* this.pushToIndex(end2 + 1, true);
        return inFlow ? "flow" : "doc";
      }
      *pushCount(n) {
        if (n > 0) {
          yield this.buffer.substr(this.pos, n);
          this.pos += n;
          return n;
        }
        return 0;
      }
      *pushToIndex(i, allowEmpty) {
        const s = this.buffer.slice(this.pos, i);
        if (s) {
          yield s;
          this.pos += s.length;
          return s.length;
        } else if (allowEmpty)
          yield "";
        return 0;
      }
      *pushIndicators() {
        let n = 0;
        loop: while (true) {
          switch (this.charAt(0)) {
            case "!":
              n += yield* this.pushTag();
              n += yield* this.pushSpaces(true);
              continue loop;
            case "&":
              n += yield* this.pushUntil(isNotAnchorChar);
              n += yield* this.pushSpaces(true);
              continue loop;
            case "-":
            // this is an error
            case "?":
            // this is an error outside flow collections
            case ":": {
              const inFlow = this.flowLevel > 0;
              const ch1 = this.charAt(1);
              if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
                if (!inFlow)
                  this.indentNext = this.indentValue + 1;
                else if (this.flowKey)
                  this.flowKey = false;
                n += yield* this.pushCount(1);
                n += yield* this.pushSpaces(true);
                continue loop;
              }
            }
          }
          break loop;
        }
        return n;
      }
      *pushTag() {
        if (this.charAt(1) === "<") {
          let i = this.pos + 2;
          let ch = this.buffer[i];
          while (!isEmpty(ch) && ch !== ">")
            ch = this.buffer[++i];
          return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
        } else {
          let i = this.pos + 1;
          let ch = this.buffer[i];
          while (ch) {
            if (tagChars.has(ch))
              ch = this.buffer[++i];
            else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) {
              ch = this.buffer[i += 3];
            } else
              break;
          }
          return yield* this.pushToIndex(i, false);
        }
      }
      *pushNewline() {
        const ch = this.buffer[this.pos];
        if (ch === "\n")
          return yield* this.pushCount(1);
        else if (ch === "\r" && this.charAt(1) === "\n")
          return yield* this.pushCount(2);
        else
          return 0;
      }
      *pushSpaces(allowTabs) {
        let i = this.pos - 1;
        let ch;
        do {
          ch = this.buffer[++i];
        } while (ch === " " || allowTabs && ch === "	");
        const n = i - this.pos;
        if (n > 0) {
          yield this.buffer.substr(this.pos, n);
          this.pos = i;
        }
        return n;
      }
      *pushUntil(test) {
        let i = this.pos;
        let ch = this.buffer[i];
        while (!test(ch))
          ch = this.buffer[++i];
        return yield* this.pushToIndex(i, false);
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/line-counter.js
var LineCounter;
var init_line_counter = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/line-counter.js"() {
    LineCounter = class {
      constructor() {
        this.lineStarts = [];
        this.addNewLine = (offset) => this.lineStarts.push(offset);
        this.linePos = (offset) => {
          let low = 0;
          let high = this.lineStarts.length;
          while (low < high) {
            const mid = low + high >> 1;
            if (this.lineStarts[mid] < offset)
              low = mid + 1;
            else
              high = mid;
          }
          if (this.lineStarts[low] === offset)
            return { line: low + 1, col: 1 };
          if (low === 0)
            return { line: 0, col: offset };
          const start = this.lineStarts[low - 1];
          return { line: low, col: offset - start + 1 };
        };
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/parser.js
function includesToken(list4, type) {
  for (let i = 0; i < list4.length; ++i)
    if (list4[i].type === type)
      return true;
  return false;
}
function findNonEmptyIndex(list4) {
  for (let i = 0; i < list4.length; ++i) {
    switch (list4[i].type) {
      case "space":
      case "comment":
      case "newline":
        break;
      default:
        return i;
    }
  }
  return -1;
}
function isFlowToken(token) {
  switch (token?.type) {
    case "alias":
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
    case "flow-collection":
      return true;
    default:
      return false;
  }
}
function getPrevProps(parent) {
  switch (parent.type) {
    case "document":
      return parent.start;
    case "block-map": {
      const it = parent.items[parent.items.length - 1];
      return it.sep ?? it.start;
    }
    case "block-seq":
      return parent.items[parent.items.length - 1].start;
    /* istanbul ignore next should not happen */
    default:
      return [];
  }
}
function getFirstKeyStartProps(prev) {
  if (prev.length === 0)
    return [];
  let i = prev.length;
  loop: while (--i >= 0) {
    switch (prev[i].type) {
      case "doc-start":
      case "explicit-key-ind":
      case "map-value-ind":
      case "seq-item-ind":
      case "newline":
        break loop;
    }
  }
  while (prev[++i]?.type === "space") {
  }
  return prev.splice(i, prev.length);
}
function arrayPushArray(target, source2) {
  if (source2.length < 1e5)
    Array.prototype.push.apply(target, source2);
  else
    for (let i = 0; i < source2.length; ++i)
      target.push(source2[i]);
}
function fixFlowSeqItems(fc) {
  if (fc.start.type === "flow-seq-start") {
    for (const it of fc.items) {
      if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
        if (it.key)
          it.value = it.key;
        delete it.key;
        if (isFlowToken(it.value)) {
          if (it.value.end)
            arrayPushArray(it.value.end, it.sep);
          else
            it.value.end = it.sep;
        } else
          arrayPushArray(it.start, it.sep);
        delete it.sep;
      }
    }
  }
}
var Parser;
var init_parser = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/parse/parser.js"() {
    init_cst();
    init_lexer();
    Parser = class {
      /**
       * @param onNewLine - If defined, called separately with the start position of
       *   each new line (in `parse()`, including the start of input).
       */
      constructor(onNewLine) {
        this.atNewLine = true;
        this.atScalar = false;
        this.indent = 0;
        this.offset = 0;
        this.onKeyLine = false;
        this.stack = [];
        this.source = "";
        this.type = "";
        this.lexer = new Lexer();
        this.onNewLine = onNewLine;
      }
      /**
       * Parse `source` as a YAML stream.
       * If `incomplete`, a part of the last line may be left as a buffer for the next call.
       *
       * Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
       *
       * @returns A generator of tokens representing each directive, document, and other structure.
       */
      *parse(source2, incomplete = false) {
        if (this.onNewLine && this.offset === 0)
          this.onNewLine(0);
        for (const lexeme of this.lexer.lex(source2, incomplete))
          yield* this.next(lexeme);
        if (!incomplete)
          yield* this.end();
      }
      /**
       * Advance the parser by the `source` of one lexical token.
       */
      *next(source2) {
        this.source = source2;
        if (this.atScalar) {
          this.atScalar = false;
          yield* this.step();
          this.offset += source2.length;
          return;
        }
        const type = tokenType(source2);
        if (!type) {
          const message = `Not a YAML token: ${source2}`;
          yield* this.pop({ type: "error", offset: this.offset, message, source: source2 });
          this.offset += source2.length;
        } else if (type === "scalar") {
          this.atNewLine = false;
          this.atScalar = true;
          this.type = "scalar";
        } else {
          this.type = type;
          yield* this.step();
          switch (type) {
            case "newline":
              this.atNewLine = true;
              this.indent = 0;
              if (this.onNewLine)
                this.onNewLine(this.offset + source2.length);
              break;
            case "space":
              if (this.atNewLine && source2[0] === " ")
                this.indent += source2.length;
              break;
            case "explicit-key-ind":
            case "map-value-ind":
            case "seq-item-ind":
              if (this.atNewLine)
                this.indent += source2.length;
              break;
            case "doc-mode":
            case "flow-error-end":
              return;
            default:
              this.atNewLine = false;
          }
          this.offset += source2.length;
        }
      }
      /** Call at end of input to push out any remaining constructions */
      *end() {
        while (this.stack.length > 0)
          yield* this.pop();
      }
      get sourceToken() {
        const st = {
          type: this.type,
          offset: this.offset,
          indent: this.indent,
          source: this.source
        };
        return st;
      }
      *step() {
        const top = this.peek(1);
        if (this.type === "doc-end" && top?.type !== "doc-end") {
          while (this.stack.length > 0)
            yield* this.pop();
          this.stack.push({
            type: "doc-end",
            offset: this.offset,
            source: this.source
          });
          return;
        }
        if (!top)
          return yield* this.stream();
        switch (top.type) {
          case "document":
            return yield* this.document(top);
          case "alias":
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar":
            return yield* this.scalar(top);
          case "block-scalar":
            return yield* this.blockScalar(top);
          case "block-map":
            return yield* this.blockMap(top);
          case "block-seq":
            return yield* this.blockSequence(top);
          case "flow-collection":
            return yield* this.flowCollection(top);
          case "doc-end":
            return yield* this.documentEnd(top);
        }
        yield* this.pop();
      }
      peek(n) {
        return this.stack[this.stack.length - n];
      }
      *pop(error2) {
        const token = error2 ?? this.stack.pop();
        if (!token) {
          const message = "Tried to pop an empty stack";
          yield { type: "error", offset: this.offset, source: "", message };
        } else if (this.stack.length === 0) {
          yield token;
        } else {
          const top = this.peek(1);
          if (token.type === "block-scalar") {
            token.indent = "indent" in top ? top.indent : 0;
          } else if (token.type === "flow-collection" && top.type === "document") {
            token.indent = 0;
          }
          if (token.type === "flow-collection")
            fixFlowSeqItems(token);
          switch (top.type) {
            case "document":
              top.value = token;
              break;
            case "block-scalar":
              top.props.push(token);
              break;
            case "block-map": {
              const it = top.items[top.items.length - 1];
              if (it.value) {
                top.items.push({ start: [], key: token, sep: [] });
                this.onKeyLine = true;
                return;
              } else if (it.sep) {
                it.value = token;
              } else {
                Object.assign(it, { key: token, sep: [] });
                this.onKeyLine = !it.explicitKey;
                return;
              }
              break;
            }
            case "block-seq": {
              const it = top.items[top.items.length - 1];
              if (it.value)
                top.items.push({ start: [], value: token });
              else
                it.value = token;
              break;
            }
            case "flow-collection": {
              const it = top.items[top.items.length - 1];
              if (!it || it.value)
                top.items.push({ start: [], key: token, sep: [] });
              else if (it.sep)
                it.value = token;
              else
                Object.assign(it, { key: token, sep: [] });
              return;
            }
            /* istanbul ignore next should not happen */
            default:
              yield* this.pop();
              yield* this.pop(token);
          }
          if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
            const last = token.items[token.items.length - 1];
            if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
              if (top.type === "document")
                top.end = last.start;
              else
                top.items.push({ start: last.start });
              token.items.splice(-1, 1);
            }
          }
        }
      }
      *stream() {
        switch (this.type) {
          case "directive-line":
            yield { type: "directive", offset: this.offset, source: this.source };
            return;
          case "byte-order-mark":
          case "space":
          case "comment":
          case "newline":
            yield this.sourceToken;
            return;
          case "doc-mode":
          case "doc-start": {
            const doc = {
              type: "document",
              offset: this.offset,
              start: []
            };
            if (this.type === "doc-start")
              doc.start.push(this.sourceToken);
            this.stack.push(doc);
            return;
          }
        }
        yield {
          type: "error",
          offset: this.offset,
          message: `Unexpected ${this.type} token in YAML stream`,
          source: this.source
        };
      }
      *document(doc) {
        if (doc.value)
          return yield* this.lineEnd(doc);
        switch (this.type) {
          case "doc-start": {
            if (findNonEmptyIndex(doc.start) !== -1) {
              yield* this.pop();
              yield* this.step();
            } else
              doc.start.push(this.sourceToken);
            return;
          }
          case "anchor":
          case "tag":
          case "space":
          case "comment":
          case "newline":
            doc.start.push(this.sourceToken);
            return;
        }
        const bv = this.startBlockValue(doc);
        if (bv)
          this.stack.push(bv);
        else {
          yield {
            type: "error",
            offset: this.offset,
            message: `Unexpected ${this.type} token in YAML document`,
            source: this.source
          };
        }
      }
      *scalar(scalar) {
        if (this.type === "map-value-ind") {
          const prev = getPrevProps(this.peek(2));
          const start = getFirstKeyStartProps(prev);
          let sep2;
          if (scalar.end) {
            sep2 = scalar.end;
            sep2.push(this.sourceToken);
            delete scalar.end;
          } else
            sep2 = [this.sourceToken];
          const map2 = {
            type: "block-map",
            offset: scalar.offset,
            indent: scalar.indent,
            items: [{ start, key: scalar, sep: sep2 }]
          };
          this.onKeyLine = true;
          this.stack[this.stack.length - 1] = map2;
        } else
          yield* this.lineEnd(scalar);
      }
      *blockScalar(scalar) {
        switch (this.type) {
          case "space":
          case "comment":
          case "newline":
            scalar.props.push(this.sourceToken);
            return;
          case "scalar":
            scalar.source = this.source;
            this.atNewLine = true;
            this.indent = 0;
            if (this.onNewLine) {
              let nl = this.source.indexOf("\n") + 1;
              while (nl !== 0) {
                this.onNewLine(this.offset + nl);
                nl = this.source.indexOf("\n", nl) + 1;
              }
            }
            yield* this.pop();
            break;
          /* istanbul ignore next should not happen */
          default:
            yield* this.pop();
            yield* this.step();
        }
      }
      *blockMap(map2) {
        const it = map2.items[map2.items.length - 1];
        switch (this.type) {
          case "newline":
            this.onKeyLine = false;
            if (it.value) {
              const end2 = "end" in it.value ? it.value.end : void 0;
              const last = Array.isArray(end2) ? end2[end2.length - 1] : void 0;
              if (last?.type === "comment")
                end2?.push(this.sourceToken);
              else
                map2.items.push({ start: [this.sourceToken] });
            } else if (it.sep) {
              it.sep.push(this.sourceToken);
            } else {
              it.start.push(this.sourceToken);
            }
            return;
          case "space":
          case "comment":
            if (it.value) {
              map2.items.push({ start: [this.sourceToken] });
            } else if (it.sep) {
              it.sep.push(this.sourceToken);
            } else {
              if (this.atIndentedComment(it.start, map2.indent)) {
                const prev = map2.items[map2.items.length - 2];
                const end2 = prev?.value?.end;
                if (Array.isArray(end2)) {
                  arrayPushArray(end2, it.start);
                  end2.push(this.sourceToken);
                  map2.items.pop();
                  return;
                }
              }
              it.start.push(this.sourceToken);
            }
            return;
        }
        if (this.indent >= map2.indent) {
          const atMapIndent = !this.onKeyLine && this.indent === map2.indent;
          const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
          let start = [];
          if (atNextItem && it.sep && !it.value) {
            const nl = [];
            for (let i = 0; i < it.sep.length; ++i) {
              const st = it.sep[i];
              switch (st.type) {
                case "newline":
                  nl.push(i);
                  break;
                case "space":
                  break;
                case "comment":
                  if (st.indent > map2.indent)
                    nl.length = 0;
                  break;
                default:
                  nl.length = 0;
              }
            }
            if (nl.length >= 2)
              start = it.sep.splice(nl[1]);
          }
          switch (this.type) {
            case "anchor":
            case "tag":
              if (atNextItem || it.value) {
                start.push(this.sourceToken);
                map2.items.push({ start });
                this.onKeyLine = true;
              } else if (it.sep) {
                it.sep.push(this.sourceToken);
              } else {
                it.start.push(this.sourceToken);
              }
              return;
            case "explicit-key-ind":
              if (!it.sep && !it.explicitKey) {
                it.start.push(this.sourceToken);
                it.explicitKey = true;
              } else if (atNextItem || it.value) {
                start.push(this.sourceToken);
                map2.items.push({ start, explicitKey: true });
              } else {
                this.stack.push({
                  type: "block-map",
                  offset: this.offset,
                  indent: this.indent,
                  items: [{ start: [this.sourceToken], explicitKey: true }]
                });
              }
              this.onKeyLine = true;
              return;
            case "map-value-ind":
              if (it.explicitKey) {
                if (!it.sep) {
                  if (includesToken(it.start, "newline")) {
                    Object.assign(it, { key: null, sep: [this.sourceToken] });
                  } else {
                    const start2 = getFirstKeyStartProps(it.start);
                    this.stack.push({
                      type: "block-map",
                      offset: this.offset,
                      indent: this.indent,
                      items: [{ start: start2, key: null, sep: [this.sourceToken] }]
                    });
                  }
                } else if (it.value) {
                  map2.items.push({ start: [], key: null, sep: [this.sourceToken] });
                } else if (includesToken(it.sep, "map-value-ind")) {
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start, key: null, sep: [this.sourceToken] }]
                  });
                } else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
                  const start2 = getFirstKeyStartProps(it.start);
                  const key = it.key;
                  const sep2 = it.sep;
                  sep2.push(this.sourceToken);
                  delete it.key;
                  delete it.sep;
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: start2, key, sep: sep2 }]
                  });
                } else if (start.length > 0) {
                  it.sep = it.sep.concat(start, this.sourceToken);
                } else {
                  it.sep.push(this.sourceToken);
                }
              } else {
                if (!it.sep) {
                  Object.assign(it, { key: null, sep: [this.sourceToken] });
                } else if (it.value || atNextItem) {
                  map2.items.push({ start, key: null, sep: [this.sourceToken] });
                } else if (includesToken(it.sep, "map-value-ind")) {
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: [], key: null, sep: [this.sourceToken] }]
                  });
                } else {
                  it.sep.push(this.sourceToken);
                }
              }
              this.onKeyLine = true;
              return;
            case "alias":
            case "scalar":
            case "single-quoted-scalar":
            case "double-quoted-scalar": {
              const fs = this.flowScalar(this.type);
              if (atNextItem || it.value) {
                map2.items.push({ start, key: fs, sep: [] });
                this.onKeyLine = true;
              } else if (it.sep) {
                this.stack.push(fs);
              } else {
                Object.assign(it, { key: fs, sep: [] });
                this.onKeyLine = true;
              }
              return;
            }
            default: {
              const bv = this.startBlockValue(map2);
              if (bv) {
                if (bv.type === "block-seq") {
                  if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
                    yield* this.pop({
                      type: "error",
                      offset: this.offset,
                      message: "Unexpected block-seq-ind on same line with key",
                      source: this.source
                    });
                    return;
                  }
                } else if (atMapIndent) {
                  map2.items.push({ start });
                }
                this.stack.push(bv);
                return;
              }
            }
          }
        }
        yield* this.pop();
        yield* this.step();
      }
      *blockSequence(seq2) {
        const it = seq2.items[seq2.items.length - 1];
        switch (this.type) {
          case "newline":
            if (it.value) {
              const end2 = "end" in it.value ? it.value.end : void 0;
              const last = Array.isArray(end2) ? end2[end2.length - 1] : void 0;
              if (last?.type === "comment")
                end2?.push(this.sourceToken);
              else
                seq2.items.push({ start: [this.sourceToken] });
            } else
              it.start.push(this.sourceToken);
            return;
          case "space":
          case "comment":
            if (it.value)
              seq2.items.push({ start: [this.sourceToken] });
            else {
              if (this.atIndentedComment(it.start, seq2.indent)) {
                const prev = seq2.items[seq2.items.length - 2];
                const end2 = prev?.value?.end;
                if (Array.isArray(end2)) {
                  arrayPushArray(end2, it.start);
                  end2.push(this.sourceToken);
                  seq2.items.pop();
                  return;
                }
              }
              it.start.push(this.sourceToken);
            }
            return;
          case "anchor":
          case "tag":
            if (it.value || this.indent <= seq2.indent)
              break;
            it.start.push(this.sourceToken);
            return;
          case "seq-item-ind":
            if (this.indent !== seq2.indent)
              break;
            if (it.value || includesToken(it.start, "seq-item-ind"))
              seq2.items.push({ start: [this.sourceToken] });
            else
              it.start.push(this.sourceToken);
            return;
        }
        if (this.indent > seq2.indent) {
          const bv = this.startBlockValue(seq2);
          if (bv) {
            this.stack.push(bv);
            return;
          }
        }
        yield* this.pop();
        yield* this.step();
      }
      *flowCollection(fc) {
        const it = fc.items[fc.items.length - 1];
        if (this.type === "flow-error-end") {
          let top;
          do {
            yield* this.pop();
            top = this.peek(1);
          } while (top?.type === "flow-collection");
        } else if (fc.end.length === 0) {
          switch (this.type) {
            case "comma":
            case "explicit-key-ind":
              if (!it || it.sep)
                fc.items.push({ start: [this.sourceToken] });
              else
                it.start.push(this.sourceToken);
              return;
            case "map-value-ind":
              if (!it || it.value)
                fc.items.push({ start: [], key: null, sep: [this.sourceToken] });
              else if (it.sep)
                it.sep.push(this.sourceToken);
              else
                Object.assign(it, { key: null, sep: [this.sourceToken] });
              return;
            case "space":
            case "comment":
            case "newline":
            case "anchor":
            case "tag":
              if (!it || it.value)
                fc.items.push({ start: [this.sourceToken] });
              else if (it.sep)
                it.sep.push(this.sourceToken);
              else
                it.start.push(this.sourceToken);
              return;
            case "alias":
            case "scalar":
            case "single-quoted-scalar":
            case "double-quoted-scalar": {
              const fs = this.flowScalar(this.type);
              if (!it || it.value)
                fc.items.push({ start: [], key: fs, sep: [] });
              else if (it.sep)
                this.stack.push(fs);
              else
                Object.assign(it, { key: fs, sep: [] });
              return;
            }
            case "flow-map-end":
            case "flow-seq-end":
              fc.end.push(this.sourceToken);
              return;
          }
          const bv = this.startBlockValue(fc);
          if (bv)
            this.stack.push(bv);
          else {
            yield* this.pop();
            yield* this.step();
          }
        } else {
          const parent = this.peek(2);
          if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
            yield* this.pop();
            yield* this.step();
          } else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
            const prev = getPrevProps(parent);
            const start = getFirstKeyStartProps(prev);
            fixFlowSeqItems(fc);
            const sep2 = fc.end.splice(1, fc.end.length);
            sep2.push(this.sourceToken);
            const map2 = {
              type: "block-map",
              offset: fc.offset,
              indent: fc.indent,
              items: [{ start, key: fc, sep: sep2 }]
            };
            this.onKeyLine = true;
            this.stack[this.stack.length - 1] = map2;
          } else {
            yield* this.lineEnd(fc);
          }
        }
      }
      flowScalar(type) {
        if (this.onNewLine) {
          let nl = this.source.indexOf("\n") + 1;
          while (nl !== 0) {
            this.onNewLine(this.offset + nl);
            nl = this.source.indexOf("\n", nl) + 1;
          }
        }
        return {
          type,
          offset: this.offset,
          indent: this.indent,
          source: this.source
        };
      }
      startBlockValue(parent) {
        switch (this.type) {
          case "alias":
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar":
            return this.flowScalar(this.type);
          case "block-scalar-header":
            return {
              type: "block-scalar",
              offset: this.offset,
              indent: this.indent,
              props: [this.sourceToken],
              source: ""
            };
          case "flow-map-start":
          case "flow-seq-start":
            return {
              type: "flow-collection",
              offset: this.offset,
              indent: this.indent,
              start: this.sourceToken,
              items: [],
              end: []
            };
          case "seq-item-ind":
            return {
              type: "block-seq",
              offset: this.offset,
              indent: this.indent,
              items: [{ start: [this.sourceToken] }]
            };
          case "explicit-key-ind": {
            this.onKeyLine = true;
            const prev = getPrevProps(parent);
            const start = getFirstKeyStartProps(prev);
            start.push(this.sourceToken);
            return {
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start, explicitKey: true }]
            };
          }
          case "map-value-ind": {
            this.onKeyLine = true;
            const prev = getPrevProps(parent);
            const start = getFirstKeyStartProps(prev);
            return {
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start, key: null, sep: [this.sourceToken] }]
            };
          }
        }
        return null;
      }
      atIndentedComment(start, indent) {
        if (this.type !== "comment")
          return false;
        if (this.indent <= indent)
          return false;
        return start.every((st) => st.type === "newline" || st.type === "space");
      }
      *documentEnd(docEnd) {
        if (this.type !== "doc-mode") {
          if (docEnd.end)
            docEnd.end.push(this.sourceToken);
          else
            docEnd.end = [this.sourceToken];
          if (this.type === "newline")
            yield* this.pop();
        }
      }
      *lineEnd(token) {
        switch (this.type) {
          case "comma":
          case "doc-start":
          case "doc-end":
          case "flow-seq-end":
          case "flow-map-end":
          case "map-value-ind":
            yield* this.pop();
            yield* this.step();
            break;
          case "newline":
            this.onKeyLine = false;
          // fallthrough
          case "space":
          case "comment":
          default:
            if (token.end)
              token.end.push(this.sourceToken);
            else
              token.end = [this.sourceToken];
            if (this.type === "newline")
              yield* this.pop();
        }
      }
    };
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/public-api.js
function parseOptions(options2) {
  const prettyErrors = options2.prettyErrors !== false;
  const lineCounter = options2.lineCounter || prettyErrors && new LineCounter() || null;
  return { lineCounter, prettyErrors };
}
function parseDocument(source2, options2 = {}) {
  const { lineCounter, prettyErrors } = parseOptions(options2);
  const parser = new Parser(lineCounter?.addNewLine);
  const composer = new Composer(options2);
  let doc = null;
  for (const _doc of composer.compose(parser.parse(source2), true, source2.length)) {
    if (!doc)
      doc = _doc;
    else if (doc.options.logLevel !== "silent") {
      doc.errors.push(new YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
      break;
    }
  }
  if (prettyErrors && lineCounter) {
    doc.errors.forEach(prettifyError2(source2, lineCounter));
    doc.warnings.forEach(prettifyError2(source2, lineCounter));
  }
  return doc;
}
function parse4(src, reviver, options2) {
  let _reviver = void 0;
  if (typeof reviver === "function") {
    _reviver = reviver;
  } else if (options2 === void 0 && reviver && typeof reviver === "object") {
    options2 = reviver;
  }
  const doc = parseDocument(src, options2);
  if (!doc)
    return null;
  doc.warnings.forEach((warning) => warn(doc.options.logLevel, warning));
  if (doc.errors.length > 0) {
    if (doc.options.logLevel !== "silent")
      throw doc.errors[0];
    else
      doc.errors = [];
  }
  return doc.toJS(Object.assign({ reviver: _reviver }, options2));
}
var init_public_api = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/public-api.js"() {
    init_composer();
    init_Document();
    init_errors2();
    init_log();
    init_identity();
    init_line_counter();
    init_parser();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/index.js
var init_dist = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/dist/index.js"() {
    init_composer();
    init_Document();
    init_Schema();
    init_errors2();
    init_Alias();
    init_identity();
    init_Pair();
    init_Scalar();
    init_YAMLMap();
    init_YAMLSeq();
    init_cst();
    init_lexer();
    init_line_counter();
    init_parser();
    init_public_api();
    init_visit();
  }
});

// node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/index.js
var init_browser = __esm({
  "node_modules/.pnpm/yaml@2.9.1/node_modules/yaml/browser/index.js"() {
    init_dist();
    init_dist();
  }
});

// src/store/shallow-yaml.ts
function readTokens(text4, most2) {
  const lines = new LineCounter();
  const lineAt2 = (offset) => Math.max(1, lines.linePos(offset).line);
  const tokens = [];
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  let pieces = 0;
  for (const piece of new Lexer().lex(text4)) {
    tokens.push(...parser.next(piece));
    pieces += piece.split("\\").length;
    if (parser.stack.length > most2.depth || pieces > most2.pieces) return { tooMuchAt: lineAt2(parser.offset) };
  }
  tokens.push(...parser.end());
  return { tokens, lineAt: lineAt2 };
}
function composeShallowYaml(text4) {
  const read = readTokens(text4, { depth: deepest2, pieces: mostPieces });
  if ("tooMuchAt" in read) {
    const message = "expected a plain list of keys, each with one value; received something nested or far too long";
    return { problems: [{ line: read.tooMuchAt, message }] };
  }
  const { tokens, lineAt: lineAt2 } = read;
  const composer = new Composer({ schema: "core", uniqueKeys: false, prettyErrors: false, logLevel: "silent" });
  const [document, second] = composer.compose(tokens, true, text4.length);
  if (document === void 0) throw new Error("the YAML package has composed no document");
  const problems = document.errors.map(({ pos, message }) => ({ line: lineAt2(pos[0]), message: excerpt(message) }));
  if (second !== void 0) problems.push({ line: lineAt2(second.range[0]), message: "expected one document, not two" });
  return problems.length > 0 ? { problems } : { document, lineAt: lineAt2 };
}
var deepest2, mostPieces;
var init_shallow_yaml = __esm({
  "src/store/shallow-yaml.ts"() {
    "use strict";
    init_browser();
    init_workflow_error();
    deepest2 = 8;
    mostPieces = 1e4;
  }
});

// src/store/yaml-settings.ts
function readYamlSettings(text4, originAt) {
  const yaml2 = composeShallowYaml(text4);
  if ("problems" in yaml2) return yaml2;
  const top = mapOf(yaml2.document.contents, yaml2, 1);
  if ("problems" in top) return top;
  const wrapped = top.items.find((pair) => keyOf(pair) === wrapper);
  if (wrapped === void 0) return { given: settingsOf(top, yaml2, text4, originAt) };
  const line2 = lineOf(wrapped, yaml2);
  if (top.items.length > 1) {
    return { problems: [{ line: line2, message: `expected every key below ${wrapper}, or ${wrapper} not at all` }] };
  }
  const inner = mapOf(wrapped.value, yaml2, line2);
  return "problems" in inner ? inner : { given: settingsOf(inner, yaml2, text4, originAt) };
}
function mapOf(node, yaml2, line2) {
  const isEmpty2 = node === null || isScalar(node) && node.value === null;
  if (isEmpty2 && oddity(node) === void 0) return { items: [] };
  if (isMap(node) && oddity(node) === void 0) return node;
  const at2 = isScalar(node) || isSeq(node) || isMap(node) || isAlias(node) ? node.range?.[0] : void 0;
  const message = `expected keys with values, such as max_iterations: 30; received ${oddity(node) ?? "a single value"}`;
  return { problems: [{ line: at2 === void 0 ? line2 : yaml2.lineAt(at2), message }] };
}
function settingsOf(map2, yaml2, text4, originAt) {
  return map2.items.map((pair) => {
    const { value } = pair;
    const strange = isScalar(value) ? oddity(value) : value === null ? void 0 : oddity(value) ?? "several keys";
    const [from, to] = isScalar(value) ? value.range ?? [0, 0] : [0, 0];
    return {
      key: keyOf(pair),
      values: strange === void 0 ? [isScalar(value) ? value.value : null] : [],
      written: strange ?? (text4.slice(from, to) || "nothing"),
      origin: originAt(lineOf(pair, yaml2))
    };
  });
}
function keyOf({ key }) {
  return isScalar(key) && oddity(key) === void 0 ? String(key.value) : oddity(key) ?? "several keys as a key";
}
function lineOf({ key }, yaml2) {
  const at2 = isScalar(key) || isMap(key) || isSeq(key) || isAlias(key) ? key.range?.[0] : void 0;
  return yaml2.lineAt(at2 ?? 0);
}
function oddity(node) {
  if (isAlias(node)) return "an alias (*)";
  if (isSeq(node)) return "a list";
  if (!isScalar(node) && !isMap(node)) return void 0;
  if (node.anchor !== void 0) return "an anchor (&)";
  return node.tag === void 0 ? void 0 : "a tag (!)";
}
var wrapper;
var init_yaml_settings = __esm({
  "src/store/yaml-settings.ts"() {
    "use strict";
    init_browser();
    init_shallow_yaml();
    wrapper = "autonomous_loop";
  }
});

// src/store/parse-configuration.ts
var parse_configuration_exports = {};
__export(parse_configuration_exports, {
  parseConfiguration: () => parseConfiguration
});
function parseConfiguration(root, sources) {
  const all = [
    { ...readProjectFile(root, sources.projectFile), rules: projectRules },
    { ...readUserFile(sources), rules: isOfProject(root, sources.userFile) ? environmentRules : userRules },
    { given: readVariables(sources.variables), problems: [], rules: environmentRules }
  ].map(({ given, problems: problems2, rules }) => {
    const judged = judgeSettings(given, rules);
    return { settings: judged.settings, problems: [...problems2, ...judged.problems] };
  });
  const problems = all.flatMap((source2) => source2.problems);
  if (problems.length > 0) throw refusal(problems);
  return new Map(all.flatMap(({ settings }) => settings).map((setting) => [setting.key, setting]));
}
function isOfProject(root, file2) {
  return file2 !== null && realPathInside(root, file2) !== void 0;
}
function readProjectFile(root, file2) {
  if (stampOf(file2) === null) return { given: [], problems: [] };
  const real = realPathInside(root, file2);
  if (real === void 0 || !staysInProject(real)) {
    return { given: [], problems: [`${file2}: expected a file of the project; received a link that leads out of it`] };
  }
  return readFile(file2, "project file");
}
function readUserFile({ userFile: userFile2, variables }) {
  const isNamed = variables.some(([name]) => name === fileVariable);
  if (userFile2 === null || !isNamed && stampOf(userFile2) === null) return { given: [], problems: [] };
  if ((0, import_node_path6.isAbsolute)(userFile2)) return readFile(userFile2, "user file");
  const problem = `the environment variable ${fileVariable}: expected an absolute path; received ${excerpt(userFile2)}`;
  return { given: [], problems: [problem] };
}
function readFile(file2, source2) {
  const read = readConfigurationText(file2);
  if ("problem" in read) return { given: [], problems: [`${file2}: ${read.problem}`] };
  const yaml2 = readYamlSettings(read.text, (line2) => ({ source: source2, file: file2, line: line2 }));
  if ("given" in yaml2) return { given: yaml2.given, problems: [] };
  return { given: [], problems: yaml2.problems.map(({ line: line2, message }) => `${file2}, line ${line2}: ${message}`) };
}
function readVariables(variables) {
  return variables.filter(([name]) => name !== fileVariable).map(([variable, text4]) => ({
    key: variable.slice(variablePrefix.length).toLowerCase(),
    values: [typedValue(text4.trim()), text4],
    written: text4,
    origin: { source: "environment", variable }
  }));
}
function typedValue(text4) {
  if (/^(?:true|false)$/i.test(text4)) return text4.toLowerCase() === "true";
  if (/^null$/i.test(text4)) return null;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text4) ? Number(text4) : text4;
}
function refusal(problems) {
  return new WorkflowError(
    `The configuration is not valid
${firstOf(problems).map((line2) => `  ${line2}`).join("\n")}`,
    {
      fix: "Mend or remove what is named here; templates/configuration.yaml of the plugin explains every key.",
      exitCode: exitCodes.invalidState
    }
  );
}
var import_node_path6;
var init_parse_configuration = __esm({
  "src/store/parse-configuration.ts"() {
    "use strict";
    import_node_path6 = require("node:path");
    init_configuration_rules();
    init_configuration_settings();
    init_project_path();
    init_sentences();
    init_workflow_error();
    init_configuration_sources();
    init_configuration_text();
    init_paths();
    init_yaml_settings();
  }
});

// src/store/configuration.ts
async function readConfiguration(root, environment = process.env) {
  const sources = findSources(root, environment);
  const madeFrom = fingerprint2(sources);
  const cached2 = readCache(root);
  if (cached2?.madeFrom === madeFrom) return { ...defaultConfiguration, ...cached2.settings };
  if (cached2 === void 0 && isUnset(sources)) return { ...defaultConfiguration };
  const { parseConfiguration: parseConfiguration2 } = await Promise.resolve().then(() => (init_parse_configuration(), parse_configuration_exports));
  const parsed = parseConfiguration2(root, sources);
  const settings = Object.fromEntries([...parsed].map(([key, { value }]) => [key, value]));
  writeCache(root, sources, { settings, madeFrom });
  return { ...defaultConfiguration, ...settings };
}
function lastConfiguration(root) {
  return { ...defaultConfiguration, ...readCache(root)?.settings };
}
async function currentConfiguration(root, environment = process.env) {
  try {
    return { configuration: await readConfiguration(root, environment) };
  } catch (error2) {
    if (!isWorkflowError(error2)) throw error2;
    return { configuration: lastConfiguration(root), problem: error2 };
  }
}
function configuredPath(root, path, workflow) {
  const filled = path.replaceAll("{name}", requireWorkflowName(workflow));
  const absolute = (0, import_node_path7.resolve)(root, filled);
  if ((0, import_node_path7.isAbsolute)(filled)) return absolute;
  const real = realPathInside(root, absolute);
  if (staysInProject(filled) && real !== void 0 && (real === "" || staysInProject(real))) return absolute;
  throw new WorkflowError("A path of the configuration leads out of the project", {
    where: absolute,
    expected: "a path inside the project, outside its .git folder",
    ...real !== void 0 && { received: real },
    fix: "Choose another path in the configuration, or remove the symbolic link that leads there.",
    exitCode: exitCodes.invalidState
  });
}
var import_node_path7;
var init_configuration2 = __esm({
  "src/store/configuration.ts"() {
    "use strict";
    import_node_path7 = require("node:path");
    init_configuration();
    init_project_path();
    init_workflow_error();
    init_workflow_name();
    init_configuration_cache();
    init_configuration_sources();
    init_paths();
  }
});

// src/store/log.ts
function defaultLogFile(paths) {
  return (0, import_node_path8.join)(paths.runtime, "log.jsonl");
}
function log({ log_level }, file2, now, entry) {
  if (!isLogged(entry.level, log_level)) return;
  try {
    const line2 = JSON.stringify(
      { time: now.toISOString(), ...entry },
      (_, value) => typeof value === "string" ? cut(printable(value), longestValue2) : value
    );
    (0, import_node_fs9.mkdirSync)((0, import_node_path8.dirname)(file2), { recursive: true });
    if (!isLog(file2)) return;
    if (isFull(file2)) rotate(file2);
    (0, import_node_fs9.appendFileSync)(file2, `${line2}
`);
  } catch {
    return;
  }
}
function isLog(file2) {
  if ((0, import_node_path8.basename)(file2) === "journal.jsonl") return false;
  const found = (0, import_node_fs9.statSync)(file2, { throwIfNoEntry: false });
  if (found?.isFile() === false) return false;
  if ((found?.size ?? 0) === 0) return true;
  const handle = (0, import_node_fs9.openSync)(file2, "r");
  try {
    const start = Buffer.alloc(firstLetters.length);
    (0, import_node_fs9.readSync)(handle, start, 0, start.length, 0);
    return start.toString("latin1") === firstLetters;
  } finally {
    (0, import_node_fs9.closeSync)(handle);
  }
}
function isFull(file2) {
  return ((0, import_node_fs9.statSync)(file2, { throwIfNoEntry: false })?.size ?? 0) >= largestBytes;
}
function rotate(file2) {
  const mark = `${file2}.rotating`;
  try {
    (0, import_node_fs9.writeFileSync)(mark, "", { flag: "wx" });
  } catch {
    if (isStale(mark)) (0, import_node_fs9.rmSync)(mark, { force: true });
    return;
  }
  try {
    if (isFull(file2)) (0, import_node_fs9.renameSync)(file2, `${file2}.1`);
  } catch {
    return;
  } finally {
    (0, import_node_fs9.rmSync)(mark, { force: true });
  }
}
function isStale(mark) {
  const modified2 = (0, import_node_fs9.statSync)(mark, { throwIfNoEntry: false })?.mtimeMs;
  return modified2 !== void 0 && Date.now() - modified2 > staleAfterMilliseconds;
}
var import_node_fs9, import_node_path8, largestBytes, longestValue2, firstLetters, staleAfterMilliseconds;
var init_log2 = __esm({
  "src/store/log.ts"() {
    "use strict";
    import_node_fs9 = require("node:fs");
    import_node_path8 = require("node:path");
    init_log_level();
    init_workflow_error();
    largestBytes = 5e6;
    longestValue2 = 4e3;
    firstLetters = '{"time":"';
    staleAfterMilliseconds = 1e4;
  }
});

// src/store/log-event.ts
function logEvent(paths, now, event) {
  try {
    const settings = lastConfiguration(paths.root);
    const isDefault = settings.log_file === defaultConfiguration.log_file;
    const file2 = isDefault ? defaultLogFile(paths) : configuredPath(paths.root, settings.log_file, paths.name);
    log(settings, file2, now, { ...event, level: levelOf(event, settings) });
  } catch {
    return;
  }
}
var init_log_event = __esm({
  "src/store/log-event.ts"() {
    "use strict";
    init_configuration();
    init_log_level();
    init_configuration2();
    init_log2();
  }
});

// src/store/journal.ts
function note(paths, now, event, state) {
  const time2 = now.toISOString();
  appendLines(paths.journal, [JSON.stringify({ time: time2, ...event, state })]);
  logEvent(paths, now, event);
  if (event.event === "changed") return;
  appendLines(paths.progress, [`${time2.slice(0, 19).replace("T", " ")}Z  ${describeEvent(event)}`], { flushed: false });
}
function readJournal(paths) {
  try {
    return readRegular(paths.journal).toString("utf8").split("\n");
  } catch {
    return [];
  }
}
var init_journal = __esm({
  "src/store/journal.ts"() {
    "use strict";
    init_events();
    init_atomic();
    init_log_event();
    init_open_regular();
  }
});

// src/store/outlook-file.ts
async function readOutlook(paths) {
  const fresh = readFreshOutlook(paths);
  if (fresh !== void 0) return fresh;
  const { refreshOutlook: refreshOutlook2 } = await Promise.resolve().then(() => (init_ledger_file(), ledger_file_exports));
  return refreshOutlook2(paths);
}
function readFreshOutlook(paths) {
  const stored = readJsonLike((0, import_node_path9.join)(paths.runtime, outlookFile), sample);
  const { size, mtimeMs } = (0, import_node_fs10.statSync)(paths.ledger, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 };
  return stored?.size === size && stored.mtimeMs === mtimeMs ? stored.outlook : void 0;
}
var import_node_fs10, import_node_path9, outlookFile, sample;
var init_outlook_file = __esm({
  "src/store/outlook-file.ts"() {
    "use strict";
    import_node_fs10 = require("node:fs");
    import_node_path9 = require("node:path");
    init_json_file();
    init_remove_file();
    outlookFile = "outlook.json";
    sample = {
      size: 0,
      mtimeMs: 0,
      outlook: {
        questions: [{ id: "", text: "", priority: "low" }],
        urgentQuestions: 0,
        gaps: [{ id: "", task: "" }],
        analystPays: true,
        newClaims: 0,
        verifiers: 0,
        warnings: [""],
        checks: ""
      }
    };
  }
});

// src/engine/redirect.ts
function priorityOf(value) {
  return typeof value === "string" && /^(?:high|urgent|critical)$/i.test(value.trim()) ? "high" : "normal";
}
var init_redirect = __esm({
  "src/engine/redirect.ts"() {
    "use strict";
  }
});

// src/engine/spent-state.ts
function withSpend(state, { usd, tokens }) {
  const cost_usd = larger(state.cost_usd, usd);
  const spent = larger(state.tokens, tokens);
  return cost_usd === state.cost_usd && spent === state.tokens ? state : { ...state, cost_usd, tokens: spent };
}
function larger(before, now) {
  if (before === null || now === null) return before ?? now;
  return Math.max(before, now);
}
var init_spent_state = __esm({
  "src/engine/spent-state.ts"() {
    "use strict";
  }
});

// src/store/is-alive.ts
function isAlive(pid) {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error2) {
    return error2.code === "EPERM";
  }
}
function isZombie(pid) {
  if (process.platform !== "linux") return false;
  try {
    const stat = (0, import_node_fs11.readFileSync)(`/proc/${pid}/stat`, "utf8");
    return /^[ZX]/.test(stat.slice(stat.lastIndexOf(")") + 2));
  } catch {
    return false;
  }
}
var import_node_fs11;
var init_is_alive = __esm({
  "src/store/is-alive.ts"() {
    "use strict";
    import_node_fs11 = require("node:fs");
  }
});

// src/engine/lease.ts
function isOwnerThere(lease, { host, alive, bootedAt, lastSign, now }) {
  if (lease.released !== null) return false;
  if (lease.host !== host) return now - lastSign < silentAfterMilliseconds;
  return alive && Date.parse(lease.claimed_at) >= bootedAt - bootMarginMilliseconds;
}
function judgeClaim(lease, held2, session, takeOver) {
  if (lease?.session === session) return lease.released === null ? "renewed" : "granted";
  return !held2 || takeOver ? "granted" : "refused";
}
var silentAfterMilliseconds, bootMarginMilliseconds;
var init_lease = __esm({
  "src/engine/lease.ts"() {
    "use strict";
    silentAfterMilliseconds = 10 * 6e4;
    bootMarginMilliseconds = 6e4;
  }
});

// src/store/signs-of-life.ts
function lastSignOfLife(paths) {
  return Math.max(...["activity", "turn", "heartbeat"].map((name) => modified((0, import_node_path10.join)(paths.runtime, name))));
}
function modified(path) {
  return (0, import_node_fs12.statSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
var import_node_fs12, import_node_path10;
var init_signs_of_life = __esm({
  "src/store/signs-of-life.ts"() {
    "use strict";
    import_node_fs12 = require("node:fs");
    import_node_path10 = require("node:path");
  }
});

// src/store/lease.ts
function readLease(paths) {
  const lease = readJson(leaseFile(paths));
  if (!resembles(lease, { session: "", process: 0 }) || !Number.isSafeInteger(lease.process)) return void 0;
  const whole = { host: (0, import_node_os2.hostname)(), folder: paths.root, claimed_at: "", released: null, ...lease };
  const isReason = whole.released === null || typeof whole.released === "string";
  return isReason && resembles(whole, sample2) ? whole : void 0;
}
function writeLease(paths, lease) {
  writeAtomic(leaseFile(paths), JSON.stringify(lease));
}
function isHeld(paths, lease) {
  if (lease === void 0) return false;
  const now = Date.now();
  return isOwnerThere(lease, {
    host: (0, import_node_os2.hostname)(),
    alive: isAlive(lease.process),
    bootedAt: now - (0, import_node_os2.uptime)() * 1e3,
    lastSign: lastSignOfLife(paths),
    now
  });
}
var import_node_os2, import_node_path11, sample2, leaseFile;
var init_lease2 = __esm({
  "src/store/lease.ts"() {
    "use strict";
    import_node_os2 = require("node:os");
    import_node_path11 = require("node:path");
    init_lease();
    init_resembles();
    init_atomic();
    init_is_alive();
    init_json_file();
    init_signs_of_life();
    sample2 = { session: "", process: 0, host: "", folder: "", claimed_at: "", released: null };
    leaseFile = (paths) => (0, import_node_path11.join)(paths.runtime, "lease.json");
  }
});

// src/store/lock.ts
function sharedStorage() {
  const key = /* @__PURE__ */ Symbol.for("autonomous-workflow: held locks");
  const shared = globalThis;
  return shared[key] ??= new import_node_async_hooks.AsyncLocalStorage();
}
async function withLock(folder, patienceMilliseconds3, work) {
  const holding = held.getStore() ?? /* @__PURE__ */ new Set();
  const lock = (0, import_node_path12.join)(folder, "lock");
  if (holding.has(folder)) return work(() => refresh(lock));
  (0, import_node_fs13.mkdirSync)(folder, { recursive: true });
  const token = acquireToken(folder);
  let deadline;
  try {
    while (!tryLink(token, lock)) {
      deadline ??= performance.now() + patienceMilliseconds3;
      if (!breakStale(lock, token) && performance.now() > deadline) throw busy(lock);
      await sleep(pollMilliseconds);
      refresh(token);
    }
    try {
      sweep(folder, token);
      return await held.run(/* @__PURE__ */ new Set([...holding, folder]), () => work(() => refresh(lock)));
    } finally {
      release(lock, token);
    }
  } finally {
    removeFile(token);
  }
}
async function sleep(milliseconds) {
  await new Promise((resolve4) => setTimeout(resolve4, milliseconds));
}
function acquireToken(folder) {
  taken += 1;
  const token = (0, import_node_path12.join)(folder, `lock.${process.pid}-${taken}-${process.hrtime.bigint().toString(36)}`);
  (0, import_node_fs13.writeFileSync)(token, JSON.stringify({ pid: process.pid, host: (0, import_node_os3.hostname)(), token }), { flag: "wx" });
  return token;
}
function tryLink(token, lock) {
  try {
    (0, import_node_fs13.linkSync)(token, lock);
    return true;
  } catch (error2) {
    const { code } = error2;
    if (code === "EEXIST") return false;
    if (code !== "EPERM" && code !== "ENOTSUP" && code !== "EOPNOTSUPP" && code !== "ENOSYS") throw error2;
    return tryCopy(token, lock);
  }
}
function tryCopy(token, lock) {
  try {
    (0, import_node_fs13.copyFileSync)(token, lock, import_node_fs13.constants.COPYFILE_EXCL);
    return true;
  } catch (error2) {
    if (error2.code === "EEXIST") return false;
    throw error2;
  }
}
function refresh(lock) {
  const now = /* @__PURE__ */ new Date();
  if ((0, import_node_fs13.existsSync)(lock)) (0, import_node_fs13.utimesSync)(lock, now, now);
}
function release(lock, token) {
  if (readOwner(lock)?.token === token) removeFile(lock);
}
function breakStale(lock, token) {
  if (!isStale2(lock)) return false;
  const breaker2 = `${lock}-breaker`;
  if (!tryLink(token, breaker2)) {
    breakStale(breaker2, token);
    return false;
  }
  try {
    if (isStale2(lock)) removeFile(lock);
    return true;
  } finally {
    release(breaker2, token);
  }
}
function sweep(folder, token) {
  for (const name of (0, import_node_fs13.readdirSync)(folder)) {
    const file2 = (0, import_node_path12.join)(folder, name);
    if (name.startsWith("lock-")) breakStale(file2, token);
    if (!name.startsWith("lock.")) continue;
    const isUnnamed = readOwner(file2) === void 0 && ageMilliseconds(file2) > staleAfterMilliseconds2;
    if (isUnnamed || isOrphaned(file2)) removeFile(file2);
  }
}
function readOwner(lock) {
  if (((0, import_node_fs13.statSync)(lock, { throwIfNoEntry: false })?.size ?? 0) > largestOwnerBytes) return void 0;
  return readJsonLike(lock, { pid: 0, host: "", token: "" });
}
function isStale2(lock) {
  return ageMilliseconds(lock) > staleAfterMilliseconds2 || isOrphaned(lock);
}
function isOrphaned(file2) {
  const owner = readOwner(file2);
  return owner?.host === (0, import_node_os3.hostname)() && !isAlive(owner.pid);
}
function ageMilliseconds(file2) {
  try {
    return Math.max(0, Date.now() - (0, import_node_fs13.statSync)(file2).mtimeMs);
  } catch {
    return -1;
  }
}
function busy(lock) {
  const owner = readOwner(lock);
  return new WorkflowError("Another process is writing this workflow", {
    where: lock,
    ...owner !== void 0 && { received: `a lock of process ${owner.pid} on ${owner.host}` },
    fix: "Try again in a moment. If that process hangs, end it; its lock is then broken by itself."
  });
}
var import_node_async_hooks, import_node_fs13, import_node_os3, import_node_path12, staleAfterMilliseconds2, pollMilliseconds, largestOwnerBytes, taken, held;
var init_lock = __esm({
  "src/store/lock.ts"() {
    "use strict";
    import_node_async_hooks = require("node:async_hooks");
    import_node_fs13 = require("node:fs");
    import_node_os3 = require("node:os");
    import_node_path12 = require("node:path");
    init_workflow_error();
    init_is_alive();
    init_json_file();
    init_remove_file();
    staleAfterMilliseconds2 = 3e4;
    pollMilliseconds = 10;
    largestOwnerBytes = 4096;
    taken = 0;
    held = sharedStorage();
  }
});

// src/engine/usage.ts
function addUsage(usage2, model, more, sign2 = 1) {
  const key = usage2.has(model) || usage2.size < mostModels ? model : "other";
  const { tokens, weight, searches } = usage2.get(key) ?? { tokens: 0, weight: 0, searches: 0 };
  usage2.set(key, {
    tokens: tokens + sign2 * more.tokens,
    weight: weight + sign2 * more.weight,
    searches: searches + sign2 * more.searches
  });
}
function tokensOf(usage2) {
  let sum2 = 0;
  for (const { tokens } of usage2.values()) sum2 += tokens;
  return sum2;
}
function combine(one, other, sign2 = 1) {
  const usage2 = new Map(one.usage);
  for (const [model, more] of other.usage) addUsage(usage2, model, more, sign2);
  return { usd: one.usd + sign2 * other.usd, tokens: one.tokens + sign2 * other.tokens, usage: usage2 };
}
function isSettled2({ usage: usage2 }) {
  return [...usage2.values()].every(({ tokens, searches }) => tokens === 0 && searches === 0);
}
function priced({ usd, tokens, usage: usage2 }, prices) {
  let sum2 = usd;
  for (const [model, { weight, searches, tokens: used }] of usage2) {
    if (used === 0 && searches === 0) continue;
    const cost = costOf(model, weight, searches, prices);
    sum2 = sum2 === null || cost === null ? null : sum2 + cost;
  }
  return { usd: sum2 === null ? null : Math.max(0, sum2), tokens: Math.max(0, tokens + tokensOf(usage2)) };
}
var mostModels, nothingSpent;
var init_usage = __esm({
  "src/engine/usage.ts"() {
    "use strict";
    init_prices();
    mostModels = 50;
    nothingSpent = () => ({ usd: 0, tokens: 0, usage: /* @__PURE__ */ new Map() });
  }
});

// src/engine/meter.ts
function newMeter(from, fresh) {
  return {
    from,
    until: null,
    said: fresh ? { usd: 0, tokens: 0 } : null,
    settled: { usd: 0, tokens: 0 },
    open: /* @__PURE__ */ new Map(),
    estimated: /* @__PURE__ */ new Map(),
    outside: false,
    surcharged: /* @__PURE__ */ new Set()
  };
}
function countMessage(meter, last, row) {
  const { id, model, usage: usage2 } = row;
  if (usage2.tokens === 0 && usage2.searches === 0) return last;
  if (row.surcharged) meter.surcharged.add(model);
  const again = last !== null && id !== "" && last.id === id ? last : null;
  const counted = again?.counted ?? isPaid(meter, row.time);
  if (!counted) meter.outside = true;
  else {
    if (again !== null) addUsage(meter.open, again.model, again.usage, -1);
    addUsage(meter.open, model, usage2);
  }
  return { id, model, usage: usage2, counted };
}
function settle(meter, row) {
  const { said: said2, open: open2 } = meter;
  if (said2 !== null && row.usd <= said2.usd && row.tokens <= said2.tokens) return;
  meter.said = { usd: row.usd, tokens: row.tokens };
  const covers = said2 !== null && !meter.outside && row.complete && row.tokens - said2.tokens >= tokensOf(open2);
  if (covers) {
    meter.settled = {
      usd: meter.settled.usd + Math.max(0, row.usd - said2.usd),
      tokens: meter.settled.tokens + row.tokens - said2.tokens
    };
  } else {
    for (const [model, usage2] of open2) addUsage(meter.estimated, model, usage2);
  }
  open2.clear();
  meter.outside = false;
}
function totalOf({ settled, open: open2, estimated }) {
  const usage2 = new Map(estimated);
  for (const [model, more] of open2) addUsage(usage2, model, more);
  return { ...settled, usage: usage2 };
}
function isPaid({ from, until: until2 }, time2) {
  if (time2 === null) return until2 === null;
  return time2 >= from && (until2 === null || time2 <= until2);
}
var init_meter = __esm({
  "src/engine/meter.ts"() {
    "use strict";
    init_usage();
  }
});

// src/store/lines-with.ts
function eachLineWith(lines, words4, take2) {
  const next = words4.map((word2) => lines.indexOf(word2));
  for (; ; ) {
    const found = Math.min(...next.filter((place) => place >= 0));
    if (found === Infinity) return;
    const newline = lines.indexOf(10, found);
    const end2 = newline === -1 ? lines.length : newline;
    take2(lines.toString("utf8", lines.lastIndexOf(10, found) + 1, end2));
    for (const [index, place] of next.entries()) {
      const word2 = words4[index];
      if (word2 !== void 0 && place >= 0 && place < end2) next[index] = lines.indexOf(word2, end2);
    }
  }
}
var init_lines_with = __esm({
  "src/store/lines-with.ts"() {
    "use strict";
  }
});

// src/store/appended-lines.ts
function readAppended(path, position, words4, allowance, take2) {
  const stats = fileStats(path);
  if (stats === void 0) return void 0;
  const end2 = positionAt(stats);
  const restarted = position !== void 0 && (position.inode !== end2.inode || position.offset > end2.offset);
  const start = position === void 0 || restarted ? 0 : position.offset;
  if (start === end2.offset) return end2;
  try {
    const file2 = (0, import_node_fs14.openSync)(path, "r");
    try {
      const offset = readLines(
        file2,
        start,
        end2.offset,
        restarted ? { bytes: Infinity } : allowance,
        (lines) => eachLineWith(lines, words4, (line2) => take2(line2, restarted))
      );
      return { ...end2, offset };
    } finally {
      (0, import_node_fs14.closeSync)(file2);
    }
  } catch {
    return void 0;
  }
}
function endOf(path) {
  const stats = fileStats(path);
  return stats === void 0 ? void 0 : positionAt(stats);
}
function positionAt({ size, ino, mtimeMs }) {
  return { offset: size, inode: ino, modified: mtimeMs };
}
function fileStats(path) {
  try {
    const stats = (0, import_node_fs14.statSync)(path);
    return stats.isFile() ? stats : void 0;
  } catch {
    return void 0;
  }
}
function readLines(file2, start, size, allowance, take2) {
  let offset = start;
  for (let length = pieceBytes; offset < size && (allowance.bytes > 0 || length > pieceBytes); ) {
    const piece = Buffer.allocUnsafe(Math.min(length, size - offset));
    const read = (0, import_node_fs14.readSync)(file2, piece, 0, piece.length, offset);
    allowance.bytes -= read;
    const end2 = piece.subarray(0, read).lastIndexOf(10) + 1;
    if (end2 > 0) {
      take2(piece.subarray(0, end2));
      offset += end2;
      length = pieceBytes;
    } else if (read < length) {
      break;
    } else if (length < mostLineBytes) {
      length *= 2;
    } else {
      offset += read;
      length = pieceBytes;
    }
  }
  return offset;
}
var import_node_fs14, pieceBytes, mostLineBytes;
var init_appended_lines = __esm({
  "src/store/appended-lines.ts"() {
    "use strict";
    import_node_fs14 = require("node:fs");
    init_lines_with();
    pieceBytes = 1024 * 1024;
    mostLineBytes = 32 * 1024 * 1024;
  }
});

// src/store/count-session.ts
function countSession(session, now, thorough, allowance) {
  const since = thorough ? -Infinity : session.looked - idleMilliseconds;
  const costs = [];
  let changed = false;
  const folder = `${session.transcript.replace(/\.jsonl$/, "")}/subagents`;
  for (const name of transcriptsIn(folder)) {
    if (allowance.bytes <= 0) break;
    const before = session.agents.get(name);
    if (before !== void 0 && before.modified < since) continue;
    const after = countFile(session, (0, import_node_path13.join)(folder, name), before ?? null, allowance, costs);
    if (after === null || after.offset === before?.offset) continue;
    session.agents.set(name, after);
    changed = true;
  }
  if (allowance.bytes <= 0) return { changed, cost: void 0 };
  session.looked = now.getTime();
  const main = countFile(session, session.transcript, session.main, allowance, costs);
  changed ||= main !== null && main.offset !== session.main?.offset;
  session.main = main ?? session.main;
  return { changed, cost: costs.at(-1) };
}
function countFile(session, path, before, allowance, costs) {
  let last = before?.last ?? null;
  let latest = before?.latest ?? 0;
  const position = readAppended(path, before ?? void 0, words, allowance, (line2, restarted) => {
    const row = parseTranscriptRow(line2);
    if (row?.kind === "cost") {
      settle(session.meter, row);
      costs.push(row);
    }
    if (row?.kind !== "message") return;
    if (restarted && (row.time ?? 0) <= (before?.latest ?? 0)) return;
    last = countMessage(session.meter, last, row);
    latest = Math.max(latest, row.time ?? 0);
  });
  return position === void 0 ? null : { ...position, latest, last };
}
function transcriptsIn(folder) {
  try {
    return (0, import_node_fs15.readdirSync)(folder).filter((name) => name.endsWith(".jsonl"));
  } catch {
    return [];
  }
}
var import_node_fs15, import_node_path13, words, idleMilliseconds;
var init_count_session = __esm({
  "src/store/count-session.ts"() {
    "use strict";
    import_node_fs15 = require("node:fs");
    import_node_path13 = require("node:path");
    init_meter();
    init_transcript_row();
    init_appended_lines();
    words = ['"usage":', '"cost-state"'].map((word2) => Buffer.from(word2));
    idleMilliseconds = 6e5;
  }
});

// src/store/learned-prices.ts
function readPrices(root) {
  const json = readJson(pricesFile(root));
  if (typeof json !== "object" || json === null) return /* @__PURE__ */ new Map();
  return new Map(Object.entries(json).filter((entry) => isPrice(entry[1])));
}
function learnPrices(root, { models, complete: complete2 }, surcharged) {
  if (!complete2) return;
  const known = readPrices(root);
  const learned = new Map(known);
  for (const { model, usd, usage: usage2 } of models) {
    const price = priceFrom(usd, usage2.weight, usage2.searches);
    if (price !== void 0 && !surcharged.has(model)) learned.set(model, price);
  }
  if ([...learned].every(([model, price]) => known.get(model) === price)) return;
  writeAtomic(pricesFile(root), `${JSON.stringify(Object.fromEntries(learned), void 0, 2)}
`);
}
var import_node_path14, pricesFile;
var init_learned_prices = __esm({
  "src/store/learned-prices.ts"() {
    "use strict";
    import_node_path14 = require("node:path");
    init_prices();
    init_atomic();
    init_json_file();
    init_project();
    pricesFile = (root) => (0, import_node_path14.join)(root, projectFolder, "prices.json");
  }
});

// src/store/spend-of-journal.ts
function spendOfJournal(paths) {
  const file2 = { sessions: /* @__PURE__ */ new Map(), iteration: null, last: null, phases: /* @__PURE__ */ new Map() };
  let all = nothingSpent();
  for (const line2 of parseJournal(readJournal(paths))) {
    if (line2.event === "iteration-begun") {
      const phase2 = /^Phase (\w)/.exec(line2.state?.current_phase ?? "")?.[1] ?? "?";
      file2.iteration = { number: line2.iteration, phase: phase2, before: all };
    }
    if (line2.event !== "spent" || !isMoney(line2.usd) || !Number.isSafeInteger(line2.tokens)) continue;
    const { usd, iteration } = line2;
    const tokens = Number(line2.tokens);
    const spent = { ...nothingSpent(), usd, tokens };
    const phase = file2.iteration?.phase ?? "?";
    all = combine(all, spent);
    file2.phases.set(phase, combine(file2.phases.get(phase) ?? nothingSpent(), spent));
    Object.assign(file2, { last: { iteration, usd, tokens }, iteration: null });
    const meter = { ...newMeter(Date.parse(line2.time), true), until: 0, settled: { usd: all.usd, tokens: all.tokens } };
    file2.sessions.set(lostSessions, { transcript: "", looked: 0, main: null, agents: /* @__PURE__ */ new Map(), meter });
  }
  return file2;
}
var lostSessions;
var init_spend_of_journal = __esm({
  "src/store/spend-of-journal.ts"() {
    "use strict";
    init_journal_line();
    init_meter();
    init_transcript_row();
    init_usage();
    init_journal();
    lostSessions = "";
  }
});

// src/store/spend-file.ts
function writeSpendFile(paths, file2) {
  writeAtomic(
    spendPath(paths),
    JSON.stringify(file2, (_, value) => value instanceof Map || value instanceof Set ? [...value] : value),
    // An older one says how far it had read: what came since is counted again.
    { flush: "file" }
  );
}
function readSpendFile(paths) {
  const json = readJson(spendPath(paths));
  if (json === void 0) return void 0;
  try {
    return revive(json);
  } catch (error2) {
    if (error2 instanceof TypeError) return void 0;
    throw error2;
  }
}
function revive({ sessions, iteration, last, phases: phases2 }) {
  return {
    sessions: mapOf2(sessions, reviveSession),
    iteration: orNull(iteration, ({ number: number3, phase, before }) => ({
      number: amount(number3),
      phase: text(phase),
      before: reviveTotal(before)
    })),
    last: orNull(last, (amounts) => ({
      iteration: amount(amounts.iteration),
      usd: orNull(amounts.usd, amount),
      tokens: orNull(amounts.tokens, amount)
    })),
    phases: mapOf2(phases2, reviveTotal)
  };
}
function reviveSession({ transcript, looked, meter, main, agents }) {
  return {
    transcript: text(transcript),
    looked: amount(looked),
    meter: {
      from: amount(meter.from),
      until: orNull(meter.until, amount),
      said: orNull(meter.said, reviveSum),
      settled: reviveSum(meter.settled),
      open: mapOf2(meter.open, reviveUsage),
      estimated: mapOf2(meter.estimated, reviveUsage),
      outside: flag(meter.outside),
      surcharged: new Set([...meter.surcharged].map(text))
    },
    main: orNull(main, reviveFile),
    agents: mapOf2(agents, reviveFile)
  };
}
function reviveFile({ offset, inode, modified: modified2, latest, last }) {
  return {
    offset: amount(offset),
    inode: amount(inode),
    modified: amount(modified2),
    latest: amount(latest),
    last: orNull(last, ({ id, model, usage: usage2, counted }) => ({
      id: text(id),
      model: text(model),
      usage: reviveUsage(usage2),
      counted: flag(counted)
    }))
  };
}
function reviveTotal({ usd, tokens, usage: usage2 }) {
  return { ...reviveSum({ usd, tokens }), usage: mapOf2(usage2, reviveUsage) };
}
function reviveSum({ usd, tokens }) {
  return { usd: amount(usd), tokens: amount(tokens) };
}
function reviveUsage({ tokens, weight, searches }) {
  return { tokens: amount(tokens), weight: amount(weight), searches: amount(searches) };
}
function mapOf2(pairs2, reviveValue) {
  return new Map([...pairs2].map(([key, value]) => [text(key), reviveValue(value)]));
}
function orNull(value, reviveValue) {
  return value === null ? null : reviveValue(value);
}
function amount(value) {
  if (typeof value !== "number" || !Number.isFinite(value)) throw new TypeError("not a number");
  return value;
}
function text(value) {
  if (typeof value !== "string") throw new TypeError("not a text");
  return value;
}
function flag(value) {
  if (typeof value !== "boolean") throw new TypeError("not a flag");
  return value;
}
var import_node_path15, spendPath;
var init_spend_file = __esm({
  "src/store/spend-file.ts"() {
    "use strict";
    import_node_path15 = require("node:path");
    init_atomic();
    init_json_file();
    spendPath = (paths) => (0, import_node_path15.join)(paths.runtime, "spend.json");
  }
});

// src/store/spend.ts
async function beginSpend(paths, session, transcript, now) {
  await change(paths, (file2) => {
    const known = file2.sessions.get(session);
    for (const other of file2.sessions.values()) if (other !== known) leave(paths, other, now);
    if (known === void 0) {
      file2.sessions.set(session, newSession(paths, transcript, now));
      return true;
    }
    if (known.meter.until !== null) {
      count2(paths, known, now);
      Object.assign(known.meter, { from: now.getTime(), until: null });
    }
    known.transcript = transcript;
    return true;
  });
}
async function leaveSpend(paths, session, now) {
  await change(paths, (file2) => {
    const known = file2.sessions.get(session);
    return known !== void 0 && leave(paths, known, now);
  });
}
async function markIteration(paths, progress, now) {
  return change(paths, (file2) => {
    const counted = countAll(paths, file2, now, true, { bytes: progress === null ? Infinity : mostBytesPerTurn });
    const { iteration } = file2;
    if (iteration?.number === progress?.iteration) return counted;
    const total = workflowTotal(file2);
    if (iteration !== null) {
      const spent = combine(total, iteration.before, -1);
      file2.phases.set(iteration.phase, combine(file2.phases.get(iteration.phase) ?? nothingSpent(), spent));
      const isKnown = priced(total, /* @__PURE__ */ new Map()).tokens > 0;
      const amount2 = isKnown ? priced(spent, readPrices(paths.root)) : { usd: null, tokens: null };
      note(paths, now, { event: "spent", iteration: iteration.number, ...amount2 });
      const earlier = file2.last?.iteration === iteration.number ? file2.last : { usd: 0, tokens: 0 };
      file2.last = {
        iteration: iteration.number,
        usd: sum(earlier.usd, amount2.usd),
        tokens: sum(earlier.tokens, amount2.tokens)
      };
    }
    const before = file2.last === null ? nothingSpent() : total;
    const phase = /^Phase (\w)/.exec(progress?.current_phase ?? "")?.[1] ?? "?";
    file2.iteration = progress === null ? null : { number: progress.iteration, phase, before };
    return true;
  });
}
async function settleSpend(paths, now) {
  return change(paths, (file2) => countAll(paths, file2, now, false, { bytes: Infinity }));
}
function readSpend(paths) {
  return report(readSpendFile(paths) ?? spendOfJournal(paths), readPrices(paths.root));
}
async function change(paths, work) {
  try {
    return await withLock((0, import_node_path16.join)(paths.runtime, "spend"), patienceMilliseconds, () => {
      const file2 = readSpendFile(paths) ?? spendOfJournal(paths);
      if (work(file2)) writeSpendFile(paths, file2);
      return report(file2, readPrices(paths.root));
    });
  } catch (error2) {
    if (isWorkflowError(error2)) return readSpend(paths);
    throw error2;
  }
}
function countAll(paths, file2, now, thorough, allowance) {
  let changed = false;
  for (const session of file2.sessions.values()) {
    const { until: until2, open: open2 } = session.meter;
    const mayFollow = until2 === null || open2.size > 0 || now.getTime() - until2 < lateMilliseconds;
    if (mayFollow) changed = count2(paths, session, now, thorough, allowance) || changed;
  }
  return changed;
}
function leave(paths, session, now) {
  if (session.meter.until !== null) return false;
  count2(paths, session, now);
  session.meter.until = now.getTime();
  return true;
}
function count2(paths, session, now, thorough = true, allowance = { bytes: Infinity }) {
  const { changed, cost } = countSession(session, now, thorough, allowance);
  if (cost !== void 0) learnPrices(paths.root, cost, session.meter.surcharged);
  return changed;
}
function newSession(paths, transcript, now) {
  const end2 = endOf(transcript);
  const isLong = end2 !== void 0 && end2.offset > mostBytesBefore;
  const main = isLong ? { ...end2, latest: now.getTime(), last: null } : null;
  const meter = newMeter(now.getTime(), !isLong);
  const session = { ...uncounted, transcript, meter, main, agents: /* @__PURE__ */ new Map() };
  meter.until = 0;
  count2(paths, session, now);
  Object.assign(meter, { until: null, settled: { usd: 0, tokens: 0 } });
  return session;
}
function sum(one, other) {
  return one === null || other === null ? null : one + other;
}
function workflowTotal(file2) {
  return [...file2.sessions.values()].map(({ meter }) => totalOf(meter)).reduce((sum2, total) => combine(sum2, total), nothingSpent());
}
function report(file2, prices) {
  const total = workflowTotal(file2);
  const { tokens, usd } = priced(total, prices);
  if (tokens === 0) return unknownSpend;
  const phases2 = new Map(file2.phases);
  let current = null;
  if (file2.iteration !== null) {
    const { number: number3, phase, before } = file2.iteration;
    const spent = combine(total, before, -1);
    phases2.set(phase, combine(phases2.get(phase) ?? nothingSpent(), spent));
    current = { iteration: number3, ...priced(spent, prices) };
  }
  return {
    usd,
    tokens,
    exact: isSettled2(total) && !file2.sessions.has(lostSessions),
    phases: [...phases2].map(([phase, spent]) => ({ phase, ...priced(spent, prices) })),
    last: file2.last,
    current
  };
}
var import_node_path16, patienceMilliseconds, mostBytesBefore, mostBytesPerTurn, lateMilliseconds, uncounted;
var init_spend2 = __esm({
  "src/store/spend.ts"() {
    "use strict";
    import_node_path16 = require("node:path");
    init_meter();
    init_spend();
    init_usage();
    init_workflow_error();
    init_appended_lines();
    init_count_session();
    init_journal();
    init_learned_prices();
    init_lock();
    init_spend_of_journal();
    init_spend_file();
    patienceMilliseconds = 1e3;
    mostBytesBefore = 4 * 1024 * 1024;
    mostBytesPerTurn = 4 * 1024 * 1024;
    lateMilliseconds = 6e4;
    uncounted = { looked: 0, main: null };
  }
});

// src/engine/front-matter-format.ts
function formatFrontMatter(data, body) {
  const lines = Object.entries(data).filter(([, value]) => value !== void 0).map(([key, value]) => `${formatText(key)}: ${formatValue(value)}`);
  return `---
${lines.join("\n")}
---

${body}`;
}
function formatValue(value) {
  if (typeof value === "string") return formatText(value);
  if (Array.isArray(value)) return `[${value.map(formatValue).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    return `{${Object.entries(value).map(([key, inner]) => `${quoted(key)}: ${formatValue(inner)}`).join(", ")}}`;
  }
  return JSON.stringify(value);
}
function formatText(text4) {
  return plainWord.test(text4) && !reservedWord.test(text4) ? text4 : quoted(text4);
}
function quoted(text4) {
  return JSON.stringify(text4).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
  );
}
var plainWord, reservedWord;
var init_front_matter_format = __esm({
  "src/engine/front-matter-format.ts"() {
    "use strict";
    plainWord = /^[A-Za-z][A-Za-z0-9_-]*$/;
    reservedWord = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
  }
});

// src/engine/state-body.ts
function formatStateBody(state, folder) {
  const sections2 = [
    `# Autonomous Workflow State: ${state.name}`,
    `<!-- Written by \`autonomous-workflow\`; edits here are overwritten. Steer with the commands that \`autonomous-workflow --help\` lists. -->`,
    `## Current Phase

${state.current_phase}${isWriting(state) ? " (writing up)" : ""}`,
    `## Original Prompt

${indented(state.prompt)}`,
    `## Completed Phases

${completedPhases(state)}`,
    `## Research Progress

${researchProgress(state)}`,
    `## Context Restoration Files

1. ${folder}/${state.name}-state.md (this file)
2. ${folder}/${state.name}-report.tex
3. ${folder}/progress.txt
4. CLAUDE.md`
  ];
  if (state.end_reason !== null) sections2.splice(2, 0, `## End

${state.end_reason}: ${state.end_message ?? ""}`);
  return `${sections2.join("\n\n")}
`;
}
function completedPhases(state) {
  const mode = modeOf(state.workflow_type);
  const rows = [
    [phases.A, mode !== "implement", state.status === "complete" || state.current_phase !== phases.A],
    [
      phases.B,
      mode === "research-and-plan" || mode === "full-auto",
      state.status === "complete" || state.current_phase === phases.C
    ],
    [phases.C, mode === "implement" || mode === "full-auto", state.status === "complete"]
  ];
  return rows.filter(([, belongs]) => belongs).map(([phase, , done2]) => `- [${done2 ? "x" : " "}] ${phase}`).join("\n");
}
function researchProgress(state) {
  return [
    `- Iterations recorded: ${state.total_iterations_research} of at most ${state.max_iterations}`,
    `- Sources consulted: ${state.sources_cited}`,
    `- Key findings: ${state.findings_count}`,
    `- New findings in the last iteration: ${state.new_findings_last_iteration}`,
    `- Open questions: ${state.open_questions}`,
    `- Verdict: ${state.verdict ?? "none yet"}`
  ].join("\n");
}
function indented(text4) {
  return text4.replace(/^/gm, "    ");
}
var init_state_body = __esm({
  "src/engine/state-body.ts"() {
    "use strict";
    init_iteration();
    init_vocabulary();
  }
});

// src/engine/state-schema.ts
function migrateSeedState(data, body, modified2) {
  const iteration = typeof data.iteration === "number" ? data.iteration : 0;
  return {
    workflow_type: workflowTypes.research,
    ...unbegun,
    recorded_iteration: iteration,
    max_iterations: iteration + defaultConfiguration.max_iterations,
    max_duration_hours: defaultConfiguration.max_duration_hours,
    driver: "in-session",
    repository_analysis: false,
    prompt: promptInBody(body),
    started_at: modified2,
    running_since: modified2,
    updated_at: modified2,
    ...data,
    schema: 1
  };
}
function promptInBody(body) {
  const section = /^## Original Prompt[ \t]*\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(body)?.[1] ?? "";
  return section.trim();
}
var count3, instant, endReason, stateSchema;
var init_state_schema = __esm({
  "src/engine/state-schema.ts"() {
    "use strict";
    init_mini();
    init_depth();
    init_en();
    init_configuration();
    init_state();
    init_vocabulary();
    init_workflow_name();
    config(en_default());
    count3 = int().check(_gte(0));
    instant = string2().check(
      refine((text4) => !Number.isNaN(Date.parse(text4)), 'expected a date and time such as "2026-11-21T10:00:00Z"')
    );
    endReason = _enum(Object.keys(endReasons));
    stateSchema = looseObject({
      schema: literal(1),
      workflow_type: _enum(Object.values(workflowTypes)),
      name: string2().check(refine(isWorkflowName, "expected lower-case letters, digits and hyphens")),
      status: _enum(statuses),
      current_phase: _enum(Object.values(phases)),
      iteration: count3,
      total_iterations_research: count3,
      total_iterations_planning: count3,
      total_iterations_coding: count3,
      sources_cited: count3,
      findings_count: count3,
      new_findings_last_iteration: count3,
      consecutive_low_findings: count3,
      open_questions: count3,
      phase_transition_threshold: int().check(_gte(1)),
      // Files from before there were depths do without.
      depth: _default(_enum(depths), unbegun.depth),
      saturation_rule: _default(_enum(saturationRules), unbegun.saturation_rule),
      search_step: _default(_enum(searchSteps), unbegun.search_step),
      features_total: count3,
      features_complete: count3,
      features_failed: count3,
      recorded_iteration: count3,
      consecutive_failures: count3,
      failure_threshold: int().check(_gte(1)),
      // Files from before there was stall detection do without.
      stall_window: _default(int().check(_gte(2)), unbegun.stall_window),
      stall_level: _default(count3, unbegun.stall_level),
      stall_since_iteration: _default(nullable(count3), unbegun.stall_since_iteration),
      max_iterations: int().check(_gte(1)),
      max_duration_hours: number2().check(_positive()),
      max_cost_usd: _default(number2().check(_positive()), unbegun.max_cost_usd),
      budget_reserve: _default(number2().check(_gte(0), _lte(0.9)), unbegun.budget_reserve),
      cost_usd: _default(nullable(number2().check(_gte(0))), unbegun.cost_usd),
      tokens: _default(nullable(count3), unbegun.tokens),
      paused_hours: _default(number2().check(_gte(0)), unbegun.paused_hours),
      finishing: nullable(endReason),
      writing_iteration: nullable(count3),
      driver: _enum(drivers),
      repository_analysis: boolean2(),
      prompt: string2(),
      started_at: instant,
      running_since: instant,
      updated_at: instant,
      end_reason: nullable(endReason),
      end_message: nullable(string2()),
      verdict: nullable(string2())
    });
  }
});

// node_modules/.pnpm/kind-of@6.0.3/node_modules/kind-of/index.js
var require_kind_of = __commonJS({
  "node_modules/.pnpm/kind-of@6.0.3/node_modules/kind-of/index.js"(exports2, module2) {
    var toString = Object.prototype.toString;
    module2.exports = function kindOf(val) {
      if (val === void 0) return "undefined";
      if (val === null) return "null";
      var type = typeof val;
      if (type === "boolean") return "boolean";
      if (type === "string") return "string";
      if (type === "number") return "number";
      if (type === "symbol") return "symbol";
      if (type === "function") {
        return isGeneratorFn(val) ? "generatorfunction" : "function";
      }
      if (isArray(val)) return "array";
      if (isBuffer(val)) return "buffer";
      if (isArguments(val)) return "arguments";
      if (isDate(val)) return "date";
      if (isError(val)) return "error";
      if (isRegexp(val)) return "regexp";
      switch (ctorName(val)) {
        case "Symbol":
          return "symbol";
        case "Promise":
          return "promise";
        // Set, Map, WeakSet, WeakMap
        case "WeakMap":
          return "weakmap";
        case "WeakSet":
          return "weakset";
        case "Map":
          return "map";
        case "Set":
          return "set";
        // 8-bit typed arrays
        case "Int8Array":
          return "int8array";
        case "Uint8Array":
          return "uint8array";
        case "Uint8ClampedArray":
          return "uint8clampedarray";
        // 16-bit typed arrays
        case "Int16Array":
          return "int16array";
        case "Uint16Array":
          return "uint16array";
        // 32-bit typed arrays
        case "Int32Array":
          return "int32array";
        case "Uint32Array":
          return "uint32array";
        case "Float32Array":
          return "float32array";
        case "Float64Array":
          return "float64array";
      }
      if (isGeneratorObj(val)) {
        return "generator";
      }
      type = toString.call(val);
      switch (type) {
        case "[object Object]":
          return "object";
        // iterators
        case "[object Map Iterator]":
          return "mapiterator";
        case "[object Set Iterator]":
          return "setiterator";
        case "[object String Iterator]":
          return "stringiterator";
        case "[object Array Iterator]":
          return "arrayiterator";
      }
      return type.slice(8, -1).toLowerCase().replace(/\s/g, "");
    };
    function ctorName(val) {
      return typeof val.constructor === "function" ? val.constructor.name : null;
    }
    function isArray(val) {
      if (Array.isArray) return Array.isArray(val);
      return val instanceof Array;
    }
    function isError(val) {
      return val instanceof Error || typeof val.message === "string" && val.constructor && typeof val.constructor.stackTraceLimit === "number";
    }
    function isDate(val) {
      if (val instanceof Date) return true;
      return typeof val.toDateString === "function" && typeof val.getDate === "function" && typeof val.setDate === "function";
    }
    function isRegexp(val) {
      if (val instanceof RegExp) return true;
      return typeof val.flags === "string" && typeof val.ignoreCase === "boolean" && typeof val.multiline === "boolean" && typeof val.global === "boolean";
    }
    function isGeneratorFn(name, val) {
      return ctorName(name) === "GeneratorFunction";
    }
    function isGeneratorObj(val) {
      return typeof val.throw === "function" && typeof val.return === "function" && typeof val.next === "function";
    }
    function isArguments(val) {
      try {
        if (typeof val.length === "number" && typeof val.callee === "function") {
          return true;
        }
      } catch (err) {
        if (err.message.indexOf("callee") !== -1) {
          return true;
        }
      }
      return false;
    }
    function isBuffer(val) {
      if (val.constructor && typeof val.constructor.isBuffer === "function") {
        return val.constructor.isBuffer(val);
      }
      return false;
    }
  }
});

// node_modules/.pnpm/is-extendable@0.1.1/node_modules/is-extendable/index.js
var require_is_extendable = __commonJS({
  "node_modules/.pnpm/is-extendable@0.1.1/node_modules/is-extendable/index.js"(exports2, module2) {
    "use strict";
    module2.exports = function isExtendable(val) {
      return typeof val !== "undefined" && val !== null && (typeof val === "object" || typeof val === "function");
    };
  }
});

// node_modules/.pnpm/extend-shallow@2.0.1/node_modules/extend-shallow/index.js
var require_extend_shallow = __commonJS({
  "node_modules/.pnpm/extend-shallow@2.0.1/node_modules/extend-shallow/index.js"(exports2, module2) {
    "use strict";
    var isObject2 = require_is_extendable();
    module2.exports = function extend3(o) {
      if (!isObject2(o)) {
        o = {};
      }
      var len = arguments.length;
      for (var i = 1; i < len; i++) {
        var obj = arguments[i];
        if (isObject2(obj)) {
          assign2(o, obj);
        }
      }
      return o;
    };
    function assign2(a, b) {
      for (var key in b) {
        if (hasOwn(b, key)) {
          a[key] = b[key];
        }
      }
    }
    function hasOwn(obj, key) {
      return Object.prototype.hasOwnProperty.call(obj, key);
    }
  }
});

// node_modules/.pnpm/section-matter@1.0.0/node_modules/section-matter/index.js
var require_section_matter = __commonJS({
  "node_modules/.pnpm/section-matter@1.0.0/node_modules/section-matter/index.js"(exports2, module2) {
    "use strict";
    var typeOf = require_kind_of();
    var extend3 = require_extend_shallow();
    module2.exports = function(input, options2) {
      if (typeof options2 === "function") {
        options2 = { parse: options2 };
      }
      var file2 = toObject(input);
      var defaults = { section_delimiter: "---", parse: identity };
      var opts = extend3({}, defaults, options2);
      var delim = opts.section_delimiter;
      var lines = file2.content.split(/\r?\n/);
      var sections2 = null;
      var section = createSection();
      var content = [];
      var stack = [];
      function initSections(val) {
        file2.content = val;
        sections2 = [];
        content = [];
      }
      function closeSection(val) {
        if (stack.length) {
          section.key = getKey(stack[0], delim);
          section.content = val;
          opts.parse(section, sections2);
          sections2.push(section);
          section = createSection();
          content = [];
          stack = [];
        }
      }
      for (var i = 0; i < lines.length; i++) {
        var line2 = lines[i];
        var len = stack.length;
        var ln = line2.trim();
        if (isDelimiter(ln, delim)) {
          if (ln.length === 3 && i !== 0) {
            if (len === 0 || len === 2) {
              content.push(line2);
              continue;
            }
            stack.push(ln);
            section.data = content.join("\n");
            content = [];
            continue;
          }
          if (sections2 === null) {
            initSections(content.join("\n"));
          }
          if (len === 2) {
            closeSection(content.join("\n"));
          }
          stack.push(ln);
          continue;
        }
        content.push(line2);
      }
      if (sections2 === null) {
        initSections(content.join("\n"));
      } else {
        closeSection(content.join("\n"));
      }
      file2.sections = sections2;
      return file2;
    };
    function isDelimiter(line2, delim) {
      if (line2.slice(0, delim.length) !== delim) {
        return false;
      }
      if (line2.charAt(delim.length + 1) === delim.slice(-1)) {
        return false;
      }
      return true;
    }
    function toObject(input) {
      if (typeOf(input) !== "object") {
        input = { content: input };
      }
      if (typeof input.content !== "string" && !isBuffer(input.content)) {
        throw new TypeError("expected a buffer or string");
      }
      input.content = input.content.toString();
      input.sections = [];
      return input;
    }
    function getKey(val, delim) {
      return val ? val.slice(delim.length).trim() : "";
    }
    function createSection() {
      return { key: "", data: "", content: "" };
    }
    function identity(val) {
      return val;
    }
    function isBuffer(val) {
      if (val && val.constructor && typeof val.constructor.isBuffer === "function") {
        return val.constructor.isBuffer(val);
      }
      return false;
    }
  }
});

// scripts/no-js-yaml.cjs
var require_no_js_yaml = __commonJS({
  "scripts/no-js-yaml.cjs"(exports2, module2) {
    "use strict";
    var refuse2 = () => {
      throw new Error("js-yaml is not bundled");
    };
    module2.exports = { safeLoad: refuse2, safeDump: refuse2 };
  }
});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/engines.js
var require_engines = __commonJS({
  "node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/engines.js"(exports, module) {
    "use strict";
    var yaml = require_no_js_yaml();
    var engines = exports = module.exports;
    engines.yaml = {
      parse: yaml.safeLoad.bind(yaml),
      stringify: yaml.safeDump.bind(yaml)
    };
    engines.json = {
      parse: JSON.parse.bind(JSON),
      stringify: function(obj, options2) {
        const opts = Object.assign({ replacer: null, space: 2 }, options2);
        return JSON.stringify(obj, opts.replacer, opts.space);
      }
    };
    engines.javascript = {
      parse: function parse(str, options, wrap) {
        try {
          if (wrap !== false) {
            str = "(function() {\nreturn " + str.trim() + ";\n}());";
          }
          return eval(str) || {};
        } catch (err) {
          if (wrap !== false && /(unexpected|identifier)/i.test(err.message)) {
            return parse(str, options, false);
          }
          throw new SyntaxError(err);
        }
      },
      stringify: function() {
        throw new Error("stringifying JavaScript is not supported");
      }
    };
  }
});

// node_modules/.pnpm/strip-bom-string@1.0.0/node_modules/strip-bom-string/index.js
var require_strip_bom_string = __commonJS({
  "node_modules/.pnpm/strip-bom-string@1.0.0/node_modules/strip-bom-string/index.js"(exports2, module2) {
    "use strict";
    module2.exports = function(str2) {
      if (typeof str2 === "string" && str2.charAt(0) === "\uFEFF") {
        return str2.slice(1);
      }
      return str2;
    };
  }
});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/utils.js
var require_utils = __commonJS({
  "node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/utils.js"(exports2) {
    "use strict";
    var stripBom = require_strip_bom_string();
    var typeOf = require_kind_of();
    exports2.define = function(obj, key, val) {
      Reflect.defineProperty(obj, key, {
        enumerable: false,
        configurable: true,
        writable: true,
        value: val
      });
    };
    exports2.isBuffer = function(val) {
      return typeOf(val) === "buffer";
    };
    exports2.isObject = function(val) {
      return typeOf(val) === "object";
    };
    exports2.toBuffer = function(input) {
      return typeof input === "string" ? Buffer.from(input) : input;
    };
    exports2.toString = function(input) {
      if (exports2.isBuffer(input)) return stripBom(String(input));
      if (typeof input !== "string") {
        throw new TypeError("expected input to be a string or buffer");
      }
      return stripBom(input);
    };
    exports2.arrayify = function(val) {
      return val ? Array.isArray(val) ? val : [val] : [];
    };
    exports2.startsWith = function(str2, substr, len) {
      if (typeof len !== "number") len = substr.length;
      return str2.slice(0, len) === substr;
    };
  }
});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/defaults.js
var require_defaults = __commonJS({
  "node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/defaults.js"(exports2, module2) {
    "use strict";
    var engines3 = require_engines();
    var utils = require_utils();
    module2.exports = function(options2) {
      const opts = Object.assign({}, options2);
      opts.delimiters = utils.arrayify(opts.delims || opts.delimiters || "---");
      if (opts.delimiters.length === 1) {
        opts.delimiters.push(opts.delimiters[0]);
      }
      opts.language = (opts.language || opts.lang || "yaml").toLowerCase();
      opts.engines = Object.assign({}, engines3, opts.parsers, opts.engines);
      return opts;
    };
  }
});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/engine.js
var require_engine = __commonJS({
  "node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/engine.js"(exports2, module2) {
    "use strict";
    module2.exports = function(name, options2) {
      let engine = options2.engines[name] || options2.engines[aliase(name)];
      if (typeof engine === "undefined") {
        throw new Error('gray-matter engine "' + name + '" is not registered');
      }
      if (typeof engine === "function") {
        engine = { parse: engine };
      }
      return engine;
    };
    function aliase(name) {
      switch (name.toLowerCase()) {
        case "js":
        case "javascript":
          return "javascript";
        case "coffee":
        case "coffeescript":
        case "cson":
          return "coffee";
        case "yaml":
        case "yml":
          return "yaml";
        default: {
          return name;
        }
      }
    }
  }
});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/stringify.js
var require_stringify = __commonJS({
  "node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/stringify.js"(exports2, module2) {
    "use strict";
    var typeOf = require_kind_of();
    var getEngine = require_engine();
    var defaults = require_defaults();
    module2.exports = function(file2, data, options2) {
      if (data == null && options2 == null) {
        switch (typeOf(file2)) {
          case "object":
            data = file2.data;
            options2 = {};
            break;
          case "string":
            return file2;
          default: {
            throw new TypeError("expected file to be a string or object");
          }
        }
      }
      const str2 = file2.content;
      const opts = defaults(options2);
      if (data == null) {
        if (!opts.data) return file2;
        data = opts.data;
      }
      const language = file2.language || opts.language;
      const engine = getEngine(language, opts);
      if (typeof engine.stringify !== "function") {
        throw new TypeError('expected "' + language + '.stringify" to be a function');
      }
      data = Object.assign({}, file2.data, data);
      const open2 = opts.delimiters[0];
      const close = opts.delimiters[1];
      const matter2 = engine.stringify(data, options2).trim();
      let buf = "";
      if (matter2 !== "{}") {
        buf = newline(open2) + newline(matter2) + newline(close);
      }
      if (typeof file2.excerpt === "string" && file2.excerpt !== "") {
        if (str2.indexOf(file2.excerpt.trim()) === -1) {
          buf += newline(file2.excerpt) + newline(close);
        }
      }
      return buf + newline(str2);
    };
    function newline(str2) {
      return str2.slice(-1) !== "\n" ? str2 + "\n" : str2;
    }
  }
});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/excerpt.js
var require_excerpt = __commonJS({
  "node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/excerpt.js"(exports2, module2) {
    "use strict";
    var defaults = require_defaults();
    module2.exports = function(file2, options2) {
      const opts = defaults(options2);
      if (file2.data == null) {
        file2.data = {};
      }
      if (typeof opts.excerpt === "function") {
        return opts.excerpt(file2, opts);
      }
      const sep2 = file2.data.excerpt_separator || opts.excerpt_separator;
      if (sep2 == null && (opts.excerpt === false || opts.excerpt == null)) {
        return file2;
      }
      const delimiter2 = typeof opts.excerpt === "string" ? opts.excerpt : sep2 || opts.delimiters[0];
      const idx = file2.content.indexOf(delimiter2);
      if (idx !== -1) {
        file2.excerpt = file2.content.slice(0, idx);
      }
      return file2;
    };
  }
});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/to-file.js
var require_to_file = __commonJS({
  "node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/to-file.js"(exports2, module2) {
    "use strict";
    var typeOf = require_kind_of();
    var stringify4 = require_stringify();
    var utils = require_utils();
    module2.exports = function(file2) {
      if (typeOf(file2) !== "object") {
        file2 = { content: file2 };
      }
      if (typeOf(file2.data) !== "object") {
        file2.data = {};
      }
      if (file2.contents && file2.content == null) {
        file2.content = file2.contents;
      }
      utils.define(file2, "orig", utils.toBuffer(file2.content));
      utils.define(file2, "language", file2.language || "");
      utils.define(file2, "matter", file2.matter || "");
      utils.define(file2, "stringify", function(data, options2) {
        if (options2 && options2.language) {
          file2.language = options2.language;
        }
        return stringify4(file2, data, options2);
      });
      file2.content = utils.toString(file2.content);
      file2.isEmpty = false;
      file2.excerpt = "";
      return file2;
    };
  }
});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/parse.js
var require_parse = __commonJS({
  "node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/lib/parse.js"(exports2, module2) {
    "use strict";
    var getEngine = require_engine();
    var defaults = require_defaults();
    module2.exports = function(language, str2, options2) {
      const opts = defaults(options2);
      const engine = getEngine(language, opts);
      if (typeof engine.parse !== "function") {
        throw new TypeError('expected "' + language + '.parse" to be a function');
      }
      return engine.parse(str2, opts);
    };
  }
});

// node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/index.js
var require_gray_matter = __commonJS({
  "node_modules/.pnpm/gray-matter@4.0.3/node_modules/gray-matter/index.js"(exports2, module2) {
    "use strict";
    var fs = require("fs");
    var sections2 = require_section_matter();
    var defaults = require_defaults();
    var stringify4 = require_stringify();
    var excerpt2 = require_excerpt();
    var engines3 = require_engines();
    var toFile = require_to_file();
    var parse6 = require_parse();
    var utils = require_utils();
    function matter2(input, options2) {
      if (input === "") {
        return { data: {}, content: input, excerpt: "", orig: input };
      }
      let file2 = toFile(input);
      const cached2 = matter2.cache[file2.content];
      if (!options2) {
        if (cached2) {
          file2 = Object.assign({}, cached2);
          file2.orig = cached2.orig;
          return file2;
        }
        matter2.cache[file2.content] = file2;
      }
      return parseMatter(file2, options2);
    }
    function parseMatter(file2, options2) {
      const opts = defaults(options2);
      const open2 = opts.delimiters[0];
      const close = "\n" + opts.delimiters[1];
      let str2 = file2.content;
      if (opts.language) {
        file2.language = opts.language;
      }
      const openLen = open2.length;
      if (!utils.startsWith(str2, open2, openLen)) {
        excerpt2(file2, opts);
        return file2;
      }
      if (str2.charAt(openLen) === open2.slice(-1)) {
        return file2;
      }
      str2 = str2.slice(openLen);
      const len = str2.length;
      const language = matter2.language(str2, opts);
      if (language.name) {
        file2.language = language.name;
        str2 = str2.slice(language.raw.length);
      }
      let closeIndex = str2.indexOf(close);
      if (closeIndex === -1) {
        closeIndex = len;
      }
      file2.matter = str2.slice(0, closeIndex);
      const block = file2.matter.replace(/^\s*#[^\n]+/gm, "").trim();
      if (block === "") {
        file2.isEmpty = true;
        file2.empty = file2.content;
        file2.data = {};
      } else {
        file2.data = parse6(file2.language, file2.matter, opts);
      }
      if (closeIndex === len) {
        file2.content = "";
      } else {
        file2.content = str2.slice(closeIndex + close.length);
        if (file2.content[0] === "\r") {
          file2.content = file2.content.slice(1);
        }
        if (file2.content[0] === "\n") {
          file2.content = file2.content.slice(1);
        }
      }
      excerpt2(file2, opts);
      if (opts.sections === true || typeof opts.section === "function") {
        sections2(file2, opts.section);
      }
      return file2;
    }
    matter2.engines = engines3;
    matter2.stringify = function(file2, data, options2) {
      if (typeof file2 === "string") file2 = matter2(file2, options2);
      return stringify4(file2, data, options2);
    };
    matter2.read = function(filepath, options2) {
      const str2 = fs.readFileSync(filepath, "utf8");
      const file2 = matter2(str2, options2);
      file2.path = filepath;
      return file2;
    };
    matter2.test = function(str2, options2) {
      return utils.startsWith(str2, defaults(options2).delimiters[0]);
    };
    matter2.language = function(str2, options2) {
      const opts = defaults(options2);
      const open2 = opts.delimiters[0];
      if (matter2.test(str2)) {
        str2 = str2.slice(open2.length);
      }
      const language = str2.slice(0, str2.search(/\r?\n/));
      return {
        raw: language,
        name: language ? language.trim() : ""
      };
    };
    matter2.cache = {};
    matter2.clearCache = function() {
      matter2.cache = {};
    };
    module2.exports = matter2;
  }
});

// src/store/front-matter.ts
function parseFrontMatter(text4, where) {
  const normal = text4.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const [first = ""] = normal.split("\n", 1);
  if (first !== fence) throw broken(where, 1, "a first line of exactly ---", first);
  const behind = normal.slice(fence.length);
  const closing3 = /\n---(?:\n|$)/.exec(behind);
  if (closing3 === null) {
    throw broken(where, normal.split("\n").length, "a line of exactly --- that closes the front matter", "none");
  }
  const head = behind.slice(1, Math.max(1, closing3.index));
  const body = behind.slice(closing3.index + closing3[0].length).replace(/^\n/, "");
  if (head.length > longestHead) {
    throw broken(where, 2, `front matter of at most ${longestHead} characters`, `${head.length}`);
  }
  const lines = head.split("\n");
  const inner = lines.findIndex((line2) => line2.startsWith(fence));
  if (inner !== -1)
    throw broken(where, inner + 2, "no line that starts with --- inside the front matter", lines[inner] ?? "");
  const data = readYaml(head, where);
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    throw broken(where, 2, "a YAML mapping (key: value)", lines[0] ?? "");
  }
  return { data, body };
}
function lineOfKey(text4, path) {
  const lineCounter = new LineCounter();
  const document = parseDocument(text4.replace(/^\ufeff/, "").replace(/^(---[^]*?\n)---(?:\r?\n[^]*)?$/, "$1"), {
    ...yamlOptions,
    // The package compares each key with every other.
    uniqueKeys: false,
    lineCounter
  });
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range != null) return lineCounter.linePos(node.range[0]).line;
  }
  return void 0;
}
function readYaml(head, where) {
  const read = readTokens(head, most);
  if ("tooMuchAt" in read) {
    throw broken(
      where,
      read.tooMuchAt + 1,
      "a plain list of keys and values",
      "something nested too deep or far too long"
    );
  }
  try {
    return (0, import_gray_matter.default)(`---
${head}
---
`, { engines: engines2, language: "yaml" }).data;
  } catch (error2) {
    const line2 = error2.linePos?.[0]?.line ?? 2;
    const what = error2.message.replace(/ at line \d+, column \d+:[\s\S]*/, "");
    throw broken(where, line2, "valid YAML", what, error2);
  }
}
function broken(where, line2, expected, received, cause2) {
  return new WorkflowError("The front matter cannot be read", {
    where: `${where}, line ${line2}`,
    expected,
    received: excerpt(received),
    cause: cause2,
    fix: "Mend that line, or put the last valid file back with: autonomous-workflow repair",
    exitCode: exitCodes.invalidState
  });
}
var import_gray_matter, fence, longestHead, most, refuse, yamlOptions, engines2;
var init_front_matter = __esm({
  "src/store/front-matter.ts"() {
    "use strict";
    import_gray_matter = __toESM(require_gray_matter(), 1);
    init_browser();
    init_workflow_error();
    init_shallow_yaml();
    fence = "---";
    longestHead = 1e6;
    most = { depth: 32, pieces: 1e4 };
    refuse = () => {
      throw new Error("only YAML front matter is read");
    };
    yamlOptions = { schema: "core", logLevel: "error" };
    engines2 = {
      yaml: (text4) => parse4(text4, { ...yamlOptions, maxAliasCount: 20 }),
      javascript: refuse,
      json: refuse
    };
  }
});

// src/store/validate-state.ts
var validate_state_exports = {};
__export(validate_state_exports, {
  validateState: () => validateState
});
function validateState(text4, paths, modified2) {
  const { data, body } = parseFrontMatter(text4, paths.state);
  if (data.schema === void 0 && data.workflow_type === void 0) throw foreign(paths);
  const candidate = data.schema === void 0 ? migrateSeedState(data, body, modified2.toISOString()) : data;
  const result = stateSchema.safeParse(candidate);
  if (!result.success) throw invalid(paths, text4, result.error.issues, candidate);
  if (result.data.name !== paths.name) {
    const message = `expected '${paths.name}', as the folder says`;
    throw invalid(paths, text4, [{ path: ["name"], message }], candidate);
  }
  return result.data;
}
function foreign(paths) {
  return new WorkflowError("This is not a state file of autonomous-workflow", {
    where: paths.state,
    expected: "front matter with workflow_type",
    fix: "Move the file away or choose another name for the workflow; it was left as it is.",
    exitCode: exitCodes.invalidState
  });
}
function invalid(paths, text4, issues, data) {
  return new WorkflowError("The state file is not valid", {
    where: paths.state,
    received: sentences(issues, data, (path) => lineOfKey(text4, path)).join("; "),
    fix: `Mend these lines, or restore the last valid state with: autonomous-workflow repair ${paths.name}`,
    exitCode: exitCodes.invalidState
  });
}
var init_validate_state = __esm({
  "src/store/validate-state.ts"() {
    "use strict";
    init_sentences();
    init_state_schema();
    init_workflow_error();
    init_front_matter();
  }
});

// src/store/state-file.ts
async function readState(paths) {
  const text4 = readText(paths);
  const copy = readCopy(paths);
  if (copy?.text === text4) return withLaterKeys(copy.state);
  const { validateState: validateState2 } = await Promise.resolve().then(() => (init_validate_state(), validate_state_exports));
  return validateState2(text4, paths, (0, import_node_fs16.statSync)(paths.state).mtime);
}
function stateExists(paths) {
  return (0, import_node_fs16.existsSync)(paths.state);
}
function isStateLost(paths) {
  if (stateExists(paths)) return false;
  return hasCopy(paths) || [paths.journal, paths.ledger, paths.inbox].some((file2) => (0, import_node_fs16.existsSync)(file2));
}
function writeState(paths, state) {
  writeAtomic(paths.state, formatState(paths, state));
  writeAtomic(copyFile(paths), JSON.stringify(state));
}
function readCopy(paths) {
  const state = readJsonLike(copyFile(paths), { prompt: "", iteration: 0 });
  if (state === void 0) return void 0;
  try {
    return { state, text: formatState(paths, state) };
  } catch {
    return void 0;
  }
}
function hasCopy(paths) {
  return (0, import_node_fs16.existsSync)(copyFile(paths));
}
function formatState(paths, state) {
  return formatFrontMatter({ ...state }, formatStateBody(state, paths.folder));
}
function readText(paths) {
  try {
    return readRegular(paths.state).toString("utf8");
  } catch (error2) {
    const missing2 = error2.code === "ENOENT";
    throw new WorkflowError(missing2 ? `There is no workflow '${paths.name}'` : "The state file cannot be read", {
      where: paths.state,
      ...!missing2 && { received: error2.message },
      cause: error2,
      fix: missing2 ? "List the workflows of this project with: autonomous-workflow list" : "Give yourself the right to read that file.",
      exitCode: missing2 ? exitCodes.usage : exitCodes.refused
    });
  }
}
function withLaterKeys(state) {
  const missing2 = Object.entries(unbegun).filter(([key]) => !Object.hasOwn(state, key));
  return missing2.length === 0 ? state : { ...state, ...Object.fromEntries(missing2) };
}
var import_node_fs16, import_node_path17, copyFile;
var init_state_file = __esm({
  "src/store/state-file.ts"() {
    "use strict";
    import_node_fs16 = require("node:fs");
    import_node_path17 = require("node:path");
    init_front_matter_format();
    init_state_body();
    init_state();
    init_workflow_error();
    init_atomic();
    init_json_file();
    init_open_regular();
    copyFile = (paths) => (0, import_node_path17.join)(paths.runtime, "state.json");
  }
});

// src/store/workflow.ts
async function asWriter(paths, work) {
  return withLock(paths.runtime, patienceMilliseconds2, () => {
    for (const folder of [paths.base, paths.runtime]) sweepTemporary(folder, isAlive);
    return work();
  });
}
function commitState(paths, now, state, event, meanwhile = () => void 0) {
  const { prompt, ...others } = state;
  note(paths, now, event, readCopy(paths)?.state.prompt === prompt ? others : state);
  meanwhile();
  writeState(paths, state);
}
async function changeState(paths, now, change2) {
  return asWriter(paths, async () => {
    const before = await readState(paths);
    const { state, event } = change2(before);
    if (state !== before) {
      commitState(paths, now, { ...state, updated_at: now.toISOString() }, event ?? { event: "changed" });
    } else if (event !== void 0) {
      note(paths, now, event);
    }
    return state;
  });
}
async function endWorkflow(paths, now, reason, message, { again = false } = {}) {
  const lease = readLease(paths);
  const spend = await markIteration(paths, null, now);
  const ended2 = await changeState(paths, now, (state) => {
    if (state.status !== "in_progress" && !again) return { state };
    if (lease?.released === null) writeLease(paths, { ...lease, released: "ended" });
    return {
      state: { ...withSpend(state, spend), status: statusAfter(reason), end_reason: reason, end_message: message },
      event: { event: "ended", reason, message }
    };
  });
  if (lease !== void 0) await leaveSpend(paths, lease.session, now);
  return ended2;
}
var patienceMilliseconds2;
var init_workflow = __esm({
  "src/store/workflow.ts"() {
    "use strict";
    init_spent_state();
    init_vocabulary();
    init_atomic();
    init_is_alive();
    init_journal();
    init_lease2();
    init_lock();
    init_spend2();
    init_state_file();
    patienceMilliseconds2 = 5e3;
  }
});

// src/store/note-file.ts
var note_file_exports = {};
__export(note_file_exports, {
  readNoteFile: () => readNoteFile
});
function readNoteFile(path) {
  const text4 = readStart(path);
  if (!text4.startsWith("---")) return { fields: {}, text: text4.trim() };
  try {
    const { data, body } = parseFrontMatter(text4, path);
    return { fields: data, text: body.trim() };
  } catch {
    return { fields: {}, text: text4.trim() };
  }
}
function readStart(path) {
  const file2 = (0, import_node_fs17.openSync)(path, "r");
  try {
    const buffer = Buffer.alloc(Math.min(longestBytes, (0, import_node_fs17.fstatSync)(file2).size));
    const read = (0, import_node_fs17.readSync)(file2, buffer, 0, buffer.length, 0);
    return buffer.toString("utf8", 0, read);
  } finally {
    (0, import_node_fs17.closeSync)(file2);
  }
}
var import_node_fs17, longestBytes;
var init_note_file = __esm({
  "src/store/note-file.ts"() {
    "use strict";
    import_node_fs17 = require("node:fs");
    init_front_matter();
    longestBytes = 64 * 1024;
  }
});

// src/store/redirects.ts
async function addRedirect(paths, now, { text: text4, priority: priority2, from }) {
  if (text4.trim() === "") {
    throw new WorkflowError("The text of the redirection is empty", {
      fix: `Example: autonomous-workflow redirect "Leave out mobile clients" ${paths.name}`,
      exitCode: exitCodes.usage
    });
  }
  await asWriter(paths, () => {
    const redirect2 = { text: text4.trim(), priority: priority2, from, added_at: now.toISOString() };
    writeAtomic((0, import_node_path18.join)(paths.redirects, `${nextNumber(paths)}.json`), `${JSON.stringify(redirect2, null, 1)}
`);
    note(paths, now, { event: "redirected", from, priority: priority2, text: redirect2.text });
  });
}
async function adoptReinjection(paths, now, settings, iteration) {
  const file2 = configuredPath(paths.root, settings.reinject_prompt_file, paths.name);
  if (!(0, import_node_fs18.existsSync)(file2) || !(0, import_node_fs18.statSync)(file2).isFile()) return;
  const { readNoteFile: readNoteFile2 } = await Promise.resolve().then(() => (init_note_file(), note_file_exports));
  const { fields, text: text4 } = readNoteFile2(file2);
  const priority2 = priorityOf(fields.priority);
  if (priority2 !== "high" && iteration % settings.check_reinject_every_n_iterations !== 0) return;
  (0, import_node_fs18.mkdirSync)(paths.redirects, { recursive: true });
  move(file2, (0, import_node_path18.join)(paths.redirects, `${nextNumber(paths)}.md`));
  note(paths, now, { event: "redirected", from: "file", priority: priority2, text: text4 });
}
async function pendingRedirects(paths, told) {
  const pending = [];
  for (const file2 of queued(paths)) {
    if (told.some((redirect3) => redirect3.file === file2)) continue;
    const redirect2 = await readRedirect(paths, file2);
    if (redirect2 !== void 0 && redirect2.text !== "") pending.push({ ...redirect2, file: file2 });
  }
  return pending;
}
function archiveRedirects(paths, told, iteration) {
  for (const { file: file2 } of told) {
    const path = (0, import_node_path18.join)(paths.redirects, file2);
    if (!(0, import_node_fs18.existsSync)(path)) continue;
    (0, import_node_fs18.mkdirSync)((0, import_node_path18.join)(paths.redirects, usedFolder), { recursive: true });
    (0, import_node_fs18.renameSync)(path, (0, import_node_path18.join)(paths.redirects, usedFolder, `i${iteration}-${file2}`));
  }
}
async function readRedirect(paths, file2) {
  const path = (0, import_node_path18.join)(paths.redirects, file2);
  if (file2.endsWith(".md")) {
    const { readNoteFile: readNoteFile2 } = await Promise.resolve().then(() => (init_note_file(), note_file_exports));
    const { fields, text: text5 } = readNoteFile2(path);
    return { text: text5, priority: priorityOf(fields.priority), from: "file", added_at: (0, import_node_fs18.statSync)(path).mtime.toISOString() };
  }
  const { text: text4, priority: priority2, from, added_at } = readJson(path) ?? {};
  if (typeof text4 !== "string") return void 0;
  return { text: text4, priority: priorityOf(priority2), from: from ?? "user", added_at: added_at ?? "" };
}
function queued(paths) {
  if (!(0, import_node_fs18.existsSync)(paths.redirects)) return [];
  return (0, import_node_fs18.readdirSync)(paths.redirects).filter((name) => /^\d+\.(?:json|md)$/.test(name)).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
}
function nextNumber(paths) {
  const used = (0, import_node_path18.join)(paths.redirects, usedFolder);
  const names = [...queued(paths), ...(0, import_node_fs18.existsSync)(used) ? (0, import_node_fs18.readdirSync)(used) : []];
  const numbers2 = names.map((name) => Number(/(?:^|-)(\d+)\./.exec(name)?.[1] ?? 0));
  return String(Math.max(0, ...numbers2) + 1).padStart(4, "0");
}
function move(from, to) {
  try {
    (0, import_node_fs18.renameSync)(from, to);
  } catch (error2) {
    if (error2.code !== "EXDEV") throw error2;
    (0, import_node_fs18.copyFileSync)(from, to);
    (0, import_node_fs18.rmSync)(from);
  }
}
var import_node_fs18, import_node_path18, usedFolder;
var init_redirects = __esm({
  "src/store/redirects.ts"() {
    "use strict";
    import_node_fs18 = require("node:fs");
    import_node_path18 = require("node:path");
    init_redirect();
    init_workflow_error();
    init_atomic();
    init_configuration2();
    init_journal();
    init_json_file();
    init_workflow();
    usedFolder = "used";
  }
});

// src/store/escalations.ts
function readEscalations(paths) {
  if ((0, import_node_fs19.existsSync)(paths.escalations)) return parseEscalations(paths, paths.escalations);
  if (!(0, import_node_fs19.existsSync)(copyFile2(paths))) return [];
  throw unusable(paths, "is gone");
}
function restoreEscalations(paths, now, why) {
  const escalations = readCopy2(paths);
  if (escalations === void 0) return void 0;
  const kept = keepAside(paths.escalations, "broken", now);
  note(paths, now, { event: "set-aside", file: "escalations.json", kept: kept ?? "none", why: `${why}; put back` });
  writeEscalations(paths, escalations);
  return { kept };
}
function openEscalations(paths) {
  return readEscalations(paths).filter(isOpen);
}
function writeEscalations(paths, escalations) {
  const text4 = `${JSON.stringify({ schema: 1, escalations }, null, 1)}
`;
  writeAtomic(paths.escalations, text4);
  writeAtomic(copyFile2(paths), text4);
}
function readCopy2(paths) {
  try {
    return parseEscalations(paths, copyFile2(paths));
  } catch {
    return void 0;
  }
}
function parseEscalations(paths, file2) {
  let value;
  try {
    value = parseJson(readRegular(file2).toString("utf8"));
  } catch (error2) {
    throw unusable(paths, "is not valid", error2.message);
  }
  const result = escalationsSchema.safeParse(value);
  if (!result.success) throw unusable(paths, "is not valid", sentences(result.error.issues).join("; "));
  return result.data.escalations;
}
function unusable(paths, how, received) {
  return new WorkflowError(`The file of escalations ${how}`, {
    where: paths.escalations,
    ...received !== void 0 && { received: excerpt(received) },
    fix: `Put the last valid one back with: autonomous-workflow repair ${paths.name}`,
    exitCode: exitCodes.invalidState
  });
}
var import_node_fs19, import_node_path19, copyFile2;
var init_escalations = __esm({
  "src/store/escalations.ts"() {
    "use strict";
    import_node_fs19 = require("node:fs");
    import_node_path19 = require("node:path");
    init_mini();
    init_en();
    init_escalation();
    init_journal_line();
    init_parse_json();
    init_sentences();
    init_stall();
    init_workflow_error();
    init_atomic();
    init_journal();
    init_open_regular();
    init_outlook_file();
    init_redirects();
    init_state_file();
    init_workflow();
    config(en_default());
    copyFile2 = (paths) => (0, import_node_path19.join)(paths.runtime, "escalations.json");
  }
});

// src/engine/hand-in.ts
function checkHandIn(agent, answer) {
  const text4 = lastJson(answer);
  if (text4 === void 0) return { ok: false, problems: ["the answer does not end with a ```json code block"] };
  let value;
  try {
    value = parseJson(text4);
  } catch (error2) {
    return { ok: false, problems: [`the JSON does not parse: ${error2.message}`] };
  }
  const result = handInSchemas[agent].safeParse(value);
  if (result.success) return { ok: true, handIn: result.data };
  return { ok: false, problems: sentences(result.error.issues) };
}
function lastJson(answer) {
  const lines = answer.split(/\r?\n/);
  let last;
  let open2;
  for (const [index, line2] of lines.entries()) {
    const [, fence2, rest = ""] = /^[ \t]*(`{3,})([^`]*)$/.exec(line2) ?? [];
    if (fence2 === void 0) continue;
    const language = rest.trim().toLowerCase();
    if (open2 === void 0) {
      open2 = { fence: fence2, language, start: index + 1 };
    } else if (fence2 === open2.fence && language === "") {
      if (open2.language === "" || open2.language === "json") last = lines.slice(open2.start, index).join("\n");
      open2 = void 0;
    }
  }
  if (last !== void 0) return last;
  const trimmed = answer.trim();
  return trimmed.startsWith("{") && trimmed.endsWith("}") ? trimmed : void 0;
}
var sentence, shortText, webSource, repositorySource, claimFields, handInFields, claims, researchHandIn, repositoryHandIn, handInSchemas;
var init_hand_in = __esm({
  "src/engine/hand-in.ts"() {
    "use strict";
    init_mini();
    init_en();
    init_assignment_id();
    init_verification_hand_in();
    init_sentences();
    init_parse_json();
    config(en_default());
    sentence = string2().check(_trim(), _minLength(8), _maxLength(2e3));
    shortText = string2().check(_trim(), _minLength(1), _maxLength(500));
    webSource = object({
      url: string2().check(_trim(), _regex(/^https?:\/\/\S+$/, "expected an http or https URL")),
      title: shortText,
      authors: optional(array(shortText).check(_maxLength(40))),
      year: optional(string2().check(_regex(/^\d{4}$/, 'expected a year such as "2024"'))),
      kind: _enum(["primary", "secondary"])
    });
    repositorySource = object({
      file: string2().check(
        _trim(),
        _regex(/^(?!\/|[A-Za-z]:|.*(?:^|\/)\.\.(?:\/|$))[^\p{Cc}\\]{1,400}$/u, "expected a path inside the repository")
      ),
      lines: optional(string2().check(_regex(/^\d+(?:-\d+)?$/, 'expected lines such as "10-24"')))
    });
    claimFields = {
      text: sentence,
      quote: string2().check(_trim(), _minLength(3), _maxLength(4e3)),
      importance: _enum(["central", "supporting", "peripheral"]),
      confidence: _enum(["high", "medium", "low"])
    };
    handInFields = {
      assignment: string2().check(_regex(assignmentIdPattern, 'expected the assignment id from the task, such as "i3-r1"')),
      summary: string2().check(_trim(), _minLength(20), _maxLength(4e3)),
      contradictions: array(
        object({ statement: sentence, sides: array(shortText).check(_minLength(2), _maxLength(6)) })
      ),
      questions: array(object({ text: sentence, priority: _enum(["high", "medium", "low"]) })),
      /** Ids of open questions that the claims answer. */
      answers: array(string2().check(_regex(/^Q\d{3,}$/, 'expected a question id such as "Q004"'))),
      /** Ids of contradictions that the claims settle. */
      resolves: optional(array(string2().check(_regex(/^X\d{3,}$/, 'expected a contradiction id such as "X002"'))))
    };
    claims = (source2) => array(object({ ...claimFields, source: source2 })).check(_maxLength(200));
    researchHandIn = object({
      ...handInFields,
      searches: int().check(_gte(0), _lte(1e3)),
      claims: claims(webSource)
    });
    repositoryHandIn = object({ ...handInFields, claims: claims(repositorySource) });
    handInSchemas = {
      researcher: researchHandIn,
      "repo-analyst": repositoryHandIn,
      "claim-verifier": verificationHandIn
    };
  }
});

// src/engine/reporting-agents.ts
function isReportingAgent(agent) {
  return reportingAgents.includes(agent);
}
var reportingAgents;
var init_reporting_agents = __esm({
  "src/engine/reporting-agents.ts"() {
    "use strict";
    reportingAgents = ["researcher", "repo-analyst", "claim-verifier"];
  }
});

// src/store/inbox.ts
function storeEntry(paths, iteration, entry) {
  const folder = (0, import_node_path20.join)(paths.inbox, String(iteration));
  const known = listFolder(folder).find((file3) => parseEntry((0, import_node_path20.join)(folder, file3))?.agent_id === entry.agent_id);
  if (known !== void 0) return `${iteration}/${known}`;
  let number3 = Number(/\d+$/.exec(entry.assignment ?? "")?.[0] ?? 1);
  const used = (0, import_node_fs20.existsSync)(folder) ? (0, import_node_fs20.readdirSync)(folder) : [];
  const isUsed = (file3) => used.some((name) => name === file3 || name.startsWith(`${file3}.broken-`));
  while (isUsed(`${entry.agent}-${number3}.json`)) number3 += 1;
  const file2 = `${entry.agent}-${number3}.json`;
  writeAtomic((0, import_node_path20.join)(folder, file2), `${JSON.stringify(entry, null, 1)}
`);
  return `${iteration}/${file2}`;
}
function settledAssignments(paths, iteration) {
  const settled = /* @__PURE__ */ new Set();
  for (const { assignment } of readEntries(paths, iteration)) if (assignment !== null) settled.add(assignment);
  return settled;
}
function refusedAssignments(paths, iteration) {
  const refused = readEntries(paths, iteration).filter(({ hand_in }) => hand_in === null);
  return new Set(refused.flatMap(({ assignment }) => assignment ?? []));
}
function readEntries(paths, iteration) {
  const folder = (0, import_node_path20.join)(paths.inbox, String(iteration));
  return listFolder(folder).flatMap((file2) => parseEntry((0, import_node_path20.join)(folder, file2)) ?? []);
}
function parseEntry(path) {
  return readJsonLike(path, sample3);
}
function listFolder(folder) {
  if (!(0, import_node_fs20.existsSync)(folder)) return [];
  return (0, import_node_fs20.readdirSync)(folder).filter(isEntryFile).sort();
}
function isEntryFile(name) {
  return name.endsWith(".json");
}
var import_node_fs20, import_node_path20, sample3;
var init_inbox = __esm({
  "src/store/inbox.ts"() {
    "use strict";
    import_node_fs20 = require("node:fs");
    import_node_path20 = require("node:path");
    init_atomic();
    init_json_file();
    sample3 = {
      agent: "researcher",
      agent_id: "",
      assignment: null,
      received_at: "",
      problems: [""]
    };
  }
});

// src/store/hand-ins.ts
function readInbox(paths) {
  const inbox = { handIns: [], verifications: [], unreadable: [] };
  for (const iteration of iterationFolders(paths)) {
    const folder = (0, import_node_path21.join)(paths.inbox, String(iteration));
    for (const name of (0, import_node_fs21.readdirSync)(folder).filter(isEntryFile).sort()) {
      const file2 = (0, import_node_path21.join)(folder, name);
      const read = readHandIn(file2);
      if ("why" in read) inbox.unreadable.push({ file: file2, why: read.why });
      else if (read.handIn !== null) {
        const id = `${iteration}/${(0, import_node_path21.basename)(name, ".json")}`;
        if ("verdicts" in read.handIn) inbox.verifications.push({ id, handIn: read.handIn });
        else inbox.handIns.push({ id, iteration, handIn: read.handIn });
      }
    }
  }
  return inbox;
}
function iterationFolders(paths) {
  if (!(0, import_node_fs21.existsSync)(paths.inbox)) return [];
  return (0, import_node_fs21.readdirSync)(paths.inbox).filter((name) => /^\d+$/.test(name) && (0, import_node_fs21.statSync)((0, import_node_path21.join)(paths.inbox, name)).isDirectory()).map(Number).sort((a, b) => a - b);
}
function readHandIn(file2) {
  let value;
  try {
    value = parseJson(readRegular(file2).toString("utf8"));
  } catch (error2) {
    return { why: error2.message };
  }
  const entry = entrySchema.safeParse(value);
  if (!entry.success) return { why: sentences(entry.error.issues, value).join("; ") };
  const { agent, hand_in } = entry.data;
  if (hand_in == null) return { handIn: null };
  const handIn = handInSchemas[agent].safeParse(hand_in);
  return handIn.success ? { handIn: handIn.data } : { why: sentences(handIn.error.issues, hand_in).join("; ") };
}
var import_node_fs21, import_node_path21, entrySchema;
var init_hand_ins = __esm({
  "src/store/hand-ins.ts"() {
    "use strict";
    import_node_fs21 = require("node:fs");
    import_node_path21 = require("node:path");
    init_mini();
    init_hand_in();
    init_reporting_agents();
    init_sentences();
    init_atomic();
    init_inbox();
    init_journal();
    init_open_regular();
    init_parse_json();
    entrySchema = object({
      agent: _enum(reportingAgents),
      agent_id: string2(),
      assignment: nullable(string2()),
      hand_in: unknown()
    });
  }
});

// src/store/ledger-file.ts
var ledger_file_exports = {};
__export(ledger_file_exports, {
  isLedgerCopyDamaged: () => isLedgerCopyDamaged,
  ledgerIfValid: () => ledgerIfValid,
  readLedger: () => readLedger,
  refreshOutlook: () => refreshOutlook,
  restoreLedger: () => restoreLedger,
  writeLedger: () => writeLedger
});
function readLedger(paths) {
  if ((0, import_node_fs22.existsSync)(paths.ledger)) return parseLedger(paths, paths.ledger);
  if (!wasRecorded(paths)) return emptyLedger();
  throw new WorkflowError("The ledger is gone", {
    where: paths.ledger,
    fix: `Put it back with: autonomous-workflow repair ${paths.name}`,
    exitCode: exitCodes.invalidState
  });
}
function writeLedger(paths, ledger) {
  const text4 = `${JSON.stringify(ledger, null, 1)}
`;
  writeAtomic(paths.ledger, text4);
  writeAtomic(copyFile3(paths), text4);
  writeOutlook(paths, outlookOf(ledger, readEscalations(paths)));
}
function restoreLedger(paths, known, now, why) {
  const copy = validLedger(paths, copyFile3(paths));
  const ledger = copy ?? rebuild(paths, known.recordedIteration, now);
  if (ledger === void 0) return void 0;
  const kept = keepAside(paths.ledger, "broken", now);
  const findings = ledger.claims.length;
  note(paths, now, { event: "ledger-restored", kept: kept ?? "none", why, findings, counted: known.counted });
  writeLedger(paths, ledger);
  return { ledger, kept, from: copy === void 0 ? "inbox" : "copy" };
}
function refreshOutlook(paths) {
  const outlook = outlookOf(readLedger(paths), readEscalations(paths));
  writeOutlook(paths, outlook);
  return outlook;
}
function isLedgerCopyDamaged(paths) {
  return (0, import_node_fs22.existsSync)(copyFile3(paths)) && validLedger(paths, copyFile3(paths)) === void 0;
}
function ledgerIfValid(paths) {
  return validLedger(paths, paths.ledger);
}
function validLedger(paths, file2) {
  try {
    return parseLedger(paths, file2);
  } catch {
    return void 0;
  }
}
function rebuild(paths, recordedIteration, now) {
  const journal = parseJournal(readJournal(paths));
  const { handIns } = readInbox(paths);
  if (journal.length === 0 && handIns.length === 0) return void 0;
  return rebuildLedger(handIns, journal, recordedIteration, now.toISOString().slice(0, 10));
}
function wasRecorded(paths) {
  return (0, import_node_fs22.existsSync)(copyFile3(paths)) || parseJournal(readJournal(paths)).some(({ event }) => event === "recorded");
}
function writeOutlook(paths, outlook) {
  const { size, mtimeMs } = (0, import_node_fs22.statSync)(paths.ledger, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 };
  writeAtomic((0, import_node_path22.join)(paths.runtime, outlookFile), JSON.stringify({ size, mtimeMs, outlook }));
}
function parseLedger(paths, file2) {
  const text4 = readRegular(file2).toString("utf8");
  let value;
  try {
    value = parseJson(text4);
  } catch (error2) {
    throw invalid2(paths, notJson(text4, error2.message));
  }
  const result = ledgerSchema.safeParse(value);
  if (result.success) return value;
  throw invalid2(paths, sentences(result.error.issues, value, (path) => lineOfPath(text4, path)).join("; "));
}
function notJson(text4, message) {
  const position = Number(/ at position (\d+)/.exec(message)?.[1] ?? text4.length);
  return `line ${lineAt(text4, position)}: ${message.replace(/ (?:in JSON )?at position \d+.*/s, "")}`;
}
function invalid2(paths, received) {
  return new WorkflowError("The ledger is not valid", {
    where: paths.ledger,
    received,
    fix: `Put the last valid one back with: autonomous-workflow repair ${paths.name}`,
    exitCode: exitCodes.invalidState
  });
}
var import_node_fs22, import_node_path22, copyFile3;
var init_ledger_file = __esm({
  "src/store/ledger-file.ts"() {
    "use strict";
    import_node_fs22 = require("node:fs");
    import_node_path22 = require("node:path");
    init_journal_line();
    init_json_line();
    init_ledger();
    init_outlook();
    init_rebuild_ledger();
    init_sentences();
    init_workflow_error();
    init_atomic();
    init_escalations();
    init_hand_ins();
    init_journal();
    init_open_regular();
    init_outlook_file();
    init_parse_json();
    copyFile3 = (paths) => (0, import_node_path22.join)(paths.runtime, "ledger.json");
  }
});

// src/engine/rebuild-state.ts
function rebuildState(name, journal) {
  let state;
  for (const line2 of journal) {
    const before = state ?? unknownState(name, line2.time);
    const after = afterEvent(before, line2);
    if (line2.state === void 0 && after === state) continue;
    state = firstValid([{ ...after, ...line2.state, name }, after, before]);
  }
  return state;
}
function firstValid(candidates) {
  for (const candidate of candidates) {
    const result = stateSchema.safeParse(candidate);
    if (result.success) return result.data;
  }
  return void 0;
}
function unknownState(name, time2) {
  return {
    schema: 1,
    workflow_type: workflowTypes.research,
    name,
    ...unbegun,
    max_iterations: defaultConfiguration.max_iterations,
    max_duration_hours: defaultConfiguration.max_duration_hours,
    driver: drivers[0],
    repository_analysis: false,
    prompt: lostPrompt,
    started_at: time2,
    running_since: time2,
    updated_at: time2
  };
}
function stateOfRemains(name, ledger, iteration, now) {
  const recorded = ledger.iterations.at(-1)?.iteration ?? 0;
  const state = {
    ...unknownState(name, ledger.iterations[0]?.recorded_at ?? now),
    status: statusAfter("interrupted"),
    end_reason: "interrupted",
    end_message: "State and journal were lost; this was made anew from what it had found.",
    iteration: Math.max(iteration, recorded),
    recorded_iteration: recorded,
    updated_at: now
  };
  return withCounters(state, ledger);
}
function afterEvent(state, line2) {
  if (!Object.hasOwn(effects, line2.event)) return state;
  const effect = effects[line2.event];
  return { ...state, updated_at: line2.time, ...effect(state, line2) };
}
function writingUp(state, iteration) {
  const saturated = state.verdict?.endsWith("research is saturated") === true;
  return { writing_iteration: iteration, finishing: state.finishing ?? (saturated ? "complete" : "max_iterations") };
}
function afterRecording2(state, line2) {
  const again = state.recorded_iteration === line2.iteration;
  return {
    recorded_iteration: line2.iteration,
    consecutive_failures: 0,
    verdict: line2.verdict,
    new_findings_last_iteration: line2.new_claims,
    ...!again && {
      total_iterations_research: state.total_iterations_research + 1,
      findings_count: state.findings_count + line2.new_claims,
      sources_cited: state.sources_cited + line2.new_sources
    }
  };
}
var effects;
var init_rebuild_state = __esm({
  "src/engine/rebuild-state.ts"() {
    "use strict";
    init_counters();
    init_state_schema();
    init_configuration();
    init_state();
    init_vocabulary();
    effects = {
      created: ({ name, workflow_type }, { time: time2, driver, max_iterations, mode }) => ({
        ...unknownState(name, time2),
        driver,
        max_iterations,
        workflow_type: Object.entries(workflowTypes).find(([known]) => known === mode)?.[1] ?? workflow_type
      }),
      "iteration-begun": (state, { iteration, writing }) => ({ iteration, ...writing && writingUp(state, iteration) }),
      "iteration-failed": ({ consecutive_failures }) => ({ consecutive_failures: consecutive_failures + 1 }),
      recorded: afterRecording2,
      resumed: (_, { time: time2 }) => ({ status: "in_progress", end_reason: null, end_message: null, running_since: time2 }),
      ended: (_, { reason, message }) => ({ status: statusAfter(reason), end_reason: reason, end_message: message })
    };
  }
});

// src/store/diagnose-journal.ts
function journalGap(paths, { prompt }) {
  if (!(0, import_node_fs23.existsSync)(paths.journal)) {
    const wasUsed = [paths.ledger, paths.inbox].some((file2) => (0, import_node_fs23.existsSync)(file2)) || hasCopy(paths);
    return wasUsed ? "The journal is gone: without it a lost state cannot be rebuilt" : void 0;
  }
  const told = rebuildState(paths.name, parseJournal(readJournal(paths)));
  return told === void 0 || told.prompt === lostPrompt && prompt !== lostPrompt ? "The journal does not hold enough to rebuild the state from" : void 0;
}
var import_node_fs23;
var init_diagnose_journal = __esm({
  "src/store/diagnose-journal.ts"() {
    "use strict";
    import_node_fs23 = require("node:fs");
    init_journal_line();
    init_rebuild_state();
    init_state();
    init_journal();
    init_state_file();
  }
});

// src/engine/features/graph.ts
function graphOf({ features, groups }) {
  return {
    features: new Map(features.map((feature) => [feature.id, feature])),
    groups: new Map(groups.map((group) => [group.id, group])),
    groupOf: new Map(groups.flatMap((group) => group.alternatives.map((id) => [id, group])))
  };
}
function needsOf({ features, groups }, id) {
  return features.get(id)?.dependencies ?? groups.get(id)?.alternatives ?? [];
}
function inOrder(graph) {
  const ids2 = [...graph.features.keys(), ...graph.groups.keys()];
  const known = new Set(ids2);
  const left = /* @__PURE__ */ new Map();
  const neededBy = /* @__PURE__ */ new Map();
  for (const id of ids2) {
    const needs = new Set(needsOf(graph, id).filter((need) => known.has(need)));
    left.set(id, needs.size);
    for (const need of needs) {
      const others = neededBy.get(need);
      if (others === void 0) neededBy.set(need, [id]);
      else others.push(id);
    }
  }
  const order = ids2.filter((id) => left.get(id) === 0);
  for (const id of order) {
    for (const other of neededBy.get(id) ?? []) {
      const rest = (left.get(other) ?? 0) - 1;
      left.set(other, rest);
      if (rest === 0) order.push(other);
    }
  }
  return order;
}
function lineage({ features }, id) {
  const line2 = [];
  for (let at2 = features.get(id); at2 !== void 0 && !line2.includes(at2.id); at2 = features.get(at2.parent ?? "")) {
    line2.push(at2.id);
  }
  return line2;
}
function alternativeOf(graph, id) {
  return lineage(graph, id).find((one) => graph.groupOf.has(one));
}
var init_graph = __esm({
  "src/engine/features/graph.ts"() {
    "use strict";
  }
});

// src/engine/features/cycle.ts
function findCycle(graph) {
  const orderly = new Set(inOrder(graph));
  const ids2 = [...graph.features.keys(), ...graph.groups.keys()];
  let at2 = ids2.find((id) => !orderly.has(id));
  if (at2 === void 0) return void 0;
  const path = [];
  const places = /* @__PURE__ */ new Map();
  while (at2 !== void 0 && !places.has(at2)) {
    places.set(at2, path.length);
    path.push(at2);
    at2 = needsOf(graph, at2).find((need) => !orderly.has(need) && (graph.features.has(need) || graph.groups.has(need)));
  }
  return at2 === void 0 ? void 0 : [...path.slice(places.get(at2)), at2];
}
var init_cycle = __esm({
  "src/engine/features/cycle.ts"() {
    "use strict";
    init_graph();
  }
});

// src/engine/features/check.ts
function findProblems(list4) {
  const { features, groups } = list4;
  if (features.length === 0) return [{ kind: "empty" }];
  if (features.length > mostFeatures) return [{ kind: "too-many", count: features.length, most: mostFeatures }];
  const graph = graphOf(list4);
  const doubled = duplicates([...features, ...groups]);
  const problems = [...doubled, ...missing(list4, graph), ...unproven(list4)];
  if (doubled.length === 0) problems.push(...wrongGroups(list4, graph), ...wrongDependencies(list4, graph));
  const isTold = problems.some(({ kind }) => /^(?:duplicate-id|self-dependency|own-group)$/.test(kind));
  const path = isTold ? void 0 : findCycle(graph);
  if (path !== void 0) problems.push({ kind: "cycle", path });
  const counts = /* @__PURE__ */ new Map();
  return problems.filter(({ kind }) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return (counts.get(kind) ?? 0) <= mostOfAKind;
  });
}
function duplicates(all) {
  const places = /* @__PURE__ */ new Map();
  for (const { id, name, origin } of all) {
    const place = typeof origin === "string" ? origin : `'${name}'`;
    const found = places.get(id.toLowerCase());
    if (found === void 0) places.set(id.toLowerCase(), { id, places: [place] });
    else found.places.push(place);
  }
  return [...places.values()].filter((one) => one.places.length > 1).map((one) => ({ kind: "duplicate-id", ...one }));
}
function missing({ features, groups }, graph) {
  const ids2 = [...graph.features.keys(), ...graph.groups.keys()];
  const known = new Set(ids2);
  const references = [
    ...features.map(({ id, dependencies, parent }) => ({
      id,
      to: parent === null ? dependencies : [...dependencies, parent]
    })),
    ...groups.map(({ id, alternatives }) => ({ id, to: alternatives }))
  ];
  let guesses = 0;
  return references.flatMap(
    ({ id, to }) => to.filter((reference) => !known.has(reference)).map((reference) => {
      guesses += 1;
      const nearest = guesses > mostGuesses ? void 0 : nearestWord(reference, ids2);
      return { kind: "missing-reference", id, missing: reference, nearest };
    })
  );
}
function wrongGroups({ groups }, graph) {
  const problems = [];
  const memberOf = /* @__PURE__ */ new Map();
  for (const { id, alternatives } of groups) {
    const distinct = new Set(alternatives);
    if (distinct.size < 2) problems.push({ kind: "lonely-group", group: id, count: distinct.size });
    for (const alternative of distinct) {
      if (graph.groups.has(alternative)) problems.push({ kind: "grouped-group", group: id, inner: alternative });
      memberOf.set(alternative, [...memberOf.get(alternative) ?? [], id]);
    }
  }
  for (const [id, of] of memberOf) if (of.length > 1) problems.push({ kind: "in-two-groups", id, groups: of });
  return problems;
}
function wrongDependencies({ features }, graph) {
  return features.flatMap(({ id, dependencies }) => {
    const own2 = new Set(lineage(graph, id).map((one) => graph.groupOf.get(one)?.id));
    return dependencies.flatMap((dependency) => {
      if (dependency === id) return [{ kind: "self-dependency", id }];
      if (own2.has(dependency)) return [{ kind: "own-group", id, group: dependency }];
      const inside = alternativeOf(graph, dependency);
      const group = inside === void 0 ? void 0 : graph.groupOf.get(inside);
      if (group === void 0 || lineage(graph, id).includes(inside ?? "")) return [];
      return [{ kind: "inside-alternative", id, dependency, group: group.id }];
    });
  });
}
function unproven({ features, proofs }) {
  const good = new Set(
    proofs.filter((proof) => proof.exit_code === 0 && proof.void_reason === void 0).map(({ id, feature }) => `${feature} ${id}`)
  );
  return features.flatMap(({ id, passes, status, proofs: ids2 }) => {
    if (passes !== (status === "passed")) return [{ kind: "at-odds", id, status }];
    return passes && !ids2.some((proof) => good.has(`${id} ${proof}`)) ? [{ kind: "unproven", id }] : [];
  });
}
var mostFeatures, mostOfAKind, mostGuesses;
var init_check = __esm({
  "src/engine/features/check.ts"() {
    "use strict";
    init_nearest_word();
    init_cycle();
    init_graph();
    mostFeatures = 2e3;
    mostOfAKind = 20;
    mostGuesses = 20;
  }
});

// src/engine/features/feature.ts
var featureIdPattern, featureId, featureStatuses, featureKinds, text2, line, commands, instant2, attemptSchema, proofSchema, cause, bindings, featureSchema, tried, groupSchema, featureListSchema;
var init_feature = __esm({
  "src/engine/features/feature.ts"() {
    "use strict";
    init_mini();
    init_en();
    config(en_default());
    featureIdPattern = /^(?!.*\.\.)(?!.*\.(?:lock)?$)[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/;
    featureId = string2().check(_regex(featureIdPattern, 'expected letters, digits, ".", "_" and "-", at most 63, such as "F001"'));
    featureStatuses = ["pending", "in_progress", "passed", "failed", "blocked", "skipped"];
    featureKinds = ["feature", "verification", "test"];
    text2 = (most2) => string2().check(_maxLength(most2));
    line = text2(300);
    commands = array(string2().check(_minLength(1), _maxLength(1e3))).check(_maxLength(20));
    instant2 = string2().check(_maxLength(40));
    attemptSchema = looseObject({
      /** From 1, in the order of the tries. */
      number: int().check(_gte(1)),
      /** `divided`: given back for a split or a prerequisite; it does not count as a failure. */
      outcome: nullable(_enum(["passed", "failed", "divided"])),
      why: nullable(text2(4e3)),
      /** The commit it began from. */
      start_commit: nullable(line),
      /** Where its work is kept, from the workflow's folder, when it was undone. */
      patch: nullable(line),
      started_at: instant2,
      ended_at: nullable(instant2)
    });
    proofSchema = looseObject({
      /** `F001-2`, or `F001-2-lint` where an attempt has several. */
      id: string2().check(_minLength(1), _maxLength(200)),
      feature: featureId,
      /** 0 when a run outside of any attempt proves it. */
      attempt: int().check(_gte(0)),
      command: text2(2e3),
      exit_code: nullable(int()),
      duration_ms: number2().check(_gte(0)),
      output_hash: text2(200),
      head: nullable(line),
      tree_hash: nullable(line),
      started_at: instant2,
      void_reason: optional(text2(4e3))
    });
    cause = looseObject({
      kind: _enum(["feature", "group", "escalation", "user"]),
      /** The root of it: the feature that failed, the escalation that is open. */
      id: nullable(line),
      /** The dependency through which it comes, when that is another one. */
      via: optional(nullable(line)),
      why: optional(text2(4e3))
    });
    bindings = looseObject({
      files: array(line).check(_maxLength(200)),
      exports: array(line).check(_maxLength(200)),
      notes: text2(4e3)
    });
    featureSchema = looseObject({
      id: featureId,
      name: string2().check(_minLength(1), _maxLength(300)),
      description: text2(12e3),
      component: line,
      kind: _enum(featureKinds),
      /** Ids of features and groups. */
      dependencies: array(string2()).check(_maxLength(2e3)),
      /** Whether code ran its verification and it was good; never set but with a proof. */
      passes: boolean2(),
      status: _enum(featureStatuses),
      cause: nullable(cause),
      /** Beside what is run for every feature. */
      verification_commands: commands,
      /** For a person, at the end. */
      manual_verification: array(text2(1e3)).check(_maxLength(50)),
      attempts: array(attemptSchema),
      /** How many of the attempts no longer count, since a person answered. */
      forgiven: int().check(_gte(0)),
      /** Ids of proofs. */
      proofs: array(string2()),
      bindings: nullable(bindings),
      /** true: marked to run beside others; false: it runs alone; null: the dependencies tell. */
      parallel: nullable(boolean2()),
      /** The feature that was split into this one or declared it a prerequisite. */
      parent: nullable(string2()),
      /** The source says that it is done: it is verified before anything is written for it. */
      claimed: boolean2(),
      /** `file:line` of the plan. */
      origin: nullable(text2(1e3))
    });
    tried = looseObject({
      alternative: string2(),
      attempts: int(),
      why: text2(4e3),
      patch: nullable(line)
    });
    groupSchema = looseObject({
      id: featureId,
      name: string2().check(_minLength(1), _maxLength(300)),
      /** Features, in the order in which they are tried; the first one that passes stands for all. */
      alternatives: array(string2()),
      /** The ones given up so far, oldest first. */
      trail: array(tried)
    });
    featureListSchema = looseObject({
      schema: literal(1),
      /** Where it was read from, relative to the project. */
      source: nullable(text2(1e3)),
      features: array(featureSchema),
      groups: array(groupSchema),
      proofs: array(proofSchema)
    });
  }
});

// src/engine/features/new-feature.ts
function newFeature({ id, name, ...told }) {
  return {
    id,
    name,
    ...unbegunFeature,
    dependencies: [],
    verification_commands: [],
    manual_verification: [],
    attempts: [],
    proofs: [],
    ...told
  };
}
var unbegunFeature;
var init_new_feature = __esm({
  "src/engine/features/new-feature.ts"() {
    "use strict";
    unbegunFeature = {
      description: "",
      component: "",
      kind: "feature",
      dependencies: [],
      passes: false,
      status: "pending",
      cause: null,
      verification_commands: [],
      manual_verification: [],
      attempts: [],
      forgiven: 0,
      proofs: [],
      bindings: null,
      parallel: null,
      parent: null,
      claimed: false,
      origin: null
    };
  }
});

// src/engine/features/problems.ts
function describeProblem(problem) {
  switch (problem.kind) {
    case "empty":
      return "there is no feature in it";
    case "too-many":
      return `there are too many features; at most ${problem.most} can be worked on in one workflow`;
    case "duplicate-id":
      return `${problem.id} is the id of ${problem.places.length} (${problem.places.join(", ")}); ids must differ in more than case`;
    case "missing-reference":
      return `${problem.id} names ${problem.missing}, which does not exist${problem.nearest === void 0 ? "" : `; ${problem.nearest} does`}`;
    case "self-dependency":
      return `${problem.id} depends on itself`;
    case "own-group":
      return `${problem.id} is an alternative of ${problem.group} and depends on ${problem.group}`;
    case "inside-alternative":
      return `${problem.id} depends on ${problem.dependency}, which is done only if that alternative is chosen; depend on ${problem.group}`;
    case "cycle":
      return `the dependencies go round: ${problem.path.join(" → ")}`;
    case "lonely-group":
      return `${problem.group} has ${problem.count} alternatives; it needs at least two`;
    case "in-two-groups":
      return `${problem.id} is an alternative of ${problem.groups.join(" and of ")}; it can be of one only`;
    case "grouped-group":
      return `${problem.group} has ${problem.inner} as an alternative, which is a group; name features`;
    case "unproven":
      return `${problem.id} is said to pass, and no proof of it is in the list`;
    case "at-odds":
      return `${problem.id} has the status ${problem.status}, and \`passes\` says otherwise`;
  }
}
var init_problems = __esm({
  "src/engine/features/problems.ts"() {
    "use strict";
  }
});

// src/engine/features/read-list.ts
function readFeatureList(value, locate = () => void 0) {
  const whole = complete(value);
  const shape = featureListSchema.safeParse(whole);
  if (!shape.success) return { ok: false, problems: [], sentences: sentences(shape.error.issues, whole, locate) };
  const problems = findProblems(shape.data);
  if (problems.length > 0) return { ok: false, problems, sentences: problems.map(describeProblem) };
  return { ok: true, list: whole };
}
function complete(value) {
  const list4 = Array.isArray(value) ? { features: value } : value;
  if (!isRecord(list4) || !Array.isArray(list4.features)) return list4;
  const isSeed = list4.schema === void 0;
  const features = list4.features.map(
    (feature) => isRecord(feature) ? completeFeature(feature, isSeed) : feature
  );
  const { groups = [], proofs = [] } = list4;
  return { schema: 1, source: null, ...list4, features, groups, proofs };
}
function completeFeature(feature, isSeed) {
  const whole = { ...newFeature({ id: "", name: "" }), ...feature };
  if (!isSeed) return whole;
  const { dependencies } = whole;
  return {
    ...whole,
    id: textOf2(whole.id),
    name: feature.name ?? textOf2(whole.id),
    dependencies: Array.isArray(dependencies) ? dependencies.map(textOf2) : dependencies,
    passes: false,
    status: "pending",
    claimed: feature.passes === true || /^(?:passed|done|completed?)$/.test(String(feature.status))
  };
}
function textOf2(value) {
  return typeof value === "number" ? String(value) : value;
}
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
var init_read_list = __esm({
  "src/engine/features/read-list.ts"() {
    "use strict";
    init_sentences();
    init_check();
    init_feature();
    init_new_feature();
    init_problems();
  }
});

// src/engine/features/tampering.ts
function findTampering(good, found) {
  const now = new Map(found.features.map((feature) => [feature.id, feature]));
  const before = new Map(good.features.map((feature) => [feature.id, feature]));
  const changes = [];
  for (const feature of good.features) {
    const other = now.get(feature.id);
    if (other === void 0) changes.push(`${feature.id} was removed`);
    else changes.push(...changesOf(feature, other));
  }
  for (const feature of found.features) {
    if (before.has(feature.id) || isUntouched(feature)) continue;
    changes.push(`${feature.id} was added as ${feature.status}${feature.passes ? ", passing without a proof" : ""}`);
  }
  if (!isSame(good.groups, found.groups)) changes.push("the alternatives were changed");
  if (!isSame(good.proofs, found.proofs)) changes.push("the proofs were changed");
  const weight = (change2) => change2.includes("pass") ? 0 : 1;
  const sorted2 = changes.sort((a, b) => weight(a) - weight(b));
  return sorted2.length <= mostTold ? sorted2 : [...sorted2.slice(0, mostTold), `and ${sorted2.length - mostTold} more`];
}
function findUnproven(list4, passed) {
  const proofs = new Map(list4.proofs.map((proof) => [proof.id, proof]));
  const counts = (feature, id) => {
    const proof = proofs.get(id);
    const isGood = proof?.feature === feature && proof.exit_code === 0 && proof.void_reason === void 0;
    return isGood && passed.has(`${feature} ${id}`);
  };
  return list4.features.filter((feature) => feature.passes && !feature.proofs.some((id) => counts(feature.id, id))).map(({ id }) => id);
}
function withoutPassing(list4, ids2, claimed) {
  const features = list4.features.map(
    (feature) => ids2.has(feature.id) ? { ...feature, passes: false, status: "pending", claimed } : feature
  );
  return { ...list4, features };
}
function changesOf(before, now) {
  const known = Object.keys(before).filter((key) => !free.has(key));
  const changed = known.filter((key) => !isSame(before[key], now[key]));
  if (changed.length === 0) return [];
  if (!before.passes && now.passes) return [`${before.id} was set to pass without a run of its verification`];
  if (before.passes && !now.passes) return [`${before.id} had passed and no longer does`];
  return [`${before.id}: ${changed.map((key) => `\`${key}\``).join(", ")} changed`];
}
function isUntouched({ status, passes, attempts: attempts2, proofs }) {
  return status === "pending" && !passes && attempts2.length === 0 && proofs.length === 0;
}
function isSame(one, other) {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1).map(([key, inner]) => [key, sorted(inner)])
  );
}
var free, mostTold;
var init_tampering = __esm({
  "src/engine/features/tampering.ts"() {
    "use strict";
    free = /* @__PURE__ */ new Set(["name", "description", "component", "manual_verification", "origin"]);
    mostTold = 20;
  }
});

// src/store/read-or-nothing.ts
function readOrNothing(path) {
  try {
    return readRegular(path);
  } catch {
    return void 0;
  }
}
var init_read_or_nothing = __esm({
  "src/store/read-or-nothing.ts"() {
    "use strict";
    init_open_regular();
  }
});

// src/store/features/feature-file.ts
function hasFeatures(paths) {
  return (0, import_node_fs24.existsSync)(paths.featureList) || (0, import_node_fs24.existsSync)(copyFile4(paths));
}
function readFeatures(paths) {
  const file2 = readOrNothing(paths.featureList);
  const copy = readOrNothing(copyFile4(paths));
  if (file2 === void 0) throw copy === void 0 ? none(paths) : unusable2(paths, "The feature list is gone");
  const list4 = parse5(paths, file2.toString("utf8"));
  if (copy?.equals(file2) === true) return list4;
  const good = copy === void 0 ? void 0 : tryParse(paths, copy.toString("utf8"));
  const changes = good === void 0 ? describeUnproven(unprovenIn(paths, list4)) : findTampering(good, list4);
  if (changes.length === 0) return list4;
  throw unusable2(paths, "The feature list was changed by other means than its commands", changes.join("; "));
}
function writeFeatures(paths, list4) {
  const text4 = `${JSON.stringify(list4, null, 1)}
`;
  writeAtomic(copyFile4(paths), text4);
  writeAtomic(paths.featureList, text4);
}
function restoreFeatures(paths, now, why) {
  const found = [copyFile4(paths), paths.featureList].map((file2) => readOrNothing(file2)?.toString("utf8"));
  const good = found.map((text4) => text4 === void 0 ? void 0 : tryParse(paths, text4)).find((one) => one !== void 0);
  if (good === void 0) return void 0;
  const kept = keepAside(paths.featureList, "broken", now);
  note(paths, now, { event: "features-restored", kept: kept ?? "none", why });
  writeFeatures(paths, withoutPassing(good, new Set(unprovenIn(paths, good)), false));
  return { kept };
}
function unprovenIn(paths, list4) {
  if (!list4.features.some(({ passes }) => passes)) return [];
  return findUnproven(list4, passedInJournal(parseJournal(readJournal(paths))));
}
function describeUnproven(ids2) {
  return ids2.map((id) => `${id} was set to pass without a run of its verification`);
}
function tryParse(paths, text4) {
  try {
    return parse5(paths, text4);
  } catch {
    return void 0;
  }
}
function parse5(paths, text4) {
  let value;
  try {
    value = parseJson(text4);
  } catch (error2) {
    throw unusable2(paths, "The feature list is not valid", error2.message);
  }
  const read = readFeatureList(value, (path) => lineOfPath(text4, path));
  if (read.ok) return read.list;
  throw unusable2(paths, "The feature list is not valid", firstOf(read.sentences).join("; "));
}
function none(paths) {
  return new WorkflowError(`The workflow '${paths.name}' has no feature list yet`, {
    where: paths.featureList,
    fix: `Make it from a plan with: autonomous-workflow features import ${paths.name}`
  });
}
function unusable2(paths, what, received) {
  return new WorkflowError(what, {
    where: paths.featureList,
    ...received !== void 0 && { received },
    fix: (0, import_node_fs24.existsSync)(copyFile4(paths)) ? `Put the last one that we wrote back with: autonomous-workflow repair ${paths.name}` : "Mend what is named in that file.",
    exitCode: exitCodes.invalidState
  });
}
var import_node_fs24, import_node_path23, copyFile4;
var init_feature_file = __esm({
  "src/store/features/feature-file.ts"() {
    "use strict";
    import_node_fs24 = require("node:fs");
    import_node_path23 = require("node:path");
    init_feature_events();
    init_read_list();
    init_tampering();
    init_journal_line();
    init_json_line();
    init_parse_json();
    init_sentences();
    init_workflow_error();
    init_atomic();
    init_journal();
    init_read_or_nothing();
    copyFile4 = (paths) => (0, import_node_path23.join)(paths.runtime, "feature-list.json");
  }
});

// src/store/features/mend-features.ts
function mendFeatures(paths, now) {
  const why = brokenBecause(paths);
  if (why === void 0) return [];
  const restored = restoreFeatures(paths, now, why);
  if (restored === void 0) return [];
  const kept = restored.kept === null ? "" : `; the other one is kept as ${restored.kept}`;
  return [`autonomous-workflow restored the feature list of '${paths.name}' as it was last written (${why})${kept}.`];
}
function brokenBecause(paths) {
  if (!hasFeatures(paths)) return void 0;
  try {
    const unproven2 = describeUnproven(unprovenIn(paths, readFeatures(paths)));
    return unproven2.length === 0 ? void 0 : unproven2.join("; ");
  } catch (error2) {
    if (isWorkflowError(error2) && error2.exitCode === exitCodes.invalidState) return error2.message;
    throw error2;
  }
}
var init_mend_features = __esm({
  "src/store/features/mend-features.ts"() {
    "use strict";
    init_workflow_error();
    init_feature_file();
  }
});

// src/engine/quotes/page-index.ts
function indexPage(text4) {
  const normal = normalText(text4);
  let words4;
  let grams;
  const readWords = () => words4 ??= wordsOf(normal.text);
  const marks2 = new Set(normal.marks.map(({ at: at2, says }) => `${at2}${says}`));
  return {
    text: text4,
    normal,
    words: readWords,
    grams: () => grams ??= gramsOf(readWords(), gramSize),
    hasMark: (at2, says) => marks2.has(`${at2}${says}`)
  };
}
function placeOf3({ normal }, start, end2) {
  return { start: normal.starts[start] ?? 0, end: normal.ends[end2 - 1] ?? 0 };
}
var gramSize;
var init_page_index = __esm({
  "src/engine/quotes/page-index.ts"() {
    "use strict";
    init_normal_text();
    init_word_grams();
    gramSize = 4;
  }
});

// src/engine/quotes/polarity.ts
function polarityOf(text4) {
  const all = Array.from(text4.toLowerCase().matchAll(words2), ([word2]) => word2);
  return all.flatMap((word2, index) => {
    if (isDenial(word2)) return `¬ ${all[index + 1] ?? ""}`.trim();
    return turning.has(word2) || countingIdeographs.has(word2) ? word2 : [];
  });
}
function denies(text4) {
  return Array.from(text4.toLowerCase().matchAll(words2), ([word2]) => word2).some(isDenial);
}
function isDenial(word2) {
  return negations2.has(word2) || /n't$|^ない$|^ません$/.test(word2) || denyingIdeographs.has(word2);
}
function deniedWord(left, right) {
  const [ours, theirs] = [left, right].map((text4) => new Set(text4.toLowerCase().match(new RegExp("\\p{L}+", "gu"))));
  const isDenied = (word2, others) => negatingPrefixes.some((prefix2) => others.has(prefix2 + word2));
  const only = (set2 = /* @__PURE__ */ new Set(), other = /* @__PURE__ */ new Set()) => [...set2].filter((word2) => !other.has(word2));
  const [mine, yours] = [only(ours, theirs), only(theirs, ours)];
  return mine.find((word2) => word2.length > 3 && isDenied(word2, new Set(yours))) ?? yours.find((word2) => word2.length > 3 && isDenied(word2, new Set(mine)));
}
var negationWords, negatingPrefixes, turning, negations2, words2, denyingIdeographs, countingIdeographs;
var init_polarity = __esm({
  "src/engine/quotes/polarity.ts"() {
    "use strict";
    negationWords = `not no never none neither nor cannot without hardly scarcely nicht kein keine keiner keinen keinem keines nie niemals ohne
ne pas jamais sans aucun aucune nunca sin ningún ninguna ninguno não nunca sem nenhum niet geen nooit не нет никогда без ни לא אין لا ليس لم لن`.split(
      /\s+/
    );
    negatingPrefixes = "un in im il ir non dis anti mis counter".split(" ");
    turning = new Set(
      `more less fewer most least all some only few many every any higher lower greater smaller larger above below over under
increase increases increased increasing decrease decreases decreased decreasing rise rises rose risen fall falls fell fallen
grew grow grows shrank shrinks gain gains loss losses up down better worse best worst faster slower before after
always sometimes often rarely seldom must may might can could should half twice double triple third quarter dozen
true false safe unsafe supports refutes confirms denies with except`.split(/\s+/)
    );
    negations2 = new Set(negationWords);
    words2 = new RegExp("ません|ない|\\p{Script=Han}|(?:(?![\\p{Script=Han}\\p{Script=Hiragana}])\\p{L})+(?:'\\p{L}+)?", "gu");
    denyingIdeographs = new Set("不没沒未无無非别莫勿");
    countingIdeographs = new Set("零〇一二两三四五六七八九十百千万萬亿億");
  }
});

// src/engine/quotes/spelled-numbers.ts
function spelledNumbers(text4) {
  return Array.from(text4.matchAll(pattern2), (match) => {
    const [words4, ten, unit, single, hundred] = match;
    const value = ten === void 0 ? indexOf2(small, single) : (indexOf2(tens, ten) + 2) * 10 + Math.max(0, indexOf2(small, unit));
    return { text: words4.trimEnd(), at: match.index, value: hundred === void 0 ? value : value * 100 };
  });
}
function indexOf2(list4, word2) {
  return word2 === void 0 ? -1 : list4.indexOf(word2.toLowerCase());
}
var small, tens, pattern2;
var init_spelled_numbers = __esm({
  "src/engine/quotes/spelled-numbers.ts"() {
    "use strict";
    small = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
      " "
    );
    tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
    pattern2 = new RegExp(
      `(?<![\\p{L}\\p{N}])(?:(${tens.join("|")})[ -]?(${small.slice(1, 10).join("|")})?|(${small.join("|")}))( hundred)?(?![\\p{L}\\p{N}])`,
      "giu"
    );
  }
});

// src/engine/quotes/number-readings.ts
function likelyDecimalMark(text4) {
  const point = /\d\.(?:\d{1,2}|\d{4,})(?![\d.])|\d,\d{3}\.\d|(?<!\d)0\.\d/.test(text4);
  const comma = /\d,(?:\d{1,2}|\d{4,})(?![\d,])|\d\.\d{3},\d|(?<!\d)0,\d/.test(text4);
  return point === comma ? null : point ? "." : ",";
}
function readingsOf(digits, decimalMark) {
  const compact = digits.replace(/[ '_]/g, "");
  const marks2 = compact.replace(/\d/g, "");
  const decimal = (mark) => {
    const [whole = "", part = ""] = compact.replaceAll(mark === "." ? "," : ".", "").split(mark);
    return { plain: part === "" ? whole : `${whole}.${part}`, decimals: part.length };
  };
  const grouped = { plain: compact.replace(/[.,]/g, ""), decimals: 0 };
  if (marks2 === "") return [grouped];
  if (marks2.includes(".") && marks2.includes(",")) {
    const last = marks2.at(-1) ?? ".";
    return marks2.indexOf(last) === marks2.length - 1 ? [decimal(last)] : [];
  }
  if (marks2.length > 1) return /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(compact) ? [grouped] : [];
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(compact)) return [decimal(marks2)];
  if (decimalMark !== null) return [marks2 === decimalMark ? decimal(marks2) : grouped];
  return marks2 === "," ? [grouped] : [decimal("."), grouped];
}
var init_number_readings = __esm({
  "src/engine/quotes/number-readings.ts"() {
    "use strict";
  }
});

// src/engine/quotes/units.ts
function unitNamed(word2) {
  return units.get(word2) ?? units.get(word2.toLowerCase()) ?? caseless.get(word2.toLowerCase());
}
function magnitudeNamed(word2) {
  return magnitudes.get(word2.toLowerCase());
}
var table, magnitudeTable, units, magnitudes, caseless;
var init_units = __esm({
  "src/engine/quotes/units.ts"() {
    "use strict";
    table = `
percent: % 1 % percent per_cent pct prozent pourcent procent procento;
points: pp 1 pp ppt ppts percentage_point percentage_points percent_points prozentpunkt prozentpunkte; bp 0.01 bp basis_point basis_points
permille: permille 1 ‰ permille
time: ns 1e-9 ns nanosecond nanoseconds; μs 1e-6 μs us microsecond microseconds; ms 1e-3 ms msec msecs millisecond milliseconds millisekunden;
time: s 1 s sec secs second seconds sekunde sekunden secondes; min 60 min mins minute minutes minuten; h 3600 h hr hrs hour hours stunde stunden heures
time: day 86400 day days tag tage tagen jours; week 604800 week weeks woche wochen semaines
months: month 1 month months monat monate monaten mois; year 12 year years yr yrs jahr jahre jahren ans
data: B 1 B byte bytes; kB 1e3 kB KB kilobyte kilobytes; MB 1e6 MB mb megabyte megabytes; GB 1e9 GB gb gigabyte gigabytes; TB 1e12 TB tb terabyte terabytes; PB 1e15 PB pb petabyte petabytes
data: KiB 1024 KiB; MiB 1048576 MiB; GiB 1073741824 GiB; TiB 1099511627776 TiB
data: bit 0.125 bit bits; kbit 125 kb Kb kbit; Mbit 125e3 Mb Mbit megabit megabits; Gbit 125e6 Gb Gbit gigabit gigabits; Tbit 125e9 Tb Tbit
rate: bit/s 1 bit/s b/s bps; kbit/s 1e3 kbit/s kb/s kbps Kbps; Mbit/s 1e6 Mbit/s Mb/s Mbps mbps; Gbit/s 1e9 Gbit/s Gb/s Gbps gbps; kB/s 8e3 kB/s KB/s; MB/s 8e6 MB/s MBps; GB/s 8e9 GB/s GBps
length: nm 1e-9 nm nanometer nanometers nanometre nanometres; μm 1e-6 μm micron microns; mm 1e-3 mm millimeter millimeters millimetre millimetres; cm 1e-2 cm centimeter centimeters centimetre centimetres
length: m 1 m meter meters metre metres; km 1e3 km kilometer kilometers kilometre kilometres; in 0.0254 inch inches; ft 0.3048 ft feet foot; mi 1609.344 mi mile miles
mass: μg 1e-9 μg mcg; mg 1e-6 mg milligram milligrams; g 1e-3 g gram grams; kg 1 kg kilogram kilograms kilo kilos; t 1e3 t ton tons tonne tonnes tonnen; lb 0.45359237 lb lbs pound_mass
power: mW 1e-3 mW; W 1 W watt watts; kW 1e3 kW kilowatt kilowatts; MW 1e6 MW megawatt megawatts; GW 1e9 GW gigawatt gigawatts; TW 1e12 TW terawatt terawatts
energy: Wh 1 Wh; kWh 1e3 kWh; MWh 1e6 MWh; GWh 1e9 GWh; TWh 1e12 TWh; J 2.777777777777778e-4 J joule joules; kJ 0.2777777777777778 kJ; MJ 277.7777777777778 MJ
frequency: Hz 1 Hz hertz; kHz 1e3 kHz; MHz 1e6 MHz megahertz; GHz 1e9 GHz gigahertz
volume: ml 1e-3 ml mL milliliter milliliters millilitre millilitres; l 1 l L liter liters litre litres
celsius: °C 1 °C degrees_celsius
fahrenheit: °F 1 °F degrees_fahrenheit
kelvin: K 1 K kelvin
angle: ° 1 ° degree degrees
times: times 1 x × times fold mal fach
dollar: USD 1 $ usd us$ dollar dollars
euro: EUR 1 € eur euro euros
sterling: GBP 1 £ gbp
yen: JPY 1 ¥ jpy yen
rupee: INR 1 ₹ inr rupees
ordinal: ordinal 1 st nd rd th`;
    magnitudeTable = `1e3 thousand thousands tausend tsd mille 千; 1e4 万 萬; 1e5 lakh lakhs; 1e6 million millions millionen mio mn; 1e7 crore crores
1e8 亿 億; 1e9 billion billions bn milliarde milliarden mrd milliard milliards; 1e12 trillion trillions tn 兆`;
    units = /* @__PURE__ */ new Map();
    for (const line2 of table.trim().split("\n")) {
      const [dimension = "", rest = ""] = line2.split(/: (.*)/);
      for (const entry of rest.split(/;\s*/).filter((part) => part !== "")) {
        const [name = "", factor = "1", ...spellings] = entry.trim().split(" ");
        for (const spelling of spellings)
          units.set(spelling.replace("_", " "), { name, dimension, factor: Number(factor) });
      }
    }
    magnitudes = /* @__PURE__ */ new Map();
    for (const entry of magnitudeTable.split(/[;\n]\s*/)) {
      const [factor = "1", ...words4] = entry.trim().split(" ");
      for (const word2 of words4) magnitudes.set(word2, Number(factor));
    }
    caseless = /* @__PURE__ */ new Map();
    for (const [spelling, unit] of units)
      if (!caseless.has(spelling.toLowerCase())) caseless.set(spelling.toLowerCase(), unit);
  }
});

// src/engine/quotes/number-surroundings.ts
function readPrefix(before) {
  let rest = before;
  let signs = "";
  let unit = null;
  for (let turn = 0; turn < 3; turn += 1) {
    const money = currency.exec(rest);
    const found = money ?? sign.exec(rest) ?? comparison.exec(rest);
    if (found === null) break;
    if (found === money) unit ??= unitNamed(found[1] ?? "") ?? null;
    else signs = `${found[1] ?? ""}${signs}`;
    rest = rest.slice(0, found.index);
  }
  return { length: before.length - rest.length, signs, unit };
}
function readUnit(text4, from, isMoney2) {
  let magnitude = 1;
  let end2 = from;
  for (let turn = 0; turn < 2; turn += 1) {
    const [matched, spelling] = matchAt(word, text4, end2);
    if (matched === "") break;
    const after = end2 + matched.length;
    const [second, name] = matchAt(secondWord, text4, after);
    const long = second === "" ? void 0 : unitNamed(`${spelling} ${name}`);
    if (long !== void 0) return { magnitude, unit: long, end: after + second.length };
    const isAttached = matched === spelling;
    const factor = magnitudeNamed(spelling) ?? (isAttached ? letterMagnitude(spelling, isMoney2) : void 0);
    if (factor !== void 0 && magnitude === 1) {
      magnitude = factor;
      end2 = after;
      continue;
    }
    const unit = unitNamed(spelling);
    const isWord = !isAttached && spelling.length === 1 && /[a-z]/i.test(spelling) && !loneLetters.test(spelling);
    if (unit === void 0 || isWord) break;
    return { magnitude, unit, end: after };
  }
  return { magnitude, unit: null, end: end2 };
}
function letterMagnitude(letter, isMoney2) {
  if (isMoney2) return { k: 1e3, m: 1e6, b: 1e9, t: 1e12 }[letter.toLowerCase()];
  return { k: 1e3, K: 1e3, M: 1e6 }[letter];
}
function matchAt(pattern3, text4, at2) {
  pattern3.lastIndex = at2;
  const found = pattern3.exec(text4);
  return [found?.[0] ?? "", found?.[1] ?? ""];
}
var sign, comparison, currency, word, secondWord, loneLetters;
var init_number_surroundings = __esm({
  "src/engine/quotes/number-surroundings.ts"() {
    "use strict";
    init_units();
    sign = /(?<![\p{L}\p{N})\]])([-+±])$/u;
    comparison = /([<>≤≥≈~]=?) ?$/;
    currency = new RegExp("([$€£¥₹]|(?<!\\p{L})(?:US\\$|USD|EUR|GBP|JPY|INR)) ?$", "iu");
    word = new RegExp("[ -]?([%‰×$€£¥₹千万萬亿億兆]|°\\p{L}?|[\\p{L}]{1,24}(?:\\/\\p{L}{1,12})?)", "uy");
    secondWord = new RegExp(" (\\p{L}{1,16})", "uy");
    loneLetters = /^[smhgtWVKB]$/;
  }
});

// src/engine/quotes/numbers.ts
function numbersIn(text4) {
  return numbersInNormal(normalText(text4, { keepCase: true }).text);
}
function numbersInNormal(normal) {
  const decimalMark = likelyDecimalMark(normal);
  const found = Array.from(normal.matchAll(numeral), (match) => readNumber(normal, match, decimalMark));
  shareUnits(normal, found);
  const spelled = spelledNumbers(normal).map(({ text: words4, at: at2, value }) => {
    const { magnitude, unit, end: end2 } = readUnit(normal, at2 + words4.length, false);
    const exact = `${value}${magnitude === 1 ? "" : `*${magnitude}`}${unit?.name ?? ""}`;
    const readings = [{ value: value * magnitude, step: magnitude }];
    return { text: normal.slice(at2, end2), at: at2, exact, readings, magnitude, unit, name: "", spelled: true };
  });
  return [...found, ...spelled].sort((a, b) => a.at - b.at);
}
function readNumber(text4, match, decimalMark) {
  const { 0: whole, 1: digits = "", 2: exponent = "", index: at2 } = match;
  const name = nameEndingAt(text4, at2);
  const prefix2 = name === "" ? readPrefix(text4.slice(Math.max(0, at2 - 12), at2)) : { length: 0, signs: "", unit: null };
  const raised2 = exponent.toLowerCase().replace(/\s/g, "");
  const after = readUnit(text4, at2 + whole.length, prefix2.unit !== null);
  const plains = readingsOf(digits, decimalMark);
  const unit = prefix2.unit ?? after.unit;
  const times = after.magnitude === 1 ? "" : `*${after.magnitude}`;
  return {
    text: text4.slice(at2 - prefix2.length, after.end),
    at: at2 - prefix2.length,
    exact: `${prefix2.signs}${plains[0]?.plain ?? digits}${raised2}${times}${unit?.name ?? ""}`,
    readings: plains.map(
      (plain3) => readingOf(plain3, raised2, prefix2.signs.includes("-") ? -after.magnitude : after.magnitude)
    ),
    magnitude: after.magnitude,
    unit,
    name,
    spelled: false
  };
}
function nameEndingAt(text4, at2) {
  const joined = "-/._".includes(text4.charAt(at2 - 1)) ? at2 - 2 : at2 - 1;
  if ((characterClass(text4.charCodeAt(joined)) & letterBit) === 0) return "";
  return nameBefore.exec(text4.slice(Math.max(0, at2 - 40), at2))?.[0] ?? "";
}
function readingOf({ plain: plain3, decimals }, raised2, magnitude) {
  if (raised2.startsWith("^")) return { value: Number(plain3) ** Number(raised2.slice(1)) * magnitude, step: 0 };
  const exponent = Number(/[+-]?\d+$/.exec(raised2)?.[0] ?? 0);
  const scale = Math.abs(magnitude) * 10 ** exponent;
  return { value: Number(`${plain3}e${exponent}`) * magnitude, step: scale * 10 ** -decimals };
}
function shareUnits(text4, found) {
  for (const [index, next] of [...found.entries()].reverse()) {
    const number3 = found[index - 1];
    if (number3 === void 0 || !between.test(text4.slice(number3.at + number3.text.length, next.at))) continue;
    if (number3.unit === null && number3.magnitude === 1) {
      number3.unit = next.unit;
      number3.magnitude = next.magnitude;
      if (next.magnitude !== 1)
        number3.readings.push(
          ...number3.readings.map(({ value, step }) => ({ value: value * next.magnitude, step: step * next.magnitude }))
        );
    }
  }
}
var numeral, nameBefore, between;
var init_numbers = __esm({
  "src/engine/quotes/numbers.ts"() {
    "use strict";
    init_character_class();
    init_normal_text();
    init_spelled_numbers();
    init_number_readings();
    init_number_surroundings();
    numeral = /(\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,'_]\d+)*)([eE][+-]?\d{1,3}(?![\p{L}\d])|\^[+-]?\d{1,3}(?!\d)|\s?[x×*·]\s?10\^[+-]?\d{1,3}(?!\d))?/gu;
    nameBefore = new RegExp("\\p{L}[\\p{L}\\d]{0,30}[-/._]?$", "u");
    between = /^ ?(?:-|to|and|or|bis|und|,|\/) ?$/;
  }
});

// src/engine/quotes/quote-edges.ts
function judgeEdge(left, right, isStart) {
  const before = left.slice(-reach);
  const after = right.slice(0, reach);
  const isInside = before !== "" && after !== "";
  const cutsWord = isInside && joinsWord(before.charCodeAt(before.length - 1), after.charCodeAt(0));
  const dropsNegation = isStart ? negationAtEnd.test(before) || cutsWord && prefixAtEnd.test(before) : negationAtStart.test(after);
  return { cutsNumber: isInside && cutsNumber(before, after), cutsWord, dropsNegation };
}
function cutsNumber(before, after) {
  return numbersInNormal(before + after).some(({ at: at2, text: text4 }) => at2 < before.length && at2 + text4.length > before.length);
}
var reach, prefixAtEnd, negationAtEnd, negationAtStart;
var init_quote_edges = __esm({
  "src/engine/quotes/quote-edges.ts"() {
    "use strict";
    init_character_class();
    init_numbers();
    init_polarity();
    reach = 64;
    prefixAtEnd = new RegExp(`(?<![\\p{L}\\p{N}])(?:${negatingPrefixes.join("|")})-?$`, "u");
    negationAtEnd = new RegExp(
      `(?<!\\p{L})(?:${negationWords.join("|")}|\\p{L}+n't)(?: \\p{L}+)? ?$|[不没沒未无無非]$`,
      "u"
    );
    negationAtStart = new RegExp(
      `^(?:n't| (?:${negationWords.join("|")})(?!\\p{L})|not(?!\\p{L})|less(?!\\p{L}))`,
      "u"
    );
  }
});

// src/engine/quotes/text-search.ts
function placesOf(wanted2, text4, most2) {
  const length = wanted2.length;
  if (length === 0 || length > text4.length) return [];
  const fallback = fallbacks(wanted2);
  const places = [];
  let matched = 0;
  for (let at2 = 0; at2 < text4.length && places.length < most2; at2 += 1) {
    const unit = text4.charCodeAt(at2);
    while (matched > 0 && wanted2.charCodeAt(matched) !== unit) matched = fallback[matched - 1] ?? 0;
    if (wanted2.charCodeAt(matched) === unit) matched += 1;
    if (matched < length) continue;
    places.push(at2 - length + 1);
    matched = fallback[matched - 1] ?? 0;
  }
  return places;
}
function fallbacks(wanted2) {
  const lengths = new Uint32Array(wanted2.length);
  let matched = 0;
  for (let at2 = 1; at2 < wanted2.length; at2 += 1) {
    const unit = wanted2.charCodeAt(at2);
    while (matched > 0 && wanted2.charCodeAt(matched) !== unit) matched = lengths[matched - 1] ?? 0;
    if (wanted2.charCodeAt(matched) === unit) matched += 1;
    lengths[at2] = matched;
  }
  return lengths;
}
var init_text_search = __esm({
  "src/engine/quotes/text-search.ts"() {
    "use strict";
  }
});

// src/engine/quotes/quote-whole.ts
function findWhole(wanted2, page) {
  const normal = normalText(wanted2);
  const units2 = unitsOf(wanted2);
  const { text: text4 } = page.normal;
  return placesOf(normal.text, text4, mostPlaces).map((start) => {
    const end2 = start + normal.text.length;
    const place = placeOf3(page, start, end2);
    const edges = judge(text4.slice(Math.max(0, start - 64), start), normal.text, text4.slice(end2, end2 + 64));
    const keepsMarks = normal.marks.every(
      ({ at: at2, says }) => (
        // Texts put the same mark before and after a full stop.
        [-1, 0, 1].some((shift) => page.hasMark(start + at2 + shift, says))
      )
    );
    const keepsUnits = units2 === "" || units2 === unitsOf(page.text.slice(place.start, place.end));
    return { ...edges, start, end: end2, place, breaksNumber: edges.breaksNumber || !keepsMarks || !keepsUnits };
  });
}
function findVerbatim(quote2, page) {
  return placesOf(quote2, page.text, mostPlaces).map((start) => {
    const end2 = start + quote2.length;
    const left = spaced(page.text.slice(Math.max(0, start - 64), start));
    const right = spaced(page.text.slice(end2, end2 + 64));
    return { ...judge(left, spaced(quote2), right), start: -1, end: -1, place: { start, end: end2 } };
  });
}
function spaced(part) {
  const { text: text4 } = normalText(part);
  return `${/^\s/.test(part) ? " " : ""}${text4}${/\s$/.test(part) ? " " : ""}`;
}
function judge(left, inner, right) {
  const edges = [judgeEdge(left, inner + right, true), judgeEdge(left + inner, right, false)];
  const doubts2 = [];
  if (edges.some(({ cutsWord }) => cutsWord)) doubts2.push("cut-word");
  if (edges.some(({ dropsNegation }) => dropsNegation)) doubts2.push("negated");
  return { doubts: doubts2, breaksNumber: edges.some(({ cutsNumber: cutsNumber2 }) => cutsNumber2) };
}
function unitsOf(text4) {
  const numbers2 = /\d/.test(text4) ? numbersInNormal(normalText(text4, { keepCase: true }).text) : [];
  const names = numbers2.map(({ unit, magnitude }) => `${magnitude === 1 ? "" : magnitude}${unit?.name ?? ""}`);
  return names.some((name) => name !== "") ? names.join(" ") : "";
}
var mostPlaces;
var init_quote_whole = __esm({
  "src/engine/quotes/quote-whole.ts"() {
    "use strict";
    init_normal_text();
    init_numbers();
    init_page_index();
    init_quote_edges();
    init_text_search();
    mostPlaces = 100;
  }
});

// src/engine/quotes/quote-weight.ts
function quoteWeight(text4) {
  const { count: count4, starts } = wordsOf(text4);
  let ideographs = 0;
  for (const start of starts.subarray(0, count4))
    if ((characterClass(text4.charCodeAt(start)) & unspacedBit) !== 0) ideographs += 1;
  return count4 - ideographs / 2;
}
var init_quote_weight = __esm({
  "src/engine/quotes/quote-weight.ts"() {
    "use strict";
    init_character_class();
    init_word_grams();
  }
});

// src/engine/quotes/quote-ellipsis.ts
function findFragments(quote2, page) {
  if (!ellipsis.test(quote2)) return void 0;
  const fragments = quote2.split(ellipsis).filter((part) => part.trim() !== "");
  if (fragments.length > mostFragments || fragments.some((part) => quoteWeight(normalText(part).text) < leastWeight))
    return void 0;
  let chains = [[]];
  for (const fragment of fragments) {
    const sound = findWhole(fragment, page).filter(({ breaksNumber }) => !breaksNumber);
    chains = sound.flatMap((finding2) => continued(chains, finding2));
  }
  const chain = chains.find((findings) => doubtsOf(findings, page).length === 0) ?? chains[0];
  const [first, last] = [chain?.[0], chain?.at(-1)];
  if (chain === void 0 || first === void 0 || last === void 0) return void 0;
  return { place: placeOf3(page, first.start, last.end), doubts: doubtsOf(chain, page) };
}
function continued(chains, finding2) {
  const before = chains.findLast((chain) => {
    const end2 = chain.at(-1)?.end ?? finding2.start;
    return end2 <= finding2.start && finding2.start - end2 <= widestGap;
  });
  return before === void 0 ? [] : [[...before, finding2]];
}
function doubtsOf(chain, page) {
  const doubts2 = new Set(chain.flatMap((finding2) => finding2.doubts));
  const swallows = chain.some(({ start }, index) => {
    const left = chain[index - 1];
    if (left === void 0) return false;
    const gap = page.normal.text.slice(left.end, start);
    return !/[.!?。！？]/.test(gap) && denies(gap);
  });
  return [...swallows ? doubts2.add("negated") : doubts2];
}
var ellipsis, mostFragments, widestGap, leastWeight;
var init_quote_ellipsis = __esm({
  "src/engine/quotes/quote-ellipsis.ts"() {
    "use strict";
    init_normal_text();
    init_page_index();
    init_polarity();
    init_quote_whole();
    init_quote_weight();
    ellipsis = /\s*(?:\[\s?(?:…|\.{3,4})\s?\]|\(\s?(?:…|\.{3,4})\s?\)|…|\.{3,4}|\. \. \.)\s*/u;
    mostFragments = 8;
    widestGap = 5e3;
    leastWeight = 2;
  }
});

// src/engine/quotes/passage-difference.ts
function comparePassages(quote2, passage, marks2) {
  const ours = normalText(quote2, { keepCase: true });
  const theirs = normalText(passage, { keepCase: true });
  const foreign2 = ours.marks.filter(({ says }) => !marks2.includes(says)).map(({ says }) => says);
  const numbers2 = firstDifference(
    numbersInNormal(ours.text).map(({ exact }) => exact),
    numbersInNormal(theirs.text).map(({ exact }) => exact)
  );
  const polarity = firstDifference(polarityOf(ours.text), polarityOf(theirs.text));
  const denied = deniedWord(ours.text, theirs.text);
  const differences = [];
  if (numbers2 !== void 0) differences.push({ kind: "number", ...numbers2 });
  if (foreign2.length > 0) differences.push({ kind: "number", quote: foreign2.join(" "), page: marks2.join(" ") });
  if (polarity !== void 0) differences.push({ kind: "meaning", ...polarity });
  if (denied !== void 0) differences.push({ kind: "meaning", quote: denied, page: `the opposite of ${denied}` });
  return differences;
}
function firstDifference(left, right) {
  const length = Math.max(left.length, right.length);
  for (let index = 0; index < length; index += 1)
    if (left[index] !== right[index]) return { quote: spoken(left[index]), page: spoken(right[index]) };
  return void 0;
}
function spoken(item) {
  if (item === void 0) return "nothing";
  return item.replace("¬", "not");
}
var init_passage_difference = __esm({
  "src/engine/quotes/passage-difference.ts"() {
    "use strict";
    init_normal_text();
    init_numbers();
    init_polarity();
  }
});

// src/engine/quotes/quote-near.ts
function nearestPassage(quote2, quoteNormal, page) {
  const words4 = wordsOf(quoteNormal);
  const size = Math.min(gramSize, words4.count);
  if (size === 0) return void 0;
  const wanted2 = gramsOf(words4, size);
  const pageGrams = size === gramSize ? page.grams() : gramsOf(page.words(), size);
  const window = densestWindow(wanted2, pageGrams, wanted2.length + Math.max(4, Math.ceil(words4.count / 4)));
  if (window === void 0) return void 0;
  const pageWords = page.words();
  const text4 = page.normal.text;
  const headroom = wanted2.indexOf(pageGrams[window.first] ?? 0);
  const tailroom = wanted2.length - 1 - wanted2.lastIndexOf(pageGrams[window.last] ?? 0);
  const first = extend2(pageWords, text4, window.first, -headroom);
  const last = extend2(pageWords, text4, window.last + size - 1, tailroom);
  let start = pageWords.starts[first] ?? 0;
  let end2 = pageWords.ends[last] ?? start;
  while (start > 0 && "-+±<>≤≥≈~$€£¥₹".includes(text4.charAt(start - 1))) start -= 1;
  while ("%‰°".includes(text4.charAt(end2)) && end2 < text4.length) end2 += 1;
  const place = placeOf3(page, start, end2);
  const marks2 = page.normal.marks.filter(({ at: at2 }) => at2 >= start && at2 <= end2).map(({ says }) => says);
  const differences = comparePassages(quote2, page.text.slice(place.start, place.end), marks2);
  const similarity = commonInOrder(wanted2, pageGrams.subarray(window.first, window.last + 1)) / wanted2.length;
  const edges = [
    judgeEdge(text4.slice(Math.max(0, start - 64), start), text4.slice(start, end2), true),
    judgeEdge(text4.slice(start, end2), text4.slice(end2, end2 + 64), false)
  ];
  return { place, similarity, differences, isNegated: edges.some(({ dropsNegation }) => dropsNegation) };
}
function commonInOrder(wanted2, runs) {
  const places = /* @__PURE__ */ new Map();
  for (const [at2, run] of wanted2.entries()) {
    const known = places.get(run);
    if (known === void 0) places.set(run, [at2]);
    else known.push(at2);
  }
  const used = /* @__PURE__ */ new Map();
  const ends = [];
  for (const run of runs) {
    const nth = used.get(run) ?? 0;
    used.set(run, nth + 1);
    const place = places.get(run)?.[nth];
    if (place === void 0) continue;
    let low = 0;
    for (let high = ends.length; low < high; ) {
      const middle = low + high >> 1;
      if ((ends[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    ends[low] = place;
  }
  return ends.length;
}
function extend2(words4, text4, from, steps) {
  const direction = Math.sign(steps);
  let at2 = from;
  for (let step = 0; step < Math.abs(steps); step += 1) {
    const next = at2 + direction;
    if (next < 0 || next >= words4.count) break;
    const [left, right] = direction < 0 ? [next, at2] : [at2, next];
    if (/[.!?。！？]['")]?\s|[。！？]/.test(text4.slice(words4.ends[left] ?? 0, words4.starts[right] ?? 0))) break;
    at2 = next;
  }
  return at2;
}
function densestWindow(wanted2, runs, reach2) {
  const need = /* @__PURE__ */ new Map();
  for (const run of wanted2) need.set(run, (need.get(run) ?? 0) + 1);
  const have = /* @__PURE__ */ new Map();
  const hits = [];
  let best2;
  let oldest = 0;
  let score = 0;
  const drop = () => {
    const run = runs[hits[oldest] ?? 0] ?? 0;
    const count4 = have.get(run) ?? 0;
    have.set(run, count4 - 1);
    if (count4 <= (need.get(run) ?? 0)) score -= 1;
    oldest += 1;
  };
  const isSpare = () => {
    const run = runs[hits[oldest] ?? 0] ?? 0;
    return (have.get(run) ?? 0) > (need.get(run) ?? 0);
  };
  for (const [at2, run] of runs.entries()) {
    const needed = need.get(run);
    if (needed === void 0) continue;
    hits.push(at2);
    const count4 = (have.get(run) ?? 0) + 1;
    have.set(run, count4);
    if (count4 <= needed) score += 1;
    while (at2 - (hits[oldest] ?? 0) >= reach2 || isSpare()) drop();
    if (best2 === void 0 || score > best2.score) best2 = { first: hits[oldest] ?? at2, last: at2, score };
  }
  return best2;
}
var init_quote_near = __esm({
  "src/engine/quotes/quote-near.ts"() {
    "use strict";
    init_page_index();
    init_passage_difference();
    init_quote_edges();
    init_word_grams();
  }
});

// src/engine/quotes/quote-check.ts
function checkQuote(quote2, page) {
  const trimmed = quote2.trim();
  const normal = normalText(trimmed);
  const short2 = quoteWeight(normal.text) < gramSize ? ["short"] : [];
  const found = (verdict, place2, more = {}) => {
    const words4 = page.text.slice(place2.start, place2.end);
    return { verdict, place: place2, words: words4, similarity: 1, doubts: short2, differences: [], ...more };
  };
  const standing = best([...findWhole(trimmed, page), ...findVerbatim(trimmed, page)]);
  if (standing !== void 0) {
    const { place: place2, breaksNumber } = standing;
    const doubts2 = [...short2, ...standing.doubts];
    if (!breaksNumber) return found("exact", place2, { doubts: doubts2 });
    const context = page.text.slice(Math.max(0, place2.start - 24), place2.end + 24).trim();
    return found("number-mismatch", place2, {
      doubts: doubts2,
      differences: [{ kind: "number", quote: trimmed, page: context }]
    });
  }
  const fragments = findFragments(trimmed, page);
  if (fragments !== void 0) return found("ellipsis", fragments.place, { doubts: [...short2, ...fragments.doubts] });
  const near = nearestPassage(trimmed, normal.text, page);
  if (near === void 0 || near.similarity < leastLikeness) {
    const similarity2 = near?.similarity ?? 0;
    return { verdict: "absent", place: null, words: null, similarity: similarity2, doubts: short2, differences: [] };
  }
  const { place, similarity, differences } = near;
  return found(verdictOf(near), place, {
    similarity,
    differences,
    doubts: near.isNegated ? [...short2, "negated"] : short2
  });
}
function isSound({ verdict, doubts: doubts2 }) {
  return doubts2.length === 0 && (verdict === "exact" || verdict === "ellipsis" || verdict === "near");
}
function best(findings) {
  const sound = findings.filter(({ breaksNumber }) => !breaksNumber);
  return sound.find(({ doubts: doubts2 }) => doubts2.length === 0) ?? sound[0] ?? findings[0];
}
function verdictOf({ similarity, differences }) {
  if (similarity < leastSimilarity) return "absent";
  if (differences.some(({ kind }) => kind === "number")) return "number-mismatch";
  return differences.length === 0 ? "near" : "absent";
}
var leastSimilarity, leastLikeness;
var init_quote_check = __esm({
  "src/engine/quotes/quote-check.ts"() {
    "use strict";
    init_normal_text();
    init_page_index();
    init_quote_ellipsis();
    init_quote_near();
    init_quote_weight();
    init_quote_whole();
    leastSimilarity = 0.8;
    leastLikeness = 0.4;
  }
});

// src/engine/research/evidence-check.ts
function checkEvidence({ quote: quote2, check }, { kind }, { own: own2, stored }, lookUp) {
  const first = stored[0];
  if (check !== void 0 && isSettled3(check, kind, first)) return check;
  if (first === void 0) return unread(kind, own2);
  let ownResult;
  for (const { page, snapshot, truncated } of stored) {
    const found = snapshot === null ? void 0 : lookUp(quote2, snapshot);
    if (found === void 0) continue;
    const result = { verdict: found.verdict, sound: carries(found, quote2, kind), snapshot, detail: describe2(found) };
    if (result.sound) return result;
    if (page !== own2?.page || truncated) continue;
    ownResult ??= result;
  }
  if (ownResult !== void 0) return ownResult;
  const detail = first.truncated ? "not in the part of the page that is stored; the page was cut at the size cap" : own2?.snapshot == null ? `not on another page of the same work, and its own could not be read: ${sentenceOf(own2)}` : "its snapshot cannot be read";
  return { verdict: "could-not-run", sound: false, snapshot: first.snapshot, detail };
}
function carries(found, quote2, kind) {
  const isTelling = kind === "repository" && quote2.trim().length >= leastCode;
  return isSound(isTelling ? { ...found, doubts: found.doubts.filter((doubt) => doubt !== "short") } : found);
}
function isSettled3(check, kind, first) {
  if (check.sound) return true;
  if (check.snapshot === null) return false;
  return kind === "repository" || first === void 0 || first.snapshot === check.snapshot;
}
function unread(kind, own2) {
  const verdict = kind === "repository" && own2?.outcome === "dead" ? "absent" : "could-not-run";
  return { verdict, sound: false, snapshot: null, detail: sentenceOf(own2) };
}
function sentenceOf(row) {
  if (row === void 0) return "its source was not fetched";
  return row.reason?.sentence ?? "its source could not be read";
}
function describe2(found) {
  const { verdict, differences, words: words4 } = found;
  const changed = differences.map(({ quote: quote2, page }) => `${named(quote2)} in the quote, ${named(page)} on the page`).slice(0, 3).join("; ");
  if (verdict === "number-mismatch" || verdict === "absent" && changed !== "") return changed;
  if (verdict === "absent") return words4 === null ? "nothing like it is on the page" : `closest: ${named(words4)}`;
  return found.doubts.length === 0 ? null : found.doubts.map((doubt) => doubts[doubt]).join("; ");
}
function named(words4) {
  const text4 = excerpt(words4);
  return text4 === "" ? "nothing" : `"${text4.length > longestWords ? `${text4.slice(0, longestWords)}…` : text4}"`;
}
var longestWords, leastCode, doubts;
var init_evidence_check = __esm({
  "src/engine/research/evidence-check.ts"() {
    "use strict";
    init_quote_check();
    init_workflow_error();
    longestWords = 160;
    leastCode = 12;
    doubts = {
      short: "fewer than four words",
      "cut-word": "it begins or ends inside a word",
      negated: "a denial stands beside it, or under its ellipsis"
    };
  }
});

// src/engine/pages/page.ts
var init_page = __esm({
  "src/engine/pages/page.ts"() {
    "use strict";
  }
});

// src/engine/pages/snapshot-row.ts
function laterRow(earlier, later) {
  return earlier?.outcome === "stored" && later.outcome !== "stored" ? earlier : later;
}
var snapshotRowSchema;
var init_snapshot_row = __esm({
  "src/engine/pages/snapshot-row.ts"() {
    "use strict";
    init_mini();
    init_canonical_address();
    init_page();
    snapshotRowSchema = object({
      /** Same page, same value; see pageAddress. */
      page: string2(),
      /** Same source, same value: the key of the ledger's sources; see canonicalAddress. */
      canonical: string2(),
      url: string2(),
      outcome: _enum(["stored", "dead", "could-not-run"]),
      reason: nullable(object({ kind: string2(), sentence: string2() })),
      /** The sha256 of the text and the name of its file; null when there is none. */
      snapshot: nullable(string2().check(_regex(/^[0-9a-f]{64}$/))),
      final_url: string2(),
      fetched_at: string2(),
      content_type: nullable(string2()),
      characters: int(),
      /** The text was cut at the size cap: what is absent from it may still be on the page. */
      truncated: boolean2(),
      title: nullable(string2()),
      authors: array(string2()),
      published: nullable(string2()),
      publisher: nullable(string2()),
      doi: nullable(string2()),
      attempts: int()
    });
  }
});

// src/store/snapshots.ts
function readSnapshotIndex(paths) {
  return new Map([...readSnapshotHistory(paths)].flatMap(([page, rows]) => rows.slice(-1).map((row) => [page, row])));
}
function readSnapshotHistory(paths) {
  const pages = /* @__PURE__ */ new Map();
  for (const line2 of readText2(indexFile(paths))?.split("\n") ?? []) {
    const row = parseRow(line2);
    if (row === void 0) continue;
    const before = pages.get(row.page) ?? [];
    const last = laterRow(before.at(-1), row);
    pages.set(row.page, last === row ? [...before, row] : [row, ...before]);
  }
  return new Map([...pages].sort(([a], [b]) => a < b ? -1 : 1));
}
function readSnapshot(paths, hash) {
  const text4 = /^[0-9a-f]{64}$/.test(hash) ? readText2(textFile(paths, hash)) : void 0;
  return text4 !== void 0 && hashOf(text4) === hash ? text4 : void 0;
}
function hashOf(text4) {
  return (0, import_node_crypto.createHash)("sha256").update(text4).digest("hex");
}
function parseRow(line2) {
  if (line2 === "") return void 0;
  try {
    return snapshotRowSchema.parse(JSON.parse(line2));
  } catch {
    return void 0;
  }
}
function readText2(path) {
  try {
    return (0, import_node_fs25.readFileSync)(path, "utf8");
  } catch (error2) {
    if (error2.code === "ENOENT") return void 0;
    throw error2;
  }
}
var import_node_crypto, import_node_fs25, import_node_path24, indexFile, textFile;
var init_snapshots = __esm({
  "src/store/snapshots.ts"() {
    "use strict";
    import_node_crypto = require("node:crypto");
    import_node_fs25 = require("node:fs");
    import_node_path24 = require("node:path");
    init_snapshot_row();
    init_atomic();
    init_is_alive();
    indexFile = (paths) => (0, import_node_path24.join)(paths.snapshots, "index.jsonl");
    textFile = (paths, hash) => (0, import_node_path24.join)(paths.snapshots, `${hash}.txt`);
  }
});

// src/store/quote-checks.ts
function quoteLookUp(paths) {
  const results = /* @__PURE__ */ new Map();
  const pages = /* @__PURE__ */ new Map();
  const pageOf = (snapshot) => {
    if (!pages.has(snapshot)) {
      const [oldest] = pages.keys();
      if (oldest !== void 0 && pages.size >= mostPages) pages.delete(oldest);
      const text4 = readSnapshot(paths, snapshot);
      pages.set(snapshot, text4 === void 0 ? void 0 : indexPage(text4));
    }
    return pages.get(snapshot);
  };
  return (quote2, snapshot) => {
    const key = `${snapshot} ${quote2}`;
    if (!results.has(key)) {
      const page = pageOf(snapshot);
      results.set(key, page === void 0 ? void 0 : checkQuote(quote2, page));
    }
    return results.get(key);
  };
}
function storedSources(paths, lookUp) {
  const history = readSnapshotHistory(paths);
  const byWork = /* @__PURE__ */ new Map();
  for (const rows of history.values()) {
    const latest = rows.at(-1);
    if (latest?.snapshot != null) byWork.set(latest.canonical, [...byWork.get(latest.canonical) ?? [], latest]);
  }
  const pagesOf = (evidence2, source2) => {
    const rows = history.get(pageAddress(evidence2.url ?? source2.url)) ?? [];
    const own2 = rows.at(-1);
    const texts = source2.kind === "repository" ? rows.toReversed() : rows.slice(-1);
    const others = (byWork.get(source2.canonical) ?? []).filter(({ page }) => page !== own2?.page);
    return { own: own2, stored: [...texts, ...others].filter(({ snapshot }) => snapshot !== null) };
  };
  return {
    check: (evidence2, source2) => checkEvidence(evidence2, source2, pagesOf(evidence2, source2), lookUp),
    textHash: ({ url }) => history.get(pageAddress(url))?.at(-1)?.snapshot ?? null
  };
}
var mostPages;
var init_quote_checks = __esm({
  "src/store/quote-checks.ts"() {
    "use strict";
    init_evidence_check();
    init_page_index();
    init_quote_check();
    init_canonical_address();
    init_snapshots();
    mostPages = 4;
  }
});

// src/engine/research/verifier-task.ts
function verifierTask({ attack, claims: claims2 }, file2) {
  const pages = new Set(claims2.map(({ snapshot }) => snapshot)).size;
  return `Verify ${claims2.length} claims against ${pages === 1 ? "a stored page" : `${pages} stored pages`}, by ${attack}: they are listed in ${file2}, which names the pages to read.`;
}
var attackTasks;
var init_verifier_task = __esm({
  "src/engine/research/verifier-task.ts"() {
    "use strict";
    attackTasks = {
      contradiction: "Try to refute each claim: look in its page for words that say otherwise, or say it of something else.",
      overreach: "Look for overreach: conditions, scope, time, sample or hedges in the page that the claim leaves out, and conclusions it does not draw.",
      provenance: "Look at provenance: whether the page itself found this out, reports what somebody else says, or quotes it only to disagree."
    };
  }
});

// src/store/verification-batches.ts
var verification_batches_exports = {};
__export(verification_batches_exports, {
  assignVerifiers: () => assignVerifiers,
  readBatches: () => readBatches
});
function assignVerifiers(paths, state) {
  const { iteration } = state;
  const made = readBatches(paths).filter((batch) => batch.iteration === iteration);
  const batches = made.length > 0 ? made : makeBatches(paths, state);
  return batches.map((batch) => ({
    id: batch.assignment,
    agent: "claim-verifier",
    task: verifierTask(batch, `${paths.folder}/verification/${batch.assignment}.json`)
  }));
}
function readBatches(paths) {
  if (!(0, import_node_fs26.existsSync)(paths.verification)) return [];
  return (0, import_node_fs26.readdirSync)(paths.verification).filter((name) => /^i\d+-v\d+\.json$/.test(name)).flatMap((name) => {
    const read = batchSchema.safeParse(readJson((0, import_node_path25.join)(paths.verification, name)));
    return read.success && name === `${read.data.assignment}.json` ? [read.data] : [];
  }).sort((a, b) => a.iteration - b.iteration || a.assignment.localeCompare(b.assignment, "en", { numeric: true }));
}
function makeBatches(paths, state) {
  const ledger = readLedger(paths);
  const most2 = isWriting(state) ? mostBatches.writing : mostBatches.searching;
  return neededBatches(ledger).slice(0, most2).map((batch, index) => {
    const assignment = `i${state.iteration}-v${index + 1}`;
    const content = {
      assignment,
      iteration: state.iteration,
      attack: batch.attack,
      task: attackTasks[batch.attack],
      claims: batch.claims.map((asked) => material(paths, ledger, asked))
    };
    writeAtomic((0, import_node_path25.join)(paths.verification, `${assignment}.json`), `${JSON.stringify(content, null, 2)}
`);
    return content;
  });
}
function material(paths, ledger, { claim: claim4, snapshot }) {
  const known = ledger.claims.find(({ id }) => id === claim4);
  const quotes = (known?.evidence ?? []).filter(({ check }) => check?.snapshot === snapshot).map(({ quote: quote2, source: source2 }) => ({ quote: quote2, source: ledger.sources.find(({ id }) => id === source2)?.title ?? source2 }));
  return { claim: claim4, text: known?.text ?? "", snapshot, file: `${paths.folder}/snapshots/${snapshot}.txt`, quotes };
}
var import_node_fs26, import_node_path25, mostBatches, batchSchema;
var init_verification_batches = __esm({
  "src/store/verification-batches.ts"() {
    "use strict";
    import_node_fs26 = require("node:fs");
    import_node_path25 = require("node:path");
    init_mini();
    init_iteration();
    init_looks();
    init_verification();
    init_verifier_task();
    init_atomic();
    init_json_file();
    init_ledger_file();
    mostBatches = { searching: 2, writing: 4 };
    batchSchema = object({
      assignment: string2().check(_regex(/^i\d+-v\d+$/)),
      iteration: int(),
      attack: _enum(attacks),
      task: string2(),
      claims: array(
        object({
          claim: string2(),
          text: string2(),
          snapshot: string2().check(_regex(/^[0-9a-f]{64}$/)),
          file: string2(),
          quotes: array(object({ quote: string2(), source: string2() }))
        })
      )
    });
  }
});

// src/store/findings.ts
function findingsFor(paths, { iteration }, { looks = [] }, { verifications, lookUp }) {
  const refused = refusedAssignments(paths, iteration);
  return {
    ...storedSources(paths, lookUp),
    looks: looksOf(looks, {
      batches: readBatches(paths),
      handIns: verifications,
      isOver: (batch) => batch.iteration < iteration || refused.has(batch.assignment),
      isQuoted: (quote2, snapshot) => {
        const verdict = lookUp(quote2, snapshot)?.verdict;
        return verdict === "exact" || verdict === "ellipsis" || verdict === "near";
      }
    })
  };
}
var init_findings = __esm({
  "src/store/findings.ts"() {
    "use strict";
    init_merge();
    init_looks();
    init_workflow_error();
    init_hand_ins();
    init_inbox();
    init_ledger_file();
    init_quote_checks();
    init_verification_batches();
  }
});

// src/store/problem-of.ts
async function problemOf(read) {
  try {
    await read();
    return void 0;
  } catch (error2) {
    return error2;
  }
}
var init_problem_of = __esm({
  "src/store/problem-of.ts"() {
    "use strict";
  }
});

// src/store/restore-state.ts
function findLastGoodState(paths) {
  const copy = readValidCopy(paths);
  if (copy !== void 0) return { state: copy, from: "copy", promptLost: false };
  const state = rebuildState(paths.name, parseJournal(readJournal(paths)));
  return state && { state, from: "journal", promptLost: state.prompt === lostPrompt };
}
function stateFromRemains(paths, now) {
  const known = { recordedIteration: Infinity, counted: 0 };
  const ledger = ledgerIfValid(paths) ?? restoreLedger(paths, known, now, "the state file is gone, too")?.ledger;
  if (ledger === void 0 || ledger.claims.length === 0 && ledger.merged.length === 0) return void 0;
  const iteration = Math.max(0, ...iterationFolders(paths));
  const state = stateOfRemains(paths.name, ledger, iteration, now.toISOString());
  return { state, from: "remains", promptLost: true };
}
function putState(paths, state, now, { aside, why }) {
  const kept = keepAside(paths.state, aside, now);
  commitState(paths, now, state, { event: "state-restored", kept: kept ?? "none", why });
  return kept;
}
function readValidCopy(paths) {
  try {
    const copy = readCopy(paths);
    if (copy !== void 0) validateState(copy.text, paths, /* @__PURE__ */ new Date(0));
    return copy?.state;
  } catch {
    return void 0;
  }
}
var init_restore_state = __esm({
  "src/store/restore-state.ts"() {
    "use strict";
    init_journal_line();
    init_rebuild_state();
    init_state();
    init_atomic();
    init_hand_ins();
    init_journal();
    init_ledger_file();
    init_state_file();
    init_validate_state();
    init_workflow();
  }
});

// src/store/plugin-root.ts
function pluginRoot() {
  let folder = __dirname;
  while (!(0, import_node_fs27.existsSync)((0, import_node_path26.join)(folder, ".claude-plugin", "plugin.json"))) {
    if ((0, import_node_path26.dirname)(folder) === folder) throw new Error(`no plugin above ${__dirname}`);
    folder = (0, import_node_path26.dirname)(folder);
  }
  return folder;
}
var import_node_fs27, import_node_path26;
var init_plugin_root = __esm({
  "src/store/plugin-root.ts"() {
    "use strict";
    import_node_fs27 = require("node:fs");
    import_node_path26 = require("node:path");
  }
});

// src/store/create-workflow.ts
function createWorkflow(paths, workflow) {
  writeAtomic((0, import_node_path27.join)(paths.runtime, ".gitignore"), "*\n");
  makeReport(paths);
  if (!(0, import_node_fs28.existsSync)(paths.bibliography)) writeAtomic(paths.bibliography, "");
  const state = newResearchState({ ...workflow, name: paths.name });
  const { driver, max_iterations } = state;
  const mode = modeOf(state.workflow_type);
  commitState(paths, workflow.now, state, { event: "created", mode, driver, max_iterations });
}
function makeReport(paths) {
  if ((0, import_node_fs28.existsSync)(paths.report)) return false;
  const template = (0, import_node_fs28.readFileSync)((0, import_node_path27.join)(pluginRoot(), "templates", "report-template.tex"), "utf8");
  writeAtomic(paths.report, fillReportTemplate(template, { title: titleOf(paths.name) }));
  return true;
}
var import_node_fs28, import_node_path27;
var init_create_workflow = __esm({
  "src/store/create-workflow.ts"() {
    "use strict";
    import_node_fs28 = require("node:fs");
    import_node_path27 = require("node:path");
    init_state();
    init_tex_text();
    init_vocabulary();
    init_workflow_name();
    init_atomic();
    init_plugin_root();
    init_workflow();
  }
});

// src/store/mend.ts
var mend_exports = {};
__export(mend_exports, {
  mendBroken: () => mendBroken,
  mendCounters: () => mendCounters,
  mendEscalations: () => mendEscalations,
  mendJournal: () => mendJournal,
  mendLedger: () => mendLedger,
  mendReport: () => mendReport,
  mendState: () => mendState
});
async function mendBroken(paths, now) {
  return asWriter(paths, async () => {
    const mended = await mendState(paths, now, { gone: false, withoutPrompt: false });
    mended.push(...await mendLedger(paths, now), ...await mendEscalations(paths, now));
    mended.push(...mendFeatures(paths, now).map(done));
    await problemOf(() => refreshOutlook(paths));
    return mended.map(({ text: text4 }) => text4);
  });
}
async function mendState(paths, now, may) {
  const error2 = await problemOf(() => readState(paths));
  if (error2 === void 0 || !isContentError(error2) && !(may.gone && isMissing(error2))) return [];
  const good = findLastGoodState(paths) ?? (may.gone ? stateFromRemains(paths, now) : void 0);
  if (good === void 0 || good.promptLost && !may.withoutPrompt) return [];
  const kept = putState(paths, good.state, now, { aside: "broken", why: error2.message });
  const origin = stateOrigins[good.from];
  const restored = `autonomous-workflow restored the state file of '${paths.name}' ${origin}${whereKept(kept)}.`;
  return [done(restored), ...good.promptLost ? [promptLost(paths)] : []];
}
async function mendLedger(paths, now) {
  const error2 = await problemOf(() => readLedger(paths));
  if (!isContentError(error2)) return [];
  const state = await readState(paths).catch(() => void 0);
  const told = rebuildState(paths.name, parseJournal(readJournal(paths)));
  const counted = Math.max(state?.findings_count ?? 0, told?.findings_count ?? 0);
  const restored = restoreLedger(
    paths,
    { recordedIteration: state?.recorded_iteration ?? 0, counted },
    now,
    error2.message
  );
  if (restored === void 0) return [];
  if (restored.from === "inbox" && state !== void 0) writeLedger(paths, assessed(paths, state, restored.ledger));
  return [...tellLedger(paths, restored, counted), ...await mendCounters(paths, now)];
}
function tellLedger(paths, { ledger, from, kept }, counted) {
  const origin = from === "copy" ? "as it was last written" : "from the hand-ins in the inbox";
  const restored = `autonomous-workflow restored the ledger of '${paths.name}' ${origin}${whereKept(kept)}.`;
  const findings = ledger.claims.length;
  if (findings >= counted) return [done(restored)];
  const lost = `Only ${findings} of ${counted} findings of '${paths.name}' came back. → Put what is missing in ${paths.folder}/inbox/ back from version control or a backup; the next record counts it.`;
  return [done(restored), { text: lost, isLoss: true }];
}
async function mendCounters(paths, now) {
  const ledger = ledgerIfValid(paths);
  const state = await readState(paths).catch(() => void 0);
  if (ledger === void 0 || state === void 0) return [];
  const wrong = wrongCounters(state, ledger);
  if (wrong.length === 0) return [];
  const updated_at = state.status === "in_progress" ? now.toISOString() : state.updated_at;
  const event = { event: "counters-corrected", wrong };
  commitState(paths, now, { ...withCounters(state, ledger), updated_at }, event);
  return [done(`The state of '${paths.name}' counts what its ledger holds again: ${wrong.join("; ")}.`)];
}
function assessed(paths, state, ledger) {
  const { verifications } = readInbox(paths);
  return assess(ledger, findingsFor(paths, state, ledger, { verifications, lookUp: quoteLookUp(paths) }));
}
async function mendEscalations(paths, now) {
  const error2 = await problemOf(() => readEscalations(paths));
  if (!isContentError(error2)) return [];
  const restored = restoreEscalations(paths, now, error2.message);
  if (restored === void 0) return [];
  return [done(`autonomous-workflow restored the escalations of '${paths.name}'${whereKept(restored.kept)}.`)];
}
async function mendJournal(paths, now) {
  const state = await readState(paths).catch(() => void 0);
  const why = state === void 0 ? void 0 : journalGap(paths, state);
  if (state === void 0 || why === void 0) return [];
  note(paths, now, { event: "journal-begun-anew", why }, state);
  return [
    done(`The journal of '${paths.name}' holds the whole state again, as it is now; what it told before is lost.`)
  ];
}
function mendReport(paths) {
  if (!stateExists(paths) || !makeReport(paths)) return [];
  const advice = "put it back from version control or a backup, or let the workflow write it anew from the ledger.";
  return [
    { text: `The report of '${paths.name}' was gone; an empty one stands in its place → ${advice}`, isLoss: true }
  ];
}
function done(text4) {
  return { text: text4, isLoss: false };
}
function promptLost(paths) {
  const fix = `write it into the line \`prompt:\` of ${paths.folder}/${paths.name}-state.md, or begin anew under another name.`;
  return { text: `What '${paths.name}' was to find out is lost: ${fix}`, isLoss: true };
}
function whereKept(kept) {
  return kept === null ? "" : `; the broken one is kept as ${kept}`;
}
function isContentError(error2) {
  return isWorkflowError(error2) && error2.exitCode === exitCodes.invalidState;
}
function isMissing(error2) {
  return isWorkflowError(error2) && error2.exitCode === exitCodes.usage;
}
var stateOrigins;
var init_mend = __esm({
  "src/store/mend.ts"() {
    "use strict";
    init_counters();
    init_journal_line();
    init_rebuild_state();
    init_assess();
    init_workflow_error();
    init_diagnose_journal();
    init_escalations();
    init_mend_features();
    init_findings();
    init_hand_ins();
    init_journal();
    init_ledger_file();
    init_quote_checks();
    init_problem_of();
    init_restore_state();
    init_state_file();
    init_create_workflow();
    init_workflow();
    stateOrigins = {
      copy: "as it was last written",
      journal: "as the journal tells it",
      remains: "from its ledger and hand-ins, at rest: journal and copies are gone, too"
    };
  }
});

// src/engine/report/scan.ts
function scanTex(raw) {
  const visible = raw.replace(opaque, (match) => {
    if (match.startsWith("%") || /^\\(?:verb|lstinline)\*?[^A-Za-z*\s{]/.test(match)) return blank(match);
    const begin3 = /^\\begin\{(?:verbatim\*?|Verbatim|lstlisting|comment)\}/.exec(match)?.[0];
    if (begin3 === void 0) return match;
    const end3 = /\\end\{[^{}]*\}$/.exec(match)?.[0] ?? "";
    return begin3 + blank(match.slice(begin3.length, match.length - end3.length)) + end3;
  });
  const begin2 = visible.indexOf("\\begin{document}");
  const end2 = visible.lastIndexOf("\\end{document}");
  const bodyFrom = begin2 < 0 ? 0 : begin2 + "\\begin{document}".length;
  return { raw, visible, bodyFrom, bodyTo: end2 < bodyFrom ? raw.length : end2, lineAt: lineFinder(raw) };
}
function blank(text4) {
  return text4.replace(/[^\n]/g, " ");
}
function lineFinder(text4) {
  const starts = [0];
  for (let at2 = text4.indexOf("\n"); at2 >= 0; at2 = text4.indexOf("\n", at2 + 1)) starts.push(at2 + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = low + high >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
function commandsIn(text4, names, from = 0, to = text4.length) {
  const found = [];
  const pattern3 = /\\([A-Za-z@]+)\*?|\\[^]/g;
  pattern3.lastIndex = from;
  for (let match = pattern3.exec(text4); match !== null && match.index < to; match = pattern3.exec(text4)) {
    const [whole, name] = match;
    if (name === void 0 || !names.test(name)) continue;
    found.push({ name, at: match.index, ...argumentsAt(text4, match.index + whole.length) });
  }
  return found;
}
function argumentsAt(text4, from) {
  const groups = [];
  let end2 = from;
  for (; ; ) {
    const space = /^[ \t]*\n?[ \t]*/.exec(text4.slice(end2, end2 + 200))?.[0].length ?? 0;
    const opener = text4.charAt(end2 + space);
    if (opener !== "{" && opener !== "[") return { groups, end: end2 };
    const close = closingAt(text4, end2 + space, opener === "{" ? "}" : "]");
    if (close < 0) return { groups, end: end2 };
    if (opener === "{") groups.push(text4.slice(end2 + space + 1, close));
    end2 = close + 1;
  }
}
function closingAt(text4, open2, closer) {
  let depth = 0;
  for (let at2 = open2; at2 < text4.length; at2 += 1) {
    const character = text4[at2];
    if (character === "\\") at2 += 1;
    else if (character === "{") depth += 1;
    else if (character === "}") {
      depth -= 1;
      if (depth < 0 || depth === 0 && closer === "}") return closer === "}" ? at2 : -1;
    } else if (character === closer && depth === 0) return at2;
    else if (character === "\n" && /^[ \t]*\n/.test(text4.slice(at2 + 1, at2 + 80))) return -1;
  }
  return -1;
}
var opaque;
var init_scan = __esm({
  "src/engine/report/scan.ts"() {
    "use strict";
    opaque = /\\(?:verb|lstinline)\*?([^A-Za-z*\s{])(?:(?!\1)[^\n])*\1|\\begin\{(verbatim\*?|Verbatim|lstlisting|comment)\}[^]*?(?:\\end\{\2\}|$)|\\[A-Za-z@]+\*?|\\[^]|%[^\n]*/g;
  }
});

// src/engine/report/plain-text.ts
function plainOf(tex) {
  return readPlain(tex, 0).text.replace(/\s+/g, " ");
}
function readPlain(tex, base) {
  const plain3 = { text: "", offsets: [], bindings: [], derived: [] };
  const parts = [];
  let length = 0;
  const add = (piece, at2) => {
    parts.push(piece);
    plain3.offsets.push(...Array.from({ length: piece.length }, () => base + at2));
    length += piece.length;
  };
  const pattern3 = /[^\\{}$~&\-`'\n]+|\\([A-Za-z@]+)\*?[ \t]?|\\([^])|---?|``|''|[^]/g;
  for (let match = pattern3.exec(tex); match !== null; match = pattern3.exec(tex)) {
    const [whole, name, symbol] = match;
    const at2 = match.index;
    if (name !== void 0) {
      pattern3.lastIndex = readCommand(tex, name, at2, pattern3.lastIndex);
    } else if (symbol !== void 0) {
      const accent = accents[symbol];
      const letter = accent === void 0 ? null : new RegExp("^\\{?\\\\?(\\p{L})\\}?", "u").exec(tex.slice(pattern3.lastIndex));
      if (accent !== void 0 && letter !== null) {
        add(`${letter[1] ?? ""}${accent}`.normalize("NFC"), at2);
        pattern3.lastIndex += letter[0].length;
      } else
        add(
          /[-,;:!\s\\/]/.test(symbol) ? symbol === "-" || symbol === "/" ? "" : " " : symbol.replace(/[()[\]]/, ""),
          at2
        );
    } else if (whole === "{" || whole === "}" || whole === "$") continue;
    else if (whole === "~" || whole === "&" || whole === "\n") add(" ", at2);
    else if (whole === "---") add("—", at2);
    else if (whole === "--") add("–", at2);
    else if (whole === "``" || whole === "''") add('"', at2);
    else if (whole.length === 1) add(whole, at2);
    else for (let index = 0; index < whole.length; index += 1) add(whole.charAt(index), at2 + index);
  }
  plain3.text = parts.join("");
  return plain3;
  function readCommand(text4, command, at2, after) {
    const kind = /^[cC]ite/.test(command) ? "cite" : bindingKinds[command];
    if (kind !== void 0) {
      const { groups, end: end2 } = argumentsAt(text4, after);
      const ids2 = (groups[0] ?? "").split(",").map((id) => id.trim());
      if (groups.length === 0) return after;
      plain3.bindings.push({ kind, ids: ids2.filter((id) => id !== ""), at: base + at2, place: length });
      if (command === "citet" || command === "citeauthor") add("They", at2);
      return end2;
    }
    if (command === "derived") plain3.derived.push(length);
    if (silent.test(command)) return argumentsAt(text4, after).end;
    if (command === "href") {
      const open2 = text4.indexOf("{", after);
      const close = open2 < 0 ? -1 : closingAt(text4, open2, "}");
      return close < 0 ? after : close + 1;
    }
    const sign2 = symbols[command];
    if (sign2 !== void 0) add(sign2, at2);
    if (command.startsWith("n") && /^n[A-Z]/.test(command)) add("several", at2);
    return after;
  }
}
var bindingKinds, silent, symbols, accents;
var init_plain_text = __esm({
  "src/engine/report/plain-text.ts"() {
    "use strict";
    init_scan();
    bindingKinds = {
      claim: "claim",
      contradiction: "contradiction",
      question: "question"
    };
    silent = /^(?:label|ref|eqref|pageref|autoref|input|include|InputIfFileExists|IfFileExists|url|includegraphics|bibliography|bibliographystyle|vspace|hspace|usepackage|nocite|setlength|multicolumn|cline|cmidrule|addcontentsline|begin|end|color|textcolor)$/;
    symbols = {
      textbackslash: "\\",
      textasciitilde: "~",
      textasciicircum: "^",
      textless: "<",
      textgreater: ">",
      textbar: "|",
      ldots: "…",
      dots: "…",
      textmu: "µ",
      textdegree: "°",
      times: "×",
      leq: "≤",
      le: "≤",
      geq: "≥",
      ge: "≥",
      approx: "≈",
      sim: "~",
      pm: "±",
      cdot: "·",
      mu: "µ",
      textendash: "–",
      textemdash: "—",
      texteuro: "€",
      pounds: "£",
      textpounds: "£",
      textsuperscript: "^",
      to: "→",
      rightarrow: "→",
      textquotedbl: '"',
      textunderscore: "_",
      textbraceleft: "{",
      textbraceright: "}",
      ss: "ß",
      ae: "æ",
      o: "ø",
      l: "ł",
      infty: "∞"
    };
    accents = {
      "`": "̀",
      "'": "́",
      "^": "̂",
      "~": "̃",
      '"': "̈",
      "=": "̄",
      ".": "̇"
    };
  }
});

// src/engine/report/prose.ts
function paragraphsOf(scanned) {
  const { visible, bodyFrom, bodyTo } = scanned;
  const body = visible.slice(0, bodyTo);
  const paragraphs = [];
  const environments = [];
  let section = "";
  let start = bodyFrom;
  const close = (end2) => {
    if (end2 > start && !environments.some((name) => noText.has(name))) {
      const paragraph = readParagraph(body.slice(start, end2), start, section, [...environments]);
      if (paragraph !== void 0) paragraphs.push(paragraph);
    }
  };
  marks.lastIndex = bodyFrom;
  for (let match = marks.exec(body); match !== null; match = marks.exec(body)) {
    const name = match[1];
    close(match.index);
    start = match.index + match[0].length;
    if (name === void 0) continue;
    const { groups, end: end2 } = argumentsAt(body, start);
    if (name === "begin") {
      environments.push(groups[0] ?? "");
      start = end2;
    } else if (name === "end") {
      const place = environments.lastIndexOf(groups[0] ?? "");
      if (place >= 0) environments.length = place;
      start = end2;
    } else if (name.endsWith("section") || name === "part") {
      if (name === "section" || name === "part") section = plainOf(groups[0] ?? "").trim();
      start = end2;
    }
    marks.lastIndex = start;
  }
  close(body.length);
  return paragraphs;
}
function readParagraph(tex, at2, section, environments) {
  const { text: text4, offsets, bindings: bindings3, derived } = readPlain(tex, at2);
  if (text4.trim() === "" && bindings3.length === 0) return void 0;
  const sentences2 = [];
  for (const { from, to } of sentencesOf(text4)) {
    sentences2.push({
      text: text4.slice(from, to).replace(/\s+/g, " ").trim(),
      at: offsets[firstInk(text4, from, to)] ?? at2,
      bindings: bindings3.filter(({ place }) => place >= from && (place < to || to === text4.length)),
      isDerived: derived.some((place) => place >= from && place < to)
    });
  }
  const first = offsets[firstInk(text4, 0, text4.length)] ?? bindings3[0]?.at ?? at2;
  return { at: first, section, environments, text: text4.replace(/\s+/g, " ").trim(), bindings: bindings3, sentences: sentences2 };
}
function sentencesOf(text4) {
  const found = [];
  for (const { segment, index } of segmenter.segment(text4.replace(/\n/g, " "))) {
    const last = found.at(-1);
    const isRest = !/[\p{L}\p{N}]/u.test(segment) || new RegExp("^\\s*\\p{Ll}", "u").test(segment) || isAbbreviated(text4, last);
    if (last !== void 0 && isRest) last.to = index + segment.length;
    else found.push({ from: index, to: index + segment.length });
  }
  return found.length === 0 ? [{ from: 0, to: text4.length }] : found;
}
function isAbbreviated(text4, last) {
  if (last === void 0) return false;
  return new RegExp("(?:\\b(?:e\\.g|i\\.e|vs|cf|Fig|Sec|No|al|approx|ca|Dr|St)\\.|\\b\\p{Lu}\\.)\\s*$", "u").test(
    text4.slice(Math.max(last.from, last.to - 12), last.to)
  );
}
function firstInk(text4, from, to) {
  for (let at2 = from; at2 < to; at2 += 1) if (text4.charAt(at2).trim() !== "") return at2;
  return from;
}
var noText, marks, segmenter;
var init_prose = __esm({
  "src/engine/report/prose.ts"() {
    "use strict";
    init_plain_text();
    init_scan();
    noText = /* @__PURE__ */ new Set([
      "equation",
      "align",
      "equation*",
      "align*",
      "picture",
      "thebibliography",
      "verbatim",
      "lstlisting",
      "Verbatim",
      "comment"
    ]);
    marks = /\\(part|section|subsection|subsubsection|paragraph|begin|end|item|caption|maketitle|tableofcontents)\*?(?![A-Za-z])|\n[ \t]*\n|\\\\/g;
    segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
  }
});

// src/engine/report/report-input.ts
function readReport(input) {
  const scanned = scanTex(input.tex);
  const paragraphs = paragraphsOf(scanned);
  const { claims: claims2, sources } = input.ledger;
  const pages = pagesByAddress(input.pages ?? []);
  const pageOf = (source2) => pages.get(source2.canonical) ?? pages.get(canonicalAddress(source2.url));
  return {
    ...input,
    scanned,
    paragraphs,
    claims: new Map(claims2.map((claim4) => [claim4.id, claim4])),
    sourcesById: new Map(sources.map((source2) => [source2.id, source2])),
    sourcesByKey: new Map(sources.map((source2) => [source2.key, source2])),
    bindings: paragraphs.flatMap(
      (paragraph) => paragraph.bindings.map((binding) => ({
        binding,
        paragraph,
        sentence: paragraph.sentences.find((one) => one.bindings.includes(binding))
      }))
    ),
    pageOf,
    independent: independenceOf(input.ledger, pageOf),
    finding: (id, severity, at2, message, fix) => {
      return { id, severity, file: input.file, line: at2 === null ? null : scanned.lineAt(at2), message, fix };
    }
  };
}
function pagesByAddress(rows) {
  const pages = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const known = pages.get(row.canonical);
    if (known === void 0 || known.outcome !== "stored" && row.outcome === "stored") pages.set(row.canonical, row);
  }
  return pages;
}
function independenceOf(ledger, pageOf) {
  let groups;
  return ({ evidence: evidence2 }) => {
    groups ??= independentGroups(
      ledger.sources.map((source2) => {
        return {
          ...source2,
          textHash: pageOf(source2)?.snapshot ?? null,
          quotes: quotesBySource(ledger).get(source2.id) ?? []
        };
      })
    );
    const usable = evidence2.filter(
      ({ check }) => check === void 0 || check.sound || check.verdict === "could-not-run"
    );
    return new Set(usable.map(({ source: source2 }) => groups?.get(source2))).size;
  };
}
function quotesBySource(ledger) {
  const known = remembered.get(ledger);
  if (known !== void 0) return known;
  const quotes = /* @__PURE__ */ new Map();
  for (const { evidence: evidence2 } of ledger.claims) {
    for (const { source: source2, quote: quote2 } of evidence2) quotes.set(source2, [...quotes.get(source2) ?? [], quote2]);
  }
  remembered.set(ledger, quotes);
  return quotes;
}
function idsOf(bindings3, kind) {
  return bindings3.filter((binding) => binding.kind === kind).flatMap(({ ids: ids2 }) => ids2);
}
var remembered, isCite;
var init_report_input = __esm({
  "src/engine/report/report-input.ts"() {
    "use strict";
    init_canonical_address();
    init_independence();
    init_prose();
    init_scan();
    remembered = /* @__PURE__ */ new WeakMap();
    isCite = ({ binding }) => binding.kind === "cite";
  }
});

// src/engine/report/citation-checks.ts
function checkCitations(report2) {
  const { bibliography, generatedBibliography, finding: finding2 } = report2;
  const findings = [...unknownKeys(report2), ...hiddenEntries(report2), ...duplicates2(report2)];
  if (bibliography === void 0) {
    findings.push({
      ...finding2("A4", "hard", null, "sources.bib is missing", "Run `autonomous-workflow compile`: it writes it anew."),
      file: "sources.bib"
    });
  } else {
    findings.push(...foreignEntries(report2, bibliography));
    if (bibliography !== generatedBibliography)
      findings.push({
        ...finding2(
          "A4",
          "hard",
          null,
          "sources.bib is not what the ledger gives",
          "Run `autonomous-workflow compile`: it writes it anew. Never edit it."
        ),
        file: "sources.bib"
      });
  }
  const { findings: unread2, unable } = unstored(report2);
  return { findings: [...findings, ...unread2], unable };
}
function citedKeys(report2) {
  const keys = /* @__PURE__ */ new Map();
  for (const { binding } of report2.bindings.filter(isCite)) {
    for (const key of binding.ids) if (!keys.has(key)) keys.set(key, binding.at);
  }
  return keys;
}
function unknownKeys(report2) {
  const folded = new Map([...report2.sourcesByKey.keys()].map((key) => [key.toLowerCase(), key]));
  return [...citedKeys(report2)].flatMap(([key, at2]) => {
    if (report2.sourcesByKey.has(key)) return [];
    const meant = folded.get(key.toLowerCase());
    const fix = meant === void 0 ? "Cite a key that `autonomous-workflow report pack` or `evidence` prints, or remove the sentence: no source of the ledger has this key." : `Write the key as ${meant}: keys are case-sensitive.`;
    return [report2.finding("A1", "hard", at2, `The cited key ${key} is not in sources.bib`, fix)];
  });
}
function hiddenEntries(report2) {
  const { scanned, sourcesByKey, finding: finding2 } = report2;
  const nocite = commandsIn(scanned.visible, /^nocite$/, scanned.bodyFrom, scanned.bodyTo);
  const everything = nocite.filter(({ groups }) => groups[0]?.trim() === "*");
  const listed = new Set(nocite.flatMap(({ groups }) => (groups[0] ?? "").split(",").map((key) => key.trim())));
  const cited = citedKeys(report2);
  const unused = [...sourcesByKey.keys()].filter((key) => !cited.has(key) && !listed.has(key));
  const findings = everything.map(
    ({ at: at2 }) => finding2(
      "A2",
      "hard",
      at2,
      "\\nocite{*} makes every stored source look used",
      "Remove it; cite a source where it is used."
    )
  );
  for (const { at: at2, groups } of nocite) {
    for (const key of (groups[0] ?? "").split(",").map((one) => one.trim()))
      if (key !== "*" && key !== "" && !sourcesByKey.has(key))
        findings.push(finding2("A1", "hard", at2, `The key ${key} of \\nocite is not in sources.bib`, "Remove it."));
  }
  if (unused.length > 0) {
    const some = `${unused.slice(0, 5).join(", ")}${unused.length > 5 ? ", …" : ""}`;
    const message = `${unused.length} of ${sourcesByKey.size} sources of the ledger are cited nowhere: ${some}`;
    findings.push(
      finding2(
        "A2",
        "warning",
        null,
        message,
        "Use what is relevant in them; the printed bibliography leaves them out."
      )
    );
  }
  return findings;
}
function foreignEntries(report2, bibliography) {
  const seen = /* @__PURE__ */ new Set();
  return [...bibliography.matchAll(/^@\w+\{([^,\s]*)/gm)].flatMap(({ 1: key = "", index }) => {
    const line2 = bibliography.slice(0, index).split("\n").length;
    const at2 = (id, message, fix) => {
      return { ...report2.finding(id, "hard", null, message, fix), file: "sources.bib", line: line2 };
    };
    const isRepeated = seen.has(key);
    seen.add(key);
    const regenerate = "Run `autonomous-workflow compile`: it writes sources.bib anew from the ledger.";
    if (isRepeated) return [at2("A5", `The key ${key} stands twice in sources.bib`, regenerate)];
    return report2.sourcesByKey.has(key) ? [] : [at2("A3", `The entry ${key} is in sources.bib but no agent handed such a source in`, regenerate)];
  });
}
function unstored(report2) {
  const { pages, pageOf, sourcesByKey, finding: finding2 } = report2;
  const cited = [...citedKeys(report2)].flatMap(([key, at2]) => {
    const source2 = sourcesByKey.get(key);
    return source2 === void 0 ? [] : [{ key, at: at2, page: pageOf(source2) }];
  });
  const without = cited.filter(({ page }) => page?.outcome !== "stored");
  if (without.length === 0) return { findings: [] };
  const reason = `${without.length} of ${cited.length} cited sources have no stored text`;
  if (pages === void 0) return { findings: [], unable: [{ id: "A3", reason }] };
  return {
    findings: without.map(
      ({ key, at: at2, page }) => finding2(
        "A3",
        "warning",
        at2,
        `Nothing of ${key} is stored: ${page?.reason?.sentence ?? "it was not fetched"}`,
        "Prefer a source whose text is stored, or say that it could not be read."
      )
    ),
    unable: [{ id: "A3", reason }]
  };
}
function duplicates2(report2) {
  const findings = [];
  const works = /* @__PURE__ */ new Map();
  const titles = /* @__PURE__ */ new Map();
  for (const [key, at2] of citedKeys(report2)) {
    const source2 = report2.sourcesByKey.get(key);
    if (source2 === void 0) continue;
    const doi2 = report2.pageOf(source2)?.doi?.toLowerCase();
    const names = [source2.canonical, ...doi2 == null ? [] : [`doi:${doi2}`]];
    const twin = names.map((name) => works.get(name)).find((known) => known !== void 0 && known !== key);
    const title = source2.title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
    const namesake = title.split(" ").length < 4 ? void 0 : titles.get(title);
    if (twin !== void 0)
      findings.push(
        report2.finding(
          "A5",
          "hard",
          at2,
          `${key} and ${twin} are the same work`,
          `Cite ${twin} in place of ${key}: they count as one source.`
        )
      );
    else if (namesake !== void 0)
      findings.push(
        report2.finding(
          "A5",
          "warning",
          at2,
          `${key} and ${namesake} have the same title`,
          "If they are copies of one text, cite the original only."
        )
      );
    for (const name of names) if (!works.has(name)) works.set(name, key);
    if (!titles.has(title)) titles.set(title, key);
  }
  return findings;
}
var init_citation_checks = __esm({
  "src/engine/report/citation-checks.ts"() {
    "use strict";
    init_report_input();
    init_scan();
  }
});

// src/engine/report/claim-checks.ts
function checkClaims(report2) {
  const places = report2.bindings.filter(({ binding }) => binding.kind === "claim");
  const contested = new Set(openContradictions(report2.ledger).flatMap(({ claims: claims2 = [] }) => claims2));
  const findings = [];
  for (const place of places) {
    for (const id of place.binding.ids) {
      const claim4 = report2.claims.get(id);
      if (claim4 === void 0) {
        const fix = "Use the id that `autonomous-workflow report pack` prints beside the finding, or take the \\claim out.";
        findings.push(report2.finding("A6", "hard", place.binding.at, `There is no finding ${id} in the ledger`, fix));
      } else findings.push(...checkPlace(report2, place, claim4, contested));
    }
  }
  findings.push(...foreignCitations(report2), ...singleSources(report2, places));
  const unread2 = new Set(places.flatMap(({ binding }) => binding.ids).filter((id) => isUnread(report2.claims.get(id))));
  const unable = unread2.size === 0 ? [] : [{ id: "A7", reason: `the quotes of ${unread2.size} cited findings could not be looked up` }];
  return { findings, unable };
}
function isUnread(claim4) {
  return claim4 !== void 0 && isCitable(claim4) && !claim4.evidence.some(({ check }) => check?.sound === true);
}
function checkPlace(report2, { binding, sentence: sentence2, paragraph }, claim4, contested) {
  const { finding: finding2, sourcesById } = report2;
  const { id, evidence: evidence2 } = claim4;
  const isContested = paragraph.environments.includes("contested");
  const at2 = binding.at;
  const findings = [];
  if (claim4.verdict === "contradicted" && !isContested)
    findings.push(
      finding2(
        "A6",
        "hard",
        at2,
        `${id} is asserted, but verification contradicted it`,
        "Remove the sentence, or put it into a contested environment and say what the source says instead."
      )
    );
  else if (contested.has(id) && !isContested)
    findings.push(
      finding2(
        "A6",
        "warning",
        at2,
        `${id} is contradicted by other sources, but stands as undisputed`,
        "Put it into a contested environment with both sides cited."
      )
    );
  else if (claim4.verdict === "unverified" && claim4.importance === "central")
    findings.push(finding2("A6", "warning", at2, `${id} could not be verified`, "Say in the sentence how sure it is."));
  if (!isCitable(claim4)) {
    const fix = "Remove the sentence and its \\claim, or state another finding in its place.";
    findings.push(finding2("A7", "hard", at2, `No quote bears ${id} out (${excerpt(whyNotCitable(claim4))})`, fix));
    return findings;
  }
  const own2 = new Set(evidence2.filter(mayBeCited).map(({ source: source2 }) => sourcesById.get(source2)?.key ?? ""));
  const cited = idsOf(sentence2?.bindings ?? paragraph.bindings, "cite");
  const keys = [...own2].slice(0, 3).join(",");
  if (cited.length === 0)
    findings.push(
      finding2(
        "A7",
        "hard",
        at2,
        `The sentence that states ${id} cites no source`,
        `Put \\citep{${keys}} beside \\claim{${id}}.`
      )
    );
  else if (!cited.some((key) => own2.has(key)))
    findings.push(
      finding2(
        "A7",
        "hard",
        at2,
        `${id} is cited with ${cited.slice(0, 3).join(", ")}, where no quote for it was found`,
        `Cite ${keys} for it.`
      )
    );
  if (isUnread(claim4))
    findings.push(
      finding2(
        "A7",
        "warning",
        at2,
        `Whether the sources say ${id} could not be looked up`,
        "Say that the source could not be read, or cite one that could."
      )
    );
  return findings;
}
function foreignCitations(report2) {
  return report2.paragraphs.flatMap(
    ({ sentences: sentences2 }) => sentences2.flatMap(({ bindings: bindings3 }) => {
      const claims2 = idsOf(bindings3, "claim").flatMap((id) => report2.claims.get(id) ?? []);
      if (claims2.length === 0) return [];
      const own2 = new Set(
        claims2.flatMap(({ evidence: evidence2 }) => evidence2.map(({ source: source2 }) => report2.sourcesById.get(source2)?.key))
      );
      const cited = bindings3.filter(({ kind }) => kind === "cite");
      if (!cited.some(({ ids: ids2 }) => ids2.some((key) => own2.has(key)))) return [];
      return cited.flatMap(
        ({ ids: ids2, at: at2 }) => ids2.filter((key) => report2.sourcesByKey.has(key) && !own2.has(key)).map(
          (key) => report2.finding(
            "A7",
            "hard",
            at2,
            `${key} is cited for ${claims2.map(({ id }) => id).join(", ")}, but is no evidence for it`,
            `Take ${key} out, or bind the finding it is evidence for with \\claim.`
          )
        )
      );
    })
  );
}
function singleSources(report2, places) {
  const byClaim = /* @__PURE__ */ new Map();
  for (const place of places) for (const id of place.binding.ids) byClaim.set(id, [...byClaim.get(id) ?? [], place]);
  return [...byClaim].flatMap(([id, bound]) => {
    const claim4 = report2.claims.get(id);
    const [first] = bound;
    if (claim4?.importance !== "central" || first === void 0 || !isCitable(claim4)) return [];
    if (bound.some(({ paragraph }) => flagged.test(paragraph.text)) || report2.independent(claim4) >= 2) return [];
    const fix = "Say “(single source)” in one of the sentences that state it, or find a second, independent source.";
    return [
      report2.finding(
        "A8",
        "hard",
        first.binding.at,
        `The central finding ${id} rests on one independent source, and the text does not say so`,
        fix
      )
    ];
  });
}
var flagged;
var init_claim_checks = __esm({
  "src/engine/report/claim-checks.ts"() {
    "use strict";
    init_failed_quotes();
    init_checks3();
    init_ledger();
    init_workflow_error();
    init_report_input();
    flagged = /\b(?:single|one|only|sole)[ -](?:independent |known )?(?:source|study|vendor|paper|report|measurement|publication|benchmark)\b|\bsingle-source\b|\buncorroborated\b|\bnot (?:independently )?(?:corroborated|confirmed)\b/i;
  }
});

// src/engine/report/compiled-checks.ts
function checkCompiled(report2) {
  const { compiled: compiled2 } = report2;
  if (compiled2.outcome === "could-not-run")
    return { findings: [], unable: compiledIds.map((id) => ({ id, reason: compiled2.reason })) };
  const findings = compiled2.findings.map((one) => fromTex(report2, one));
  if (compiled2.outcome === "failed") {
    if (!findings.some(({ id }) => id === "E1"))
      findings.push(
        report2.finding(
          "E1",
          "hard",
          null,
          "The report does not compile",
          "Run `autonomous-workflow compile` and mend what it names."
        )
      );
    const reason = "the report does not compile";
    return { findings, unable: compiledIds.filter((id) => id !== "E1").map((id) => ({ id, reason })) };
  }
  if (compiled2.unresolved === null) return { findings, unable: [{ id: "E9", reason: "pdftotext is not installed" }] };
  if (compiled2.unresolved > 0)
    findings.push(
      report2.finding(
        "E9",
        "hard",
        null,
        `The PDF shows ?? or [?] in ${compiled2.unresolved} places`,
        "Cite keys of sources.bib, and refer to labels that exist."
      )
    );
  return { findings };
}
function fromTex(report2, { id, severity, file: file2, line: line2, message, hint }) {
  const number3 = severity === "error" ? "E1" : numbers[id] ?? "E8";
  return {
    id: number3,
    severity: severity === "error" || grave.has(number3) ? "hard" : "warning",
    file: file2 ?? report2.file,
    line: line2 ?? null,
    message: `${message} (${id})`,
    fix: hint
  };
}
var compiledIds, numbers, grave;
var init_compiled_checks = __esm({
  "src/engine/report/compiled-checks.ts"() {
    "use strict";
    compiledIds = ["E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9"];
    numbers = {
      "undefined-citation": "E2",
      "unknown-citation": "E2",
      "undefined-reference": "E2",
      "repeated-label": "E3",
      "overfull-line": "E4",
      "missing-character": "E5",
      "unclosed-group": "E6",
      rerun: "E7",
      "no-citations": "E8",
      "empty-field": "E8",
      "bibliography-warning": "E8"
    };
    grave = /* @__PURE__ */ new Set(["E2", "E3", "E5", "E6"]);
  }
});

// src/engine/report/figures.ts
function ledgerFigures(ledger) {
  const iterations = ledger.iterations.filter(({ kind, observations }) => kind === "research" && observations > 0);
  return {
    ...iterations.length >= leastIterations && { novelty: noveltyFigure(iterations.slice(-mostPoints)) },
    ...ledger.sources.length >= leastSources && { sources: sourcesFigure(ledger) }
  };
}
function noveltyFigure(iterations) {
  const step = width / iterations.length;
  const points = iterations.map(({ iteration, new_claims, observations, valid }, index) => {
    return { iteration, valid, x: step * (index + 0.5), y: height * Math.min(1, new_claims / observations) };
  });
  const every = Math.ceil(points.length / 20);
  const parts = [
    `\\put(0,0){\\line(1,0){${width}}}`,
    `\\put(0,0){\\line(0,1){${height}}}`,
    ...[0, 25, 50, 75, 100].flatMap((percent2) => {
      const y = mm(height * percent2 / 100);
      return [`\\put(-1,${y}){\\line(1,0){1}}`, `\\put(-2,${y}){\\makebox(0,0)[r]{\\footnotesize ${percent2}\\,\\%}}`];
    }),
    ...points.flatMap(({ x, y, valid, iteration }, index) => {
      const next = points[index + 1];
      return [
        `\\put(${mm(x)},${mm(y)}){${valid ? "\\circle*{1.6}" : "\\circle{1.6}"}}`,
        ...index % every === 0 ? [`\\put(${mm(x)},-3){\\makebox(0,0){\\footnotesize ${iteration}}}`] : [],
        ...next === void 0 ? [] : [
          `\\qbezier(${mm(x)},${mm(y)})(${mm((x + next.x) / 2)},${mm((y + next.y) / 2)})(${mm(next.x)},${mm(next.y)})`
        ]
      ];
    }),
    `\\put(${width / 2},-8){\\makebox(0,0){\\footnotesize iteration}}`
  ];
  const caption = "Share of the observations of each iteration that were new findings. Open circles are iterations that do not count, because too few agents handed in.";
  return figure("novelty", caption, `(${width + 14},${height + 14})(-12,-10)`, parts);
}
function sourcesFigure(ledger) {
  const rows = publishers(ledger);
  const shown = rows.slice(0, mostRows);
  const others = rows.slice(mostRows);
  const most2 = Math.max(1, ...shown.map(({ primary, other }) => primary + other));
  const top = shown.length * rowHeight;
  const parts = shown.flatMap(({ name, primary, other, sources }, index) => {
    const y = top - (index + 1) * rowHeight;
    const [dark, light] = [barWidth * primary / most2, barWidth * other / most2];
    return [
      `\\put(${nameWidth - 2},${y + 2}){\\makebox(0,0)[r]{\\footnotesize ${escapeTex(shorten(name))}}}`,
      ...dark > 0 ? [`\\put(${nameWidth},${y}){\\rule{${mm(dark)}mm}{4mm}}`] : [],
      ...light > 0 ? [`\\put(${mm(nameWidth + dark)},${y}){\\framebox(${mm(light)},4){}}`] : [],
      `\\put(${mm(nameWidth + dark + light + 2)},${y + 2}){\\makebox(0,0)[l]{\\footnotesize ${primary + other} (${sources})}}`
    ];
  });
  const rest = others.length === 0 ? "" : ` ${others.length} more publishers are not shown.`;
  const caption = `Findings by publisher of their sources; in brackets the number of sources. Black: borne out by a primary source; white: by others only.${rest}`;
  return figure("sources", caption, `(${nameWidth + barWidth + 20},${top})`, parts);
}
function publishers({ claims: claims2, sources }) {
  const byId = new Map(sources.map((source2) => [source2.id, source2]));
  const rows = /* @__PURE__ */ new Map();
  const rowOf = (source2) => {
    const name = source2.kind === "repository" ? "this repository" : (0, import_tldts2.getDomain)(source2.url) ?? "other";
    const row = rows.get(name) ?? { name, primary: 0, other: 0, sources: 0 };
    rows.set(name, row);
    return row;
  };
  for (const source2 of sources) rowOf(source2).sources += 1;
  for (const { evidence: evidence2 } of claims2) {
    const behind = /* @__PURE__ */ new Map();
    for (const { source: id } of evidence2.filter(mayBeCited)) {
      const source2 = byId.get(id);
      if (source2 === void 0) continue;
      const row = rowOf(source2);
      behind.set(row, behind.get(row) === true || source2.kind !== "secondary");
    }
    for (const [row, isPrimary] of behind) row[isPrimary ? "primary" : "other"] += 1;
  }
  const total = ({ primary, other }) => primary + other;
  return [...rows.values()].sort((a, b) => total(b) - total(a) || (a.name < b.name ? -1 : 1));
}
function figure(name, caption, size, parts) {
  return [
    generated,
    "\\begin{figure}[htbp]",
    "\\centering",
    "\\setlength{\\unitlength}{1mm}",
    `\\begin{picture}${size}`,
    ...parts,
    "\\end{picture}",
    `\\caption{${caption}}`,
    `\\label{fig:${name}}`,
    "\\end{figure}",
    ""
  ].join("\n");
}
function shorten(name) {
  return name.length <= 26 ? name : `${name.slice(0, 25)}…`;
}
function mm(length) {
  return String(Number(length.toFixed(2)));
}
var import_tldts2, figureNames, leastIterations, leastSources, mostPoints, mostRows, generated, width, height, rowHeight, nameWidth, barWidth;
var init_figures = __esm({
  "src/engine/report/figures.ts"() {
    "use strict";
    import_tldts2 = __toESM(require_cjs(), 1);
    init_failed_quotes();
    init_tex_text();
    figureNames = ["novelty", "sources"];
    leastIterations = 3;
    leastSources = 5;
    mostPoints = 40;
    mostRows = 12;
    generated = "% Generated by autonomous-workflow; edits are overwritten.";
    width = 110;
    height = 45;
    rowHeight = 6;
    nameWidth = 45;
    barWidth = 60;
  }
});

// src/engine/report/repetition.ts
function checkRepetition({ paragraphs, finding: finding2 }) {
  const holders = /* @__PURE__ */ new Map();
  const sizes = [];
  const findings = [];
  for (const [index, { text: text4, at: at2, section }] of paragraphs.entries()) {
    const shingles = shinglesOf(text4);
    sizes.push(shingles.size);
    const shared = /* @__PURE__ */ new Map();
    for (const shingle of shingles) {
      const before = holders.get(shingle) ?? [];
      for (const other of before) shared.set(other, (shared.get(other) ?? 0) + 1);
      if (before.length < 20) holders.set(shingle, [...before, index]);
    }
    for (const [other, count4] of shared) {
      if (count4 / (shingles.size + (sizes[other] ?? 0) - count4) < mostAlike) continue;
      const message = `This paragraph repeats one of “${paragraphs[other]?.section ?? ""}”`;
      findings.push(
        finding2("C3", "hard", at2, message, `Say it once; in “${section}” say only what is new, and refer back.`)
      );
      break;
    }
  }
  return findings;
}
function shinglesOf(text4) {
  const words4 = text4.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words4.length < leastWords2) return /* @__PURE__ */ new Set();
  return new Set(words4.slice(shingleWords - 1).map((_, index) => words4.slice(index, index + shingleWords).join(" ")));
}
var shingleWords, leastWords2, mostAlike;
var init_repetition = __esm({
  "src/engine/report/repetition.ts"() {
    "use strict";
    shingleWords = 5;
    leastWords2 = 30;
    mostAlike = 0.6;
  }
});

// src/engine/report/completeness-checks.ts
function checkCompleteness(report2) {
  return { findings: [...sections(report2), ...remains(report2), ...checkRepetition(report2), ...figures(report2)] };
}
function sections(report2) {
  const { scanned, finding: finding2, ledger } = report2;
  const found = commandsIn(scanned.visible, /^section$/, scanned.bodyFrom, scanned.bodyTo).map(({ at: at2, groups }) => {
    return { at: at2, title: plainOf(groups[0] ?? "").trim() };
  });
  const hasClaims = ledger.claims.some((claim4) => isCitable(claim4) && claim4.verdict !== "contradicted");
  const findings = [];
  const hard = (at2, message, fix) => findings.push(finding2("C1", "hard", at2, message, fix));
  let last = -1;
  for (const { title, leastWords: leastWords3, needsClaim } of wanted) {
    const here = found.filter((one) => one.title.toLowerCase() === title.toLowerCase());
    const [first] = here;
    const tex = `\\section{${title.replaceAll("&", "\\&")}}`;
    if (first === void 0) {
      hard(null, `The section “${title}” is missing`, `Put ${tex} back in its place, with its text.`);
      continue;
    }
    if (first.at < last)
      hard(
        first.at,
        `The section “${title}” is out of order`,
        `Keep the order: ${wanted.map((one) => one.title).join(", ")}.`
      );
    last = Math.max(last, first.at);
    const paragraphs = report2.paragraphs.filter(({ section }) => section.toLowerCase() === title.toLowerCase());
    const words4 = paragraphs.reduce((sum2, { text: text4 }) => sum2 + (text4.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
    if (words4 < leastWords3)
      hard(first.at, `The section “${title}” has ${words4} words`, `Write it: at least ${leastWords3} words.`);
    else if (needsClaim === true && hasClaims && !paragraphs.some(({ bindings: bindings3 }) => idsOf(bindings3, "claim").length > 0))
      hard(
        first.at,
        `The section “${title}” binds no finding`,
        "Put \\citep{…}\\claim{…} beside the sentences that state findings."
      );
  }
  const titles = /* @__PURE__ */ new Set();
  for (const { at: at2, title } of found) {
    if (titles.has(title.toLowerCase())) hard(at2, `There are two sections “${title}”`, "Merge them.");
    titles.add(title.toLowerCase());
  }
  return findings;
}
function remains(report2) {
  return report2.paragraphs.flatMap(
    ({ sentences: sentences2 }) => sentences2.flatMap(({ text: text4, at: at2 }) => {
      const unfinished = (placeholder.exec(text4) ?? truncation.exec(text4))?.[0];
      const talk = chatter.exec(text4.replace(/’/g, "'"))?.[0];
      return [
        ...unfinished === void 0 ? [] : [
          report2.finding(
            "C2",
            "hard",
            at2,
            `A placeholder was left: “${excerpt(unfinished)}”`,
            "Write what belongs there, or remove it."
          )
        ],
        ...talk === void 0 ? [] : [
          report2.finding(
            "C4",
            "hard",
            at2,
            `This is talk about the work, not the report: “${excerpt(talk)}”`,
            "Remove it."
          )
        ]
      ];
    })
  );
}
function figures(report2) {
  const { scanned, files, finding: finding2 } = report2;
  const { visible, bodyFrom, bodyTo } = scanned;
  const findings = [];
  const used = /* @__PURE__ */ new Set();
  for (const { at: at2, groups } of commandsIn(visible, /^includegraphics$/, bodyFrom, bodyTo)) {
    const name = (groups[0] ?? "").trim();
    if (!["", ".pdf", ".png", ".jpg", ".jpeg"].some((ending) => files.has(name + ending)))
      findings.push(
        finding2(
          "C5",
          "hard",
          at2,
          `There is no picture ${excerpt(name)}`,
          "Remove the figure: the report has only what is in its folder."
        )
      );
    else if (used.has(name))
      findings.push(finding2("C5", "warning", at2, `The picture ${name} is used twice`, "Show it once and refer to it."));
    used.add(name);
  }
  const labels = /* @__PURE__ */ new Set();
  const body = visible.slice(bodyFrom, bodyTo);
  for (const { at: at2, groups } of commandsIn(visible, /^label$/, bodyFrom, bodyTo)) {
    const [label = ""] = groups;
    if (labels.has(label))
      findings.push(
        finding2("C5", "hard", at2, `The label ${excerpt(label)} stands twice`, "Give one of them another name.")
      );
    labels.add(label);
  }
  for (const name of figureNames) labels.add(`fig:${name}`);
  const referenced = /* @__PURE__ */ new Set();
  for (const { at: at2, groups } of commandsIn(visible, /^(?:ref|autoref|pageref|eqref)$/, bodyFrom, bodyTo)) {
    const [label = ""] = groups;
    referenced.add(label);
    if (!labels.has(label))
      findings.push(
        finding2(
          "C5",
          "hard",
          at2,
          `Nothing has the label ${excerpt(label)}`,
          "Label what it means, or remove the \\ref: it prints ??."
        )
      );
  }
  for (const { 0: whole, 1: kind = "", index } of body.matchAll(/\\begin\{(figure|table)\*?\}[^]*?\\end\{\1\*?\}/g)) {
    const at2 = bodyFrom + index;
    const label = /\\label\{([^{}]*)\}/.exec(whole)?.[1];
    if (!whole.includes("\\caption"))
      findings.push(finding2("C5", "hard", at2, `A ${kind} has no caption`, "Add \\caption{…}."));
    if (label === void 0 || !referenced.has(label))
      findings.push(
        finding2(
          "C5",
          "warning",
          at2,
          `The text never refers to this ${kind}`,
          "Give it a \\label and refer to it with \\ref."
        )
      );
  }
  return findings;
}
var wanted, placeholder, truncation, chatter;
var init_completeness_checks = __esm({
  "src/engine/report/completeness-checks.ts"() {
    "use strict";
    init_failed_quotes();
    init_workflow_error();
    init_plain_text();
    init_report_input();
    init_scan();
    init_figures();
    init_repetition();
    wanted = [
      { title: "Executive Summary", leastWords: 25, needsClaim: true },
      { title: "Background & Context", leastWords: 15 },
      { title: "Key Findings", leastWords: 30, needsClaim: true },
      { title: "Analysis & Synthesis", leastWords: 20, needsClaim: true },
      { title: "Open Questions", leastWords: 4 },
      { title: "Methodology", leastWords: 10 }
    ];
    placeholder = /\b(?:TODO|TBD|FIXME|XXX+)\b|\[[^\][\n]{0,60}\b(?:HERE|INSERT|PLACEHOLDER|FILL IN)\b[^\][\n]{0,60}\]/;
    truncation = /\blorem ipsum\b|\[?citation needed\]?|\binsert (?:figure|table|citation|text) here\b|\bdue to (?:length|space) (?:constraints|limits|limitations)\b|\bcontent (?:continues|truncated|omitted)\b|\b(?:further|more) (?:details|sections) would be (?:included|added)\b|\bas an AI(?: language)? model\b|\[\d+\s?[-–]\s?\d{2,}\]/i;
    chatter = /^(?:I'll|I will|I'm going to) (?:now )?\w+|^Let me (?:now )?(?:write|start|begin|check|summari[sz]e|look|know|add|continue|draft)\b|\b[Tt]he user (?:asked|wants|requested|has asked)\b|<\/?think(?:ing)?>|^(?:Sure|Certainly|Of course|Absolutely)[,!]|\bI (?:hope this helps|have (?:now )?(?:written|completed|updated|added))\b|^Here is the (?:revised|updated|final|requested)\b|^As requested\b/;
  }
});

// src/engine/report/coverage-checks.ts
function checkCoverage(report2) {
  const { findings: dead, unable } = deadLinks(report2);
  return { findings: [...coverage(report2), ...shares(report2), ...density(report2), ...dead], unable };
}
function coverage(report2) {
  const used = new Set(report2.paragraphs.flatMap(({ bindings: bindings3 }) => idsOf(bindings3, "claim")));
  const central = report2.ledger.claims.filter(
    (claim4) => claim4.importance === "central" && claim4.verdict !== "contradicted" && isCitable(claim4)
  );
  const missing2 = central.filter(({ id }) => !used.has(id));
  if (missing2.length === 0) return [];
  const severity = missing2.length * 2 > central.length ? "hard" : "warning";
  const shown = missing2.slice(0, 6).map(({ id }) => id).join(", ");
  const message = `${missing2.length} of ${central.length} central findings that may be cited stand nowhere in the text: ${shown}${missing2.length > 6 ? ", …" : ""}`;
  return [
    report2.finding(
      "B5",
      severity,
      null,
      message,
      "Work them in, each with its \\citep and \\claim: only a \\claim in the text counts."
    )
  ];
}
function shares(report2) {
  const keys = report2.bindings.filter(isCite).flatMap(({ binding }) => binding.ids);
  const sources = keys.flatMap((key) => report2.sourcesByKey.get(key) ?? []);
  const distinct = [...new Set(sources)];
  if (sources.length < enoughCitations) return [];
  const findings = [];
  const warn2 = (message, fix) => findings.push(report2.finding("B6", "warning", null, message, fix));
  const [topKey, keyCount] = commonest(sources.map(({ key }) => key));
  if (keyCount / sources.length > mostOfOneSource)
    warn2(
      `${percent(keyCount / sources.length)} of all citations are of ${topKey}`,
      "Bring in other sources for the same statements, or say that the report leans on this one."
    );
  const web = distinct.filter(({ kind }) => kind !== "repository");
  const [topDomain, domainCount] = commonest(web.map(({ url }) => (0, import_tldts3.getDomain)(url) ?? url));
  if (web.length >= enoughCitations / 2 && domainCount / web.length > mostOfOneDomain)
    warn2(
      `${percent(domainCount / web.length)} of the cited sources are of ${topDomain}`,
      "Bring in independent sources, or say so."
    );
  const year = Number(report2.today.slice(0, 4));
  const dated = distinct.flatMap(
    (source2) => source2.year === null || !/^\d{4}/.test(source2.year) ? [] : [Number(source2.year.slice(0, 4))]
  );
  const old = dated.filter((one) => year - one > oldAfterYears).length;
  if (dated.length >= 6 && old / dated.length > mostOld)
    warn2(
      `${percent(old / dated.length)} of the dated sources are older than ${oldAfterYears} years`,
      "Say so, or look for newer ones."
    );
  const [late] = distinct.filter((source2) => Number(source2.year ?? 0) > year + 1);
  if (late !== void 0)
    warn2(`${late.key} is dated ${late.year}, which has not come yet`, "Do not rest anything on its date.");
  return findings;
}
function density(report2) {
  const words4 = /* @__PURE__ */ new Map();
  const cites = /* @__PURE__ */ new Map();
  for (const { section, text: text4, bindings: bindings3 } of report2.paragraphs) {
    words4.set(section, (words4.get(section) ?? 0) + text4.split(" ").length);
    cites.set(section, (cites.get(section) ?? 0) + idsOf(bindings3, "cite").length);
  }
  return [...words4].flatMap(([section, count4]) => {
    const perHundred = 100 * (cites.get(section) ?? 0) / count4;
    if (!/finding/i.test(section) || count4 < 150 || perHundred >= leastPerHundredWords) return [];
    return [
      report2.finding(
        "B6",
        "warning",
        null,
        `“${section}” has ${perHundred.toFixed(1)} citations per 100 words`,
        "Cite what each statement rests on."
      )
    ];
  });
}
function deadLinks(report2) {
  if (report2.pages === void 0) return { findings: [], unable: [{ id: "B7", reason: "no source was fetched yet" }] };
  const seen = /* @__PURE__ */ new Set();
  const findings = [];
  let unknown3 = 0;
  for (const { binding } of report2.bindings.filter(isCite)) {
    for (const key of binding.ids) {
      const source2 = report2.sourcesByKey.get(key);
      if (source2 === void 0 || seen.has(key) || source2.kind === "repository") continue;
      seen.add(key);
      const page = report2.pageOf(source2);
      if (page === void 0 || page.outcome === "could-not-run") unknown3 += 1;
      else if (page.outcome === "dead")
        findings.push(
          report2.finding(
            "B7",
            "hard",
            binding.at,
            `The page of ${key} is gone: ${page.reason?.sentence ?? "not found"}`,
            "Cite another source for it, or take the sentence out."
          )
        );
    }
  }
  return {
    findings,
    unable: unknown3 === 0 ? [] : [{ id: "B7", reason: `whether ${unknown3} of ${seen.size} cited pages are there is not known` }]
  };
}
function commonest(names) {
  const counts = /* @__PURE__ */ new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].reduce((top, one) => one[1] > top[1] ? one : top, ["", 0]);
}
function percent(share) {
  return `${Math.round(share * 100)} %`;
}
var import_tldts3, mostOfOneSource, mostOfOneDomain, enoughCitations, oldAfterYears, mostOld, leastPerHundredWords;
var init_coverage_checks = __esm({
  "src/engine/report/coverage-checks.ts"() {
    "use strict";
    import_tldts3 = __toESM(require_cjs(), 1);
    init_failed_quotes();
    init_report_input();
    mostOfOneSource = 0.25;
    mostOfOneDomain = 0.4;
    enoughCitations = 12;
    oldAfterYears = 8;
    mostOld = 0.5;
    leastPerHundredWords = 0.4;
  }
});

// src/engine/quotes/claim-numbers.ts
function numbersMissing(claim4, held2, numbers2 = numbersIn(claim4)) {
  const mayNegate = falling.test(claim4);
  const missing2 = numbers2.filter((number3) => isDemanded(number3, held2)).filter((number3) => !held2.some((candidate) => supports(candidate, number3, mayNegate))).map(({ name, text: text4 }) => name + text4);
  return [...new Set(missing2)];
}
function isDemanded(number3, held2) {
  if (number3.spelled) return number3.unit !== null || number3.magnitude !== 1;
  return number3.name === "" || held2.some(({ name }) => stem(name) === stem(number3.name));
}
function stem(name) {
  return name.toLowerCase().replace(/[^\p{L}\d]/gu, "");
}
function supports(held2, claimed, mayNegate) {
  if (held2.exact === claimed.exact) return true;
  const scale = commonScale(held2, claimed);
  if (scale === null) return false;
  return claimed.readings.some(
    ({ value, step }) => held2.readings.some((reading) => {
      const stated2 = reading.value * scale;
      return rounds(stated2, value, step) || mayNegate && stated2 < 0 && rounds(-stated2, value, step);
    })
  );
}
function commonScale(held2, claimed) {
  if (held2.unit !== null && claimed.unit !== null)
    return held2.unit.dimension === claimed.unit.dimension ? held2.unit.factor / claimed.unit.factor : null;
  return [held2, claimed].some(({ unit }) => unit !== null && strict.has(unit.dimension)) ? null : 1;
}
function rounds(stated2, value, step) {
  const slack = Math.abs(value) * 1e-12;
  return Math.sign(stated2) * Math.sign(value) >= 0 && Math.abs(stated2 - value) <= step / 2 + slack;
}
var strict, falling;
var init_claim_numbers = __esm({
  "src/engine/quotes/claim-numbers.ts"() {
    "use strict";
    init_numbers();
    strict = /* @__PURE__ */ new Set(["percent", "points", "permille"]);
    falling = /\b(?:fell|falls?|fallen|drop|decreas|declin|reduc|lower|less|fewer|loss|lost|down|shr[aiu]nk|cut)/i;
  }
});

// src/engine/report/number-checks.ts
function checkNumbers(report2) {
  const held2 = new HeldNumbers(report2);
  const findings = [];
  for (const paragraph of report2.paragraphs) {
    for (const sentence2 of paragraph.sentences) {
      if (!mayHoldNumber.test(sentence2.text)) continue;
      findings.push(...ownCount(report2, paragraph, sentence2), ...ungrounded(report2, sentence2, held2));
    }
  }
  return { findings: [...findings, ...lonelySummaryNumbers(report2)] };
}
function isSummarySection(section) {
  return /summary|abstract/i.test(section);
}
function ownCount(report2, { section }, sentence2) {
  const count4 = stated.exec(sentence2.text)?.[0];
  if (count4 === void 0 || sentence2.isDerived || idsOf(sentence2.bindings, "cite").length > 0) return [];
  if (!/method/i.test(section) && !ourselves.test(sentence2.text)) return [];
  const fix = "Write \\nSources{}, \\nFindings{}, \\nIterations{} or another macro of facts.tex in place of the number.";
  return [report2.finding("B1", "hard", sentence2.at, `A count of the research is written out: “${count4}”`, fix)];
}
function ungrounded(report2, sentence2, held2) {
  const keys = idsOf(sentence2.bindings, "cite").filter((key) => report2.sourcesByKey.has(key));
  if (keys.length === 0 || sentence2.isDerived) return [];
  const text4 = sentence2.text.replace(pointing, " ");
  if (!mayHoldNumber.test(text4)) return [];
  const left = numbersIn(text4).filter(
    (number3) => !keys.some((key) => held2.textsOf(key).some((quote2) => holds(quote2, number3)))
  );
  const missing2 = left.length === 0 ? [] : numbersMissing(
    text4,
    keys.flatMap((key) => held2.of(key)),
    left
  );
  if (missing2.length === 0) return [];
  const shown = missing2.slice(0, 4).join(", ");
  const fix = "Write the number as a quote of a cited source has it, cite the source that has it, or mark what you computed with \\derived{…}.";
  return [report2.finding("B2", "hard", sentence2.at, `No quote of ${keys.slice(0, 3).join(", ")} holds: ${shown}`, fix)];
}
function holds(text4, { text: number3 }) {
  const at2 = text4.indexOf(number3);
  if (at2 < 0) return false;
  return !/[\d.,\p{L}-]$/u.test(text4.slice(Math.max(0, at2 - 1), at2)) && !/^(?:[\p{L}\d%]|[.,]\d| ?(?:%|per ?cent|million|billion|thousand))/u.test(
    text4.slice(at2 + number3.length, at2 + number3.length + 12)
  );
}
function lonelySummaryNumbers(report2) {
  const body = report2.paragraphs.filter(({ section }) => !isSummarySection(section)).map(({ text: text4 }) => text4);
  let known;
  return report2.paragraphs.filter(({ section }) => isSummarySection(section)).flatMap(({ sentences: sentences2 }) => sentences2).flatMap((sentence2) => {
    const text4 = sentence2.text.replace(pointing, " ");
    const left = mayHoldNumber.test(text4) ? numbersIn(text4).filter((number3) => !body.some((one) => holds(one, number3))) : [];
    if (left.length > 0) known ??= body.flatMap((one) => mayHoldNumber.test(one) ? numbersIn(one) : []);
    const missing2 = numbersMissing(text4, known ?? [], left);
    if (missing2.length === 0) return [];
    const fix = "State it, with its citation, in a later section, or take it out of the summary.";
    return [
      report2.finding(
        "B4",
        "hard",
        sentence2.at,
        `The summary holds numbers that no other section has: ${missing2.slice(0, 4).join(", ")}`,
        fix
      )
    ];
  });
}
var countable, stated, ourselves, pointing, mayHoldNumber, HeldNumbers;
var init_number_checks = __esm({
  "src/engine/report/number-checks.ts"() {
    "use strict";
    init_claim_numbers();
    init_numbers();
    init_failed_quotes();
    init_report_input();
    countable = "sources?|claims?|findings?|papers?|articles?|publications?|pages|searches|iterations?|questions|agents";
    stated = new RegExp(`(?<![\\d.,$€£-])(\\d[\\d,]*)\\+?\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:${countable})\\b`, "iu");
    ourselves = /\b(?:we|our|this (?:report|research|review|study|survey)|rests? on|was based on|were (?:reviewed|consulted|read|searched|gathered)|(?:reviewed|consulted|gathered|collected|analy[sz]ed)\s+\d)/i;
    pointing = /\b(?:sections?|figures?|figs?\.|tables?|chapters?|appendix|steps?|equations?|footnotes?|lines?|phases?|questions?|findings?|items?|points?|parts?)\s+\d+(?:\.\d+)*(?:\s*(?:–|-|and|to|,)\s*\d+(?:\.\d+)*)*|\[\d+\]|\b[CSQX]\d{3,}\b|\(\d\)|^\d+[.)]\s/gi;
    mayHoldNumber = /\d|\b(?:hundred|thousand|million|billion|trillion|percent|per cent)\b/i;
    HeldNumbers = class {
      #report;
      #quotes = /* @__PURE__ */ new Map();
      #texts = /* @__PURE__ */ new Map();
      #known = /* @__PURE__ */ new Map();
      constructor(report2) {
        this.#report = report2;
        for (const { evidence: evidence2 } of report2.ledger.claims) {
          for (const one of evidence2.filter(mayBeCited)) {
            const quotes = this.#quotes.get(one.source);
            if (quotes === void 0) this.#quotes.set(one.source, [one.quote]);
            else quotes.push(one.quote);
          }
        }
      }
      textsOf(key) {
        const known = this.#texts.get(key);
        if (known !== void 0) return known;
        const source2 = this.#report.sourcesByKey.get(key);
        const texts = source2 === void 0 ? [] : [...this.#quotes.get(source2.id) ?? [], source2.title, source2.year ?? "", source2.accessed.slice(0, 4)];
        this.#texts.set(key, texts);
        return texts;
      }
      of(key) {
        const known = this.#known.get(key);
        if (known !== void 0) return known;
        const numbers2 = this.textsOf(key).flatMap((text4) => mayHoldNumber.test(text4) ? numbersIn(text4) : []);
        this.#known.set(key, numbers2);
        return numbers2;
      }
    };
  }
});

// src/engine/report/honesty-checks.ts
function checkHonesty(report2) {
  const findings = [];
  const alone = [];
  let facts = 0;
  for (const paragraph of report2.paragraphs) {
    const hasCitation = idsOf(paragraph.bindings, "cite").length > 0;
    for (const sentence2 of paragraph.sentences) {
      findings.push(...dates(report2, sentence2), ...vague(report2, sentence2, hasCitation));
      if (!isFactual(paragraph, sentence2)) continue;
      facts += 1;
      if (idsOf(sentence2.bindings, "cite").length > 0) continue;
      if (!hasCitation) alone.push({ sentence: sentence2 });
      findings.push(uncited(report2, sentence2));
    }
  }
  if (alone.length >= leastUncited && alone.length / facts > mostUncitedShare) {
    const message = `${alone.length} of ${facts} sentences with numbers, years or superlatives stand in paragraphs that cite nothing`;
    findings.push(
      report2.finding(
        "B3",
        "hard",
        alone[0]?.sentence.at ?? null,
        message,
        "Cite each with its source and its \\claim, or take it out."
      )
    );
  }
  return { findings };
}
function isFactual({ section, environments }, { text: text4, isDerived, bindings: bindings3 }) {
  if (section === "" || isSummarySection(section) || reasonedSections.test(section) || isDerived) return false;
  if (environments.some((name) => /tabular|longtable|figure|table/.test(name))) return false;
  return !bindings3.some(({ kind }) => kind === "question") && factual.test(text4.replace(/\b(?:section|figure|table)\s+\d+/gi, ""));
}
function uncited(report2, { at: at2, text: text4 }) {
  return report2.finding(
    "B3",
    "warning",
    at2,
    `A factual sentence has no citation: “${excerpt(text4.slice(0, 90))}”`,
    "Cite its source in the sentence, or mark it as inference."
  );
}
function vague(report2, { at: at2, text: text4, bindings: bindings3 }, hasCitation) {
  const words4 = weasel.exec(text4)?.[0];
  if (words4 === void 0 || idsOf(bindings3, "cite").length > 0 || hasCitation && /sources/i.test(words4)) return [];
  return [report2.finding("B9", "warning", at2, `“${words4}” names nobody`, "Say who, and cite them.")];
}
function dates(report2, { at: at2, text: text4 }) {
  const { today, finding: finding2 } = report2;
  const year = Number(today.slice(0, 4));
  const asOf = new RegExp("\\bas of (?:(\\p{L}+) )?(?:\\d{1,2}, )?((?:19|20)\\d\\d)\\b", "iu").exec(text4);
  if (asOf !== null && isLater(asOf[1] ?? "", Number(asOf[2]), today))
    return [
      finding2(
        "B8",
        "hard",
        at2,
        `“${asOf[0]}” is later than the research`,
        "Write the date on which the source was read."
      )
    ];
  const future = [...text4.matchAll(/(?<![\d.,-])(20\d\d)(?![\d.,]*\d)/g)].map(([, found]) => Number(found)).find((found) => found > year);
  if (future === void 0 || forecast.test(text4)) return [];
  return [
    finding2("B8", "warning", at2, `The year ${future} has not come yet`, "Correct it, or say that it is a forecast.")
  ];
}
function isLater(month, year, today) {
  const thisYear = Number(today.slice(0, 4));
  if (year !== thisYear) return year > thisYear;
  return months.indexOf(month.toLowerCase().slice(0, 3)) + 1 > Number(today.slice(5, 7));
}
var factual, weasel, forecast, reasonedSections, leastUncited, mostUncitedShare, months;
var init_honesty_checks = __esm({
  "src/engine/report/honesty-checks.ts"() {
    "use strict";
    init_workflow_error();
    init_number_checks();
    init_report_input();
    factual = /\d\s?%|\bper ?cent\b|[$€£]\s?\d|\b(?:19|20)\d\d\b|\d{2,}|\d\.\d|\baccording to\b|\b(?:largest|smallest|fastest|slowest|highest|lowest|cheapest|the first to)\b/i;
    weasel = /\b(?:(?:some |many |several |recent |numerous )?(?:studies|experts|researchers|analysts|critics|observers|sources) (?:show|say|suggest|believe|agree|argue|claim|report|indicate|have shown)|research (?:shows|suggests|indicates|has shown)|it is (?:widely|generally|commonly|well) (?:known|believed|accepted|understood|agreed))\b/i;
    forecast = /\b(?:by|until|through|before|forecast|expect|project(?:ed|ion)|plan|target|will|would|deadline|roadmap|end of|scenario|deprecat|sunset|schedul)/i;
    reasonedSections = /method|open question|background|limitation/i;
    leastUncited = 4;
    mostUncitedShare = 0.4;
    months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
  }
});

// src/engine/report/balance.ts
function checkBalance({ scanned, finding: finding2 }) {
  const open2 = [];
  const findings = [];
  const hard = (at2, message, fix) => findings.push(finding2("D3", "hard", at2, message, fix));
  for (const { 0: whole, 1: kind, 2: name = "", index } of scanned.visible.matchAll(
    /\\(begin|end)\{([^{}\n]*)\}|\\[^]|[{}]/g
  )) {
    if (kind !== void 0 && index < scanned.bodyFrom && name !== "document") continue;
    if (kind === "begin") open2.push({ name, at: index });
    else if (whole === "{") open2.push({ name: "{", at: index });
    else if (whole === "}" || kind === "end") {
      const wanted2 = whole === "}" ? "{" : name;
      const place = open2.findLastIndex((one) => one.name === wanted2);
      const isBrace = wanted2 === "{";
      if (place < 0) {
        hard(
          index,
          isBrace ? "A } closes nothing" : `\\end{${excerpt(name)}} closes nothing`,
          isBrace ? "Remove it, or write \\}." : `Remove it, or add \\begin{${excerpt(name)}}.`
        );
        continue;
      }
      for (const { name: left, at: at2 } of open2.splice(place).slice(1)) hard(at2, unclosed(left), closing2(left));
    }
  }
  for (const { name, at: at2 } of open2) hard(at2, unclosed(name), closing2(name));
  return findings;
}
function unclosed(name) {
  return name === "{" ? "A { is never closed" : `\\begin{${excerpt(name)}} is never closed`;
}
function closing2(name) {
  return name === "{" ? "Close it, or write \\{." : `Add \\end{${excerpt(name)}} where it ends.`;
}
var init_balance = __esm({
  "src/engine/report/balance.ts"() {
    "use strict";
    init_workflow_error();
  }
});

// src/engine/report/lint.ts
function lintTex(report2) {
  return {
    findings: [
      ...lostText(report2),
      ...marked(report2, markdown, "D2"),
      ...checkBalance(report2),
      ...specials2(report2),
      ...characters(report2),
      ...marked(report2, html, "D6"),
      ...primitives(report2)
    ]
  };
}
function lostText({ scanned, finding: finding2 }) {
  const { raw, visible, bodyFrom, bodyTo } = scanned;
  const body = raw.slice(bodyFrom, bodyTo);
  return [...body.matchAll(new RegExp("(?<=[\\p{L}\\p{N})}] ?)(?<!\\\\)%(?=[^\\n]*\\p{L})", "gu"))].flatMap(({ index }) => {
    const at2 = bodyFrom + index;
    const line2 = raw.slice(raw.lastIndexOf("\n", at2) + 1, at2);
    const isVerbatim = /\\(?:verb|begin\{verbatim)/.test(line2) || visible[at2 - 1] === " " && raw[at2 - 1] !== " ";
    if (isVerbatim || line2.includes("%") || /^\s*\\(?:[a-z]*section|begin|end|label|caption|input|centering|item|bibliography\w*)\*?(?:[{[].*)?$/.test(line2))
      return [];
    const rest = raw.slice(at2, at2 + 60).split("\n")[0] ?? "";
    return [
      finding2(
        "D1",
        "hard",
        at2,
        `TeX drops the rest of the line from here: ${excerpt(rest)}`,
        "Write \\% for a percent sign."
      )
    ];
  });
}
function marked(report2, marks2, id) {
  const { visible, bodyFrom, bodyTo } = report2.scanned;
  const text4 = withoutArguments(visible).slice(bodyFrom, bodyTo);
  return marks2.flatMap(
    ({ pattern: pattern3, what, fix }) => [...text4.matchAll(pattern3)].slice(0, mostOfOneKind).map(({ 0: found, index }) => {
      const at2 = bodyFrom + index + (found.length - found.trimStart().length);
      return report2.finding(id, "hard", at2, `${what}: ${excerpt(found.slice(0, 60))}`, fix);
    })
  );
}
function withoutArguments(visible) {
  return visible.replace(
    plainArguments,
    (match) => match.slice(0, match.indexOf("{")) + blank(match.slice(match.indexOf("{")))
  );
}
function specials2({ scanned, finding: finding2 }) {
  const { visible, bodyFrom, bodyTo } = scanned;
  const text4 = withoutArguments(visible).slice(bodyFrom, bodyTo).replace(/\\\\|\\[%&_#$^{}~]/g, blank).replace(mathematics2, blank);
  const outsideTables = text4.replace(tables, (table2) => table2.replace(/&/g, " "));
  const spelled = { "&": "\\&", _: "\\_", "#": "\\#", "^": "\\textasciicircum{}", $: "\\$" };
  return [...outsideTables.matchAll(/(?<!\\)[&_#^$]/g)].slice(0, mostOfOneKind).map(({ 0: character, index }) => {
    const message = character === "$" ? "A $ opens mathematics that its paragraph never closes" : `A bare ${character} stands in the text`;
    const mathematicsToo = character === "_" || character === "^" ? ", or put the formula between two $ signs" : "";
    return finding2("D4", "hard", bodyFrom + index, message, `Write ${spelled[character] ?? ""}${mathematicsToo}.`);
  });
}
function characters({ scanned, finding: finding2 }) {
  const { visible } = scanned;
  const seen = /* @__PURE__ */ new Set();
  return [...visible.matchAll(/[^ -~\t\n\r]/gu)].flatMap(({ 0: character, index }) => {
    const point = character.codePointAt(0) ?? 0;
    if (printableCodePoints.has(point) || seen.has(character) || point === 160) return [];
    seen.add(character);
    const name = `U+${point.toString(16).toUpperCase().padStart(4, "0")}`;
    const tex = escapeTex(character);
    const fix = tex === "" ? "Remove it." : `Write ${tex.startsWith("{[}") ? "it in words" : tex}.`;
    return [finding2("D5", "hard", index, `pdflatex cannot print ${name} ${excerpt(character)}`, fix)];
  });
}
function primitives({ scanned, template, finding: finding2 }) {
  const known = new Set(template.split("\n").map((line2) => line2.trim()));
  const written2 = scanned.raw.split("\n");
  return scanned.visible.split("\n").flatMap((line2, index) => {
    if (known.has(line2.trim()) || known.has(written2[index]?.trim() ?? "")) return [];
    const command = line2.match(primitive)?.[0];
    if (command === void 0) return [];
    const at2 = offsetOfLine(scanned.raw, index);
    return [
      finding2(
        "D7",
        "hard",
        at2,
        `${command} may not stand in a report`,
        "Remove it: the preamble and the macros belong to the template."
      )
    ];
  });
}
function offsetOfLine(text4, line2) {
  let at2 = 0;
  for (let count4 = 0; count4 < line2; count4 += 1) at2 = text4.indexOf("\n", at2) + 1;
  return at2;
}
var mostOfOneKind, markdown, html, plainArguments, mathEnvironments, mathematics2, tables, primitive;
var init_lint = __esm({
  "src/engine/report/lint.ts"() {
    "use strict";
    init_tex_text();
    init_tex_code_points();
    init_workflow_error();
    init_balance();
    init_scan();
    mostOfOneKind = 20;
    markdown = [
      { pattern: /(?<!\*)\*\*(?=\S)[^*\n]{1,200}\*\*/g, what: "Markdown for bold", fix: "Write \\textbf{…}." },
      { pattern: /(?<!`)`(?=[^\s`])[^`'\n]{1,120}`(?!`)/g, what: "Markdown for code", fix: "Write \\texttt{…}." },
      { pattern: /^\s*```.*$/gm, what: "A Markdown code fence", fix: "Use a verbatim environment." },
      {
        pattern: /(?<!\\)\[[^\]\n]{1,200}\]\((?:https?:|\/|#)[^)\n]*\)/g,
        what: "A Markdown link",
        fix: "Cite the source, or write \\href{…}{…}."
      },
      { pattern: /^#{1,6} \S.*$/gm, what: "A Markdown heading", fix: "Write \\section{…} or \\subsection{…}." },
      { pattern: /^\|.+\|[ \t]*\n\|[ :|-]+\|/gm, what: "A Markdown table", fix: "Write a tabular environment." },
      { pattern: /^[-*] \S.*\n[-*] \S/gm, what: "A Markdown list", fix: "Write an itemize environment." }
    ];
    html = [
      {
        pattern: /<\/?(?:p|br|b|i|em|strong|u|ul|ol|li|div|span|table|t[dhr]|h[1-6]|a|sub|sup|code|pre|blockquote|cite|figure|img|script|think(?:ing)?|citation|answer|end)\b[^<>\n]{0,100}>|<\/end\{/gi,
        what: "An HTML tag",
        fix: "Write it in LaTeX, or escape it."
      }
    ];
    plainArguments = /\\(?:label|ref|eqref|pageref|autoref|url|nolinkurl|includegraphics|input|bibliography|bibliographystyle|[cC]ite[a-zA-Z]*|nocite|claim|contradiction|question|hypertarget|path)\*?(?:\[[^\]\n]*\])*\{[^{}\n]*\}|\\href\{[^{}\n]*\}/g;
    mathEnvironments = "(?:equation|align|gather|multline|displaymath|math|eqnarray|array|[bpvBV]?matrix|cases)";
    mathematics2 = new RegExp(
      `\\\\\\[[^]*?\\\\\\]|\\\\\\([^]*?\\\\\\)|\\$\\$[^$]*\\$\\$|(?<!\\\\)\\$(?:\\\\.|[^$\\n\\\\]|\\n(?![ \\t]*\\n))*\\$|\\\\begin\\{(${mathEnvironments}\\*?)\\}[^]*?\\\\end\\{\\1\\}`,
      "g"
    );
    tables = /\\begin\{(tabular[x*]?|longtable|array|picture)\}[^]*?\\end\{\1\}/g;
    primitive = /\\(?:input|include|openin|openout|read|write(?:18)?|immediate|catcode|csname|[gex]?def|let|futurelet|newcommand|renewcommand|providecommand|newenvironment|renewenvironment|usepackage|RequirePackage|special|directlua|InputIfFileExists|loop|expandafter|scantokens|batchmode|documentclass)(?![A-Za-z])/g;
  }
});

// src/engine/report/open-matter-checks.ts
function checkOpenMatters(report2) {
  return { findings: [...contradictions(report2), ...questions(report2)] };
}
function contradictions(report2) {
  const { ledger, bindings: bindings3, finding: finding2 } = report2;
  const places = /* @__PURE__ */ new Map();
  const known = new Set(ledger.contradictions.map(({ id }) => id));
  const findings = [];
  for (const place of bindings3.filter(({ binding }) => binding.kind === "contradiction")) {
    for (const id of place.binding.ids) {
      if (!places.has(id)) places.set(id, place);
      if (!known.has(id))
        findings.push(
          finding2(
            "A9",
            "hard",
            place.binding.at,
            `There is no contradiction ${id} in the ledger`,
            "Take it out, or use an id that `autonomous-workflow report pack` prints."
          )
        );
    }
  }
  for (const contradiction2 of openContradictions(ledger)) {
    const place = places.get(contradiction2.id);
    const missing2 = place === void 0 ? void 0 : missingSides(report2, contradiction2, place);
    if (place === void 0 && !standsContested(report2, contradiction2)) {
      findings.push(
        finding2(
          "A9",
          "hard",
          null,
          `The contradiction ${contradiction2.id} is not in the report: ${excerpt(contradiction2.statement)}`,
          `State both sides in a contested environment, each cited, with \\contradiction{${contradiction2.id}} in it.`
        )
      );
    } else if (place !== void 0 && missing2 !== void 0) {
      findings.push(
        finding2(
          "A9",
          "hard",
          place.binding.at,
          `The contradiction ${contradiction2.id} lacks ${missing2}`,
          "Cite both sides beside it."
        )
      );
    }
  }
  return findings;
}
function standsContested({ paragraphs }, { claims: claims2 = [] }) {
  const contested = new Set(
    paragraphs.filter(({ environments }) => environments.includes("contested")).flatMap(({ bindings: bindings3 }) => idsOf(bindings3, "claim"))
  );
  return claims2.length >= 2 && claims2.every((id) => contested.has(id));
}
function missingSides(report2, { claims: claims2 = [] }, { paragraph }) {
  const around = surroundings(report2, paragraph);
  const bound = new Set(around.flatMap(({ bindings: bindings3 }) => idsOf(bindings3, "claim")));
  const cited = new Set(around.flatMap(({ bindings: bindings3 }) => idsOf(bindings3, "cite")));
  const sides = claims2.filter((id) => report2.claims.has(id));
  if (sides.length < 2) return cited.size === 0 ? "a citation" : void 0;
  const absent = sides.filter((id) => {
    const keys = (report2.claims.get(id)?.evidence ?? []).map(({ source: source2 }) => report2.sourcesById.get(source2)?.key ?? "");
    return !bound.has(id) && !keys.some((key) => cited.has(key));
  });
  return absent.length === 0 ? void 0 : `the side of ${absent.join(", ")}`;
}
function surroundings({ paragraphs }, paragraph) {
  const place = paragraphs.indexOf(paragraph);
  return paragraphs.slice(Math.max(0, place - 2), place + 3).filter(({ section }) => section === paragraph.section);
}
function questions(report2) {
  const { ledger, bindings: bindings3, finding: finding2 } = report2;
  const known = new Set(ledger.questions.map(({ id }) => id));
  const places = bindings3.filter(({ binding }) => binding.kind === "question");
  const bound = new Set(places.flatMap(({ binding }) => binding.ids));
  const unknown3 = places.flatMap(
    ({ binding }) => binding.ids.filter((id) => !known.has(id)).map(
      (id) => finding2(
        "A10",
        "hard",
        binding.at,
        `There is no question ${id} in the ledger`,
        "Take it out, or use an id that `autonomous-workflow report pack` prints."
      )
    )
  );
  const open2 = ledger.questions.filter(({ id, status }) => status === "open" && !bound.has(id));
  return [
    ...unknown3,
    ...open2.map(
      ({ id, priority: priority2, text: text4 }) => finding2(
        "A10",
        priority2 === "low" ? "warning" : "hard",
        null,
        `The open question ${id} (${priority2}) is not in the report: ${excerpt(text4)}`,
        `Print it in the section Open Questions, with \\question{${id}} beside it.`
      )
    )
  ];
}
var init_open_matter_checks = __esm({
  "src/engine/report/open-matter-checks.ts"() {
    "use strict";
    init_ledger();
    init_workflow_error();
    init_report_input();
  }
});

// src/engine/report/check-report.ts
function ids(list4, count4) {
  return Array.from({ length: count4 }, (_, index) => `${list4}${index + 1}`);
}
function checkReport(input) {
  const report2 = readReport(input);
  const looked = [
    checkCitations(report2),
    checkClaims(report2),
    checkOpenMatters(report2),
    checkNumbers(report2),
    checkHonesty(report2),
    checkCoverage(report2),
    checkCompleteness(report2),
    lintTex(report2),
    checkCompiled(report2)
  ];
  const findings = looked.flatMap((one) => one.findings).sort(inOrder2);
  const unable = new Map(looked.flatMap((one) => one.unable ?? []).map(({ id, reason }) => [id, reason]));
  return { findings, checks: checkIds.map((id) => outcomeOf(id, findings, unable.get(id))) };
}
function outcomeOf(id, findings, reason) {
  const failed = findings.some((finding2) => finding2.id === id && finding2.severity === "hard");
  const outcome = failed ? "fail" : reason === void 0 ? "pass" : "could-not-run";
  return { id, outcome, reason: reason ?? null };
}
function inOrder2(one, other) {
  const severity = Number(one.severity === "warning") - Number(other.severity === "warning");
  return severity || rank(one.id) - rank(other.id) || (one.line ?? 0) - (other.line ?? 0);
}
function rank(id) {
  return checkIds.indexOf(id);
}
var checkIds;
var init_check_report = __esm({
  "src/engine/report/check-report.ts"() {
    "use strict";
    init_citation_checks();
    init_claim_checks();
    init_compiled_checks();
    init_completeness_checks();
    init_coverage_checks();
    init_honesty_checks();
    init_lint();
    init_number_checks();
    init_open_matter_checks();
    init_report_input();
    checkIds = [
      ...ids("A", 10),
      ...ids("B", 9),
      ...ids("C", 5),
      ...ids("D", 7),
      ...compiledIds
    ];
  }
});

// src/engine/report/finding.ts
function hardFindings({ findings }) {
  return findings.filter(({ severity }) => severity === "hard");
}
var init_finding = __esm({
  "src/engine/report/finding.ts"() {
    "use strict";
  }
});

// src/engine/report/describe-check.ts
function sumUp({ checks, findings }) {
  const count4 = (outcome) => checks.filter((check) => check.outcome === outcome).length;
  const failed = checks.filter(({ outcome }) => outcome === "fail").map(({ id }) => id);
  const warnings = findings.filter(({ severity }) => severity === "warning").length;
  return [
    `${count4("pass")} of ${checks.length} checks of the report passed`,
    failed.length === 0 ? "none failed" : `${failed.length} failed (${failed.join(", ")})`,
    count4("could-not-run") === 0 ? "" : `${count4("could-not-run")} could not run`,
    warnings === 0 ? "" : `${warnings} warnings`
  ].filter((part) => part !== "").join(", ");
}
function repairTask(check, round, mostRounds) {
  const hard = hardFindings(check);
  if (hard.length === 0) return void 0;
  const left = hard.length - mostInTask;
  return [
    `${hard.length} checks of the report fail (round ${round} of ${mostRounds}). Mend these, then run \`autonomous-workflow report check\`, \`autonomous-workflow compile\` and \`autonomous-workflow record\`:`,
    ...hard.slice(0, mostInTask).map((finding2) => `  ${describeFinding(finding2)}`),
    ...left > 0 ? [`  - and ${left} more, which \`autonomous-workflow report check\` lists`] : []
  ].join("\n");
}
function describeFinding({ id, file: file2, line: line2, message, fix }) {
  return printable(`- ${id} ${file2}${line2 === null ? "" : `:${line2}`}: ${message} → ${fix}`);
}
var mostInTask;
var init_describe_check = __esm({
  "src/engine/report/describe-check.ts"() {
    "use strict";
    init_workflow_error();
    init_finding();
    mostInTask = 5;
  }
});

// src/store/report/check-file.ts
function readNotedCheck(paths) {
  return readJsonLike(file(paths), unknown2) ?? unknown2;
}
function checkRounds(paths, iteration) {
  const noted = readNotedCheck(paths);
  return noted.iteration === iteration ? noted.rounds : 0;
}
function noteCheck(paths, found) {
  writeAtomic(file(paths), JSON.stringify({ ...readNotedCheck(paths), ...found }));
}
var import_node_path28, unknown2, file;
var init_check_file = __esm({
  "src/store/report/check-file.ts"() {
    "use strict";
    import_node_path28 = require("node:path");
    init_atomic();
    init_json_file();
    unknown2 = { summary: "", hard: 0, iteration: 0, rounds: 0 };
    file = (paths) => (0, import_node_path28.join)(paths.runtime, "report-check.json");
  }
});

// src/engine/report/ledger-bibliography.ts
function ledgerBibliography({ sources }) {
  return formatBibliography(
    sources.map(({ key, title, url, authors, year, accessed }) => {
      return { key, title, url, authors, accessed, ...year !== null && { year } };
    })
  );
}
var init_ledger_bibliography = __esm({
  "src/engine/report/ledger-bibliography.ts"() {
    "use strict";
    init_bibliography();
  }
});

// src/store/kept-copy.ts
function keepCopy(file2, copy) {
  const content = readOrNothing(file2);
  if (content === void 0) removeFile(copy);
  else writeAtomic(copy, content);
}
function isUnchanged(file2, copy) {
  const now = readOrNothing(file2);
  const then = readOrNothing(copy);
  return now === void 0 || then === void 0 ? now === then : now.equals(then);
}
var init_kept_copy = __esm({
  "src/store/kept-copy.ts"() {
    "use strict";
    init_atomic();
    init_read_or_nothing();
    init_remove_file();
  }
});

// src/store/compilation.ts
function readCompilationDetails(paths) {
  const noted = readJson(outcomeFile(paths));
  const { findings, unresolved } = typeof noted === "object" && noted !== null ? noted : {};
  return {
    findings: Array.isArray(findings) ? findings.filter((one) => resembles(one, finding)) : [],
    unresolved: typeof unresolved === "number" ? unresolved : null
  };
}
function readCompilation(paths) {
  const noted = readJsonLike(outcomeFile(paths), { outcome: "" })?.outcome;
  const outcome = outcomes.find((one) => one === noted);
  if (outcome === void 0) return "not-compiled";
  return inputs(paths).every(([file2, copy]) => isUnchanged(file2, copy)) ? outcome : "not-compiled";
}
var import_node_path29, outcomes, outcomeFile, inputs, finding;
var init_compilation = __esm({
  "src/store/compilation.ts"() {
    "use strict";
    import_node_path29 = require("node:path");
    init_resembles();
    init_atomic();
    init_json_file();
    init_kept_copy();
    init_remove_file();
    outcomes = ["built", "failed", "no-tex"];
    outcomeFile = (paths) => (0, import_node_path29.join)(paths.runtime, "compiled.json");
    inputs = (paths) => [
      [paths.report, (0, import_node_path29.join)(paths.runtime, "compiled-report.tex")],
      [paths.bibliography, (0, import_node_path29.join)(paths.runtime, "compiled-sources.bib")]
    ];
    finding = { id: "", severity: "error", message: "", hint: "" };
  }
});

// src/store/report/report-input.ts
function reportInput(paths, ledger, now) {
  const pages = [...readSnapshotIndex(paths).values()];
  return {
    file: (0, import_node_path30.basename)(paths.report),
    tex: (0, import_node_fs29.existsSync)(paths.report) ? (0, import_node_fs29.readFileSync)(paths.report, "utf8") : "",
    template: (0, import_node_fs29.readFileSync)((0, import_node_path30.join)(pluginRoot(), "templates", "report-template.tex"), "utf8"),
    ledger,
    bibliography: (0, import_node_fs29.existsSync)(paths.bibliography) ? (0, import_node_fs29.readFileSync)(paths.bibliography, "utf8") : void 0,
    generatedBibliography: ledgerBibliography(ledger),
    files: new Set(filesOf(paths)),
    pages: pages.length === 0 ? void 0 : pages,
    compiled: compiled(paths),
    today: now.toISOString().slice(0, 10)
  };
}
function filesOf({ base, figures: figures2 }) {
  return [...list(base), ...list(figures2).map((name) => `figures/${name}`)];
}
function list(folder) {
  return (0, import_node_fs29.existsSync)(folder) ? (0, import_node_fs29.readdirSync)(folder) : [];
}
function compiled(paths) {
  const { findings, unresolved } = readCompilationDetails(paths);
  switch (readCompilation(paths)) {
    case "built":
      return { outcome: "built", findings, unresolved };
    case "failed":
      return { outcome: "failed", findings };
    case "no-tex":
      return { outcome: "could-not-run", reason: "no TeX is installed" };
    case "not-compiled":
      return { outcome: "could-not-run", reason: "the report is not compiled as it stands; --compile does it first" };
  }
}
var import_node_fs29, import_node_path30;
var init_report_input2 = __esm({
  "src/store/report/report-input.ts"() {
    "use strict";
    import_node_fs29 = require("node:fs");
    import_node_path30 = require("node:path");
    init_ledger_bibliography();
    init_compilation();
    init_plugin_root();
    init_snapshots();
  }
});

// src/store/report/check-workflow-report.ts
function checkWorkflowReport(paths, now) {
  const check = checkReport(reportInput(paths, readLedger(paths), now));
  noteCheck(paths, { summary: sumUp(check), hard: hardFindings(check).length });
  return check;
}
var init_check_workflow_report = __esm({
  "src/store/report/check-workflow-report.ts"() {
    "use strict";
    init_check_report();
    init_describe_check();
    init_finding();
    init_ledger_file();
    init_check_file();
    init_report_input2();
  }
});

// src/engine/facts.ts
function formatFacts(state, ledger, checks) {
  const evidence2 = ledger.claims.flatMap((claim4) => claim4.evidence);
  const verified = ledger.claims.filter(({ verdict }) => verdict === "supported" || verdict === "qualified");
  const counts = {
    nSources: state.sources_cited,
    nFindings: state.findings_count,
    nIterations: state.iteration,
    nOpenQuestions: state.open_questions,
    nVerified: verified.length,
    nContradicted: ledger.claims.filter(({ verdict }) => verdict === "contradicted").length,
    nQuotesChecked: evidence2.filter(({ check }) => check !== void 0 && check.verdict !== "could-not-run").length,
    nQuotesFailed: evidence2.filter(hasFailed).length,
    nQuotesUnread: evidence2.filter(({ check }) => check === void 0 || check.verdict === "could-not-run").length,
    saturationVerdict: escapeTex(state.verdict ?? "not judged yet"),
    checksOfReport: escapeTex(checks === "" ? "The checks of this report have not been run" : checks)
  };
  const lines = Object.entries(counts).map(
    ([macro, value]) => `\\providecommand{\\${macro}}{}\\renewcommand{\\${macro}}{${value}}`
  );
  const silent2 = bindings2.map((macro) => `\\providecommand{\\${macro}}[1]{}`);
  return `% Generated by autonomous-workflow; edits are overwritten.
${[...lines, ...silent2].join("\n")}
`;
}
var bindings2;
var init_facts = __esm({
  "src/engine/facts.ts"() {
    "use strict";
    init_failed_quotes();
    init_tex_text();
    bindings2 = ["claim", "contradiction", "question"];
  }
});

// src/engine/report/markdown.ts
function reportMarkdown({ tex, facts, ledger, checks }) {
  const { visible, bodyFrom, bodyTo, raw } = scanTex(tex);
  const title = commandsIn(visible, /^title$/)[0]?.groups[0] ?? "Report";
  const numbers2 = /* @__PURE__ */ new Map();
  const sources = new Map(ledger.sources.map((source2) => [source2.key, source2]));
  const macros = macrosOf(facts);
  const body = withMacros(withVerbatim(raw, visible).slice(bodyFrom, bodyTo), macros);
  const blocks = [];
  let start = 0;
  let prefix2 = "";
  const environments = [];
  const cite = (keys) => {
    const cited = keys.split(",").map((key) => key.trim()).filter((key) => sources.has(key));
    const shown = cited.map((key) => {
      const number3 = numbers2.get(key) ?? numbers2.size + 1;
      numbers2.set(key, number3);
      return number3;
    });
    return shown.length === 0 ? "[?]" : `[${shown.join(", ")}]`;
  };
  const close = (end2) => {
    const text4 = inline(body.slice(start, end2), cite);
    if (text4 !== "" && !environments.includes("picture")) {
      const isQuoted2 = environments.some((name) => name === "contested" || name.startsWith("quot"));
      blocks.push(`${isQuoted2 ? "> " : ""}${prefix2}${text4}`);
    }
    prefix2 = "";
  };
  const marks2 = /\\(section|subsection|subsubsection|paragraph|begin|end|item|maketitle|tableofcontents|bibliographystyle|bibliography|caption)\*?(?![A-Za-z])|\n[ \t]*\n|\\\\/g;
  for (let match = marks2.exec(body); match !== null; match = marks2.exec(body)) {
    const [whole, name] = match;
    close(match.index);
    start = match.index + whole.length;
    if (name === void 0) continue;
    const { groups, end: end2 } = argumentsAt(body, start);
    const level = levels2[name];
    if (level !== void 0) blocks.push(`${level}${inline(groups[0] ?? "", cite)}`);
    if (name === "caption") blocks.push(`*${inline(groups[0] ?? "", cite)}*`);
    if (name === "begin") {
      environments.push(groups[0] ?? "");
      if (groups[0] === "contested") prefix2 = "**Contested.** ";
    } else if (name === "end") environments.splice(Math.max(0, environments.lastIndexOf(groups[0] ?? "")), 1);
    if (name === "item") {
      prefix2 = environments.at(-1) === "enumerate" ? "1. " : "- ";
    } else start = end2;
    marks2.lastIndex = start;
  }
  close(body.length);
  const listed = [...numbers2].map(([key, number3]) => {
    const source2 = sources.get(key);
    const link = source2 !== void 0 && /^https?:\/\//i.test(source2.url) ? `<${encodeURI(decodeSafely(source2.url)).replace(/[<>\s]/g, "")}>` : safe(source2?.url ?? "");
    const by = (source2?.authors ?? []).slice(0, 3).join("; ");
    return `${number3}. ${[by, source2?.title ?? "", source2?.year ?? ""].filter((part) => part !== "").map(safe).join(". ")}. ${link} (accessed ${source2?.accessed ?? ""})`;
  });
  return [
    `# ${inline(title, cite)}`,
    ...blocks,
    ...listed.length === 0 ? [] : ["## Sources", listed.join("\n")],
    ...checks === "" ? [] : ["## Checks of this report", `${safe(checks)}.`],
    ""
  ].join("\n\n");
}
function inline(tex, cite) {
  const held2 = [];
  const hold = (markdown2) => `${held2.push(markdown2) - 1}`;
  const marked2 = tex.replace(/[\ue000\ue001]/g, "").replace(/\\[cC]ite[a-zA-Z]*\*?(?:\[[^\]]*\])*\{([^{}]*)\}/g, (_, keys) => hold(cite(keys))).replace(/\\(?:textbf|emph|textit|texttt)\{([^{}]*)\}/g, (whole, text5) => {
    const sign2 = whole.startsWith("\\textbf") ? "**" : whole.startsWith("\\texttt") ? "`" : "*";
    return `${hold(sign2)}${text5}${hold(sign2)}`;
  }).replace(/\\url\{([^{}]*)\}/g, (_, address) => hold(`<${address.replace(/[<>\s]/g, "")}>`));
  const text4 = safe(plainOf(marked2).trim());
  return text4.replace(/\ue000(\d+)\ue001/g, (_, index) => held2[Number(index)] ?? "").replace(/ +([.,;:])/g, "$1");
}
function safe(text4) {
  return text4.replace(/[\\`*_[\]<>#|]/g, (character) => character === "#" || character === "|" ? character : `\\${character}`).replace(/^([-+]|\d+\.) /, "\\$1 ");
}
function macrosOf(facts) {
  return new Map(
    commandsIn(facts, /^renewcommand$/).map(({ groups }) => [(groups[0] ?? "").replace("\\", ""), groups[1] ?? ""])
  );
}
function withMacros(tex, macros) {
  return tex.replace(/\\([A-Za-z]+)(?:\{\})?/g, (whole, name) => macros.get(name) ?? whole);
}
function withVerbatim(raw, visible) {
  let text4 = "";
  for (let at2 = 0; at2 < raw.length; ) {
    const end2 = !raw.includes("\n", at2) ? raw.length : raw.indexOf("\n", at2) + 1;
    const line2 = visible.slice(at2, end2);
    text4 += line2.trim() === "" && raw.slice(at2, end2).trim() !== "" && !raw.slice(at2, end2).trim().startsWith("%") ? raw.slice(at2, end2).replace(/[\\{}$&~]/g, " ") : line2;
    at2 = end2;
  }
  return text4;
}
function decodeSafely(url) {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
var levels2;
var init_markdown = __esm({
  "src/engine/report/markdown.ts"() {
    "use strict";
    init_scan();
    init_plain_text();
    levels2 = {
      section: "## ",
      subsection: "### ",
      subsubsection: "#### ",
      paragraph: "##### "
    };
  }
});

// src/store/report/generated.ts
function writeGenerated(paths, state, ledger, now) {
  writeAtomic(paths.bibliography, ledgerBibliography(ledger));
  const figures2 = ledgerFigures(ledger);
  for (const name of figureNames) {
    const file2 = (0, import_node_path31.join)(paths.figures, `${name}.tex`);
    const tex = figures2[name];
    if (tex !== void 0) writeAtomic(file2, tex);
    else (0, import_node_fs30.rmSync)(file2, { force: true });
  }
  const isThere = (0, import_node_fs30.existsSync)(paths.report);
  const checks = isThere ? textChecks(paths, ledger, now) : "";
  const facts = formatFacts(state, ledger, checks);
  writeAtomic(paths.facts, facts);
  if (!isThere) return;
  writeAtomic(paths.reportMarkdown, reportMarkdown({ tex: (0, import_node_fs30.readFileSync)(paths.report, "utf8"), facts, ledger, checks }));
}
function textChecks(paths, ledger, now) {
  const input = {
    ...reportInput(paths, ledger, now),
    compiled: { outcome: "could-not-run", reason: "not yet" }
  };
  const { checks, findings } = checkReport(input);
  return sumUp({ checks: checks.filter(({ id }) => !id.startsWith("E")), findings });
}
var import_node_fs30, import_node_path31;
var init_generated = __esm({
  "src/store/report/generated.ts"() {
    "use strict";
    import_node_fs30 = require("node:fs");
    import_node_path31 = require("node:path");
    init_facts();
    init_describe_check();
    init_figures();
    init_ledger_bibliography();
    init_markdown();
    init_check_report();
    init_atomic();
    init_report_input2();
  }
});

// src/store/report/kept-report.ts
function restoreBuiltReport(paths, now) {
  if (readCompilation(paths) !== "failed") return void 0;
  if (!(0, import_node_fs31.existsSync)(builtReport(paths))) return "The report does not compile; no earlier one did.";
  const good = (0, import_node_fs31.readFileSync)(builtReport(paths), "utf8");
  const kept = (0, import_node_path32.join)(paths.base, `${paths.name}-report.broken-${now.toISOString().replace(/[:.]/g, "-")}.tex`);
  (0, import_node_fs31.renameSync)(paths.report, kept);
  writeAtomic(paths.report, good);
  return `The report did not compile, so the last one that did was put back; the other is kept as ${(0, import_node_path32.basename)(kept)}.`;
}
var import_node_fs31, import_node_path32, builtReport;
var init_kept_report = __esm({
  "src/store/report/kept-report.ts"() {
    "use strict";
    import_node_fs31 = require("node:fs");
    import_node_path32 = require("node:path");
    init_atomic();
    init_compilation();
    init_kept_copy();
    builtReport = (paths) => (0, import_node_path32.join)(paths.runtime, "built-report.tex");
  }
});

// src/store/report/close-report.ts
function closeReport(paths, state, now) {
  try {
    const restored = restoreBuiltReport(paths, now);
    const said2 = restored === void 0 ? [] : [restored];
    if (!isWriting(state)) return said2;
    checkWorkflowReport(paths, now);
    writeGenerated(paths, state, readLedger(paths), now);
    const { hard, summary } = readNotedCheck(paths);
    if (hard === 0) return said2;
    const places = hard === 1 ? "one place" : `${hard} places`;
    return [
      ...said2,
      `The report is to be mended in ${places}: ${summary}; \`autonomous-workflow report check ${paths.name}\` lists them.`
    ];
  } catch (error2) {
    return [`The report could not be checked: ${describeError(error2)}`];
  }
}
var init_close_report = __esm({
  "src/store/report/close-report.ts"() {
    "use strict";
    init_iteration();
    init_workflow_error();
    init_ledger_file();
    init_check_workflow_report();
    init_check_file();
    init_generated();
    init_kept_report();
  }
});

// src/store/report/find-report-task.ts
var find_report_task_exports = {};
__export(find_report_task_exports, {
  findReportTask: () => findReportTask
});
function findReportTask(paths, now, round, mostRounds) {
  return repairTask(checkWorkflowReport(paths, now), round, mostRounds);
}
var init_find_report_task = __esm({
  "src/store/report/find-report-task.ts"() {
    "use strict";
    init_describe_check();
    init_check_workflow_report();
  }
});

// src/engine/command-arguments.ts
function readCommandArguments(raw, rules, example) {
  const options2 = {};
  const reader = { rules, example, options: options2 };
  let rest = takeLeading(raw.trim(), reader);
  const name = /^(?:"[^"]*"|'[^']*'|\S+)/.exec(rest)?.[0];
  if (name === void 0) return { name: void 0, prompt: void 0, options: options2 };
  rest = takeLeading(rest.slice(name.length).trim(), reader);
  rest = takeTrailing(rest, reader);
  const prompt = readPrompt(rest, rules, example);
  return { name: unquote(name), prompt: prompt.trim() === "" ? void 0 : prompt, options: options2 };
}
function takeLeading(text4, reader) {
  const found = flag2.exec(text4);
  if (found?.groups === void 0) return text4;
  const { name = "", value } = found.groups;
  take(reader, name, value);
  const length = reader.rules[name] === "switch" ? `--${name}`.length : found[0].length;
  return takeLeading(text4.slice(length).trim(), reader);
}
function takeTrailing(text4, reader) {
  const ends = trailingFlags(text4, reader.rules);
  const closed = ends.findLastIndex(({ before }) => isQuoted(before));
  const last = closed === -1 && isQuoted(text4) ? 0 : closed === -1 ? ends.length : closed + 1;
  for (const { name, value } of ends.slice(0, last).reverse()) take(reader, name, value);
  return ends[last - 1]?.before ?? text4;
}
function trailingFlags(text4, rules) {
  const flags = [];
  for (let rest = text4; ; ) {
    const found = trailingFlag.exec(rest);
    if (found?.groups === void 0) return flags;
    const { name = "", value } = found.groups;
    if (rules[name] === "switch" && value !== void 0) return flags;
    rest = rest.slice(0, found.index).trim();
    flags.push({ before: rest, name, value });
  }
}
function isQuoted(text4) {
  return text4.length > 1 && /^['"]/.test(text4) && text4.endsWith(text4.charAt(0));
}
function take({ rules, example, options: options2 }, name, value) {
  options2[name] = checkOption(name, value === void 0 ? void 0 : unquote(value), rules, example);
}
function readPrompt(text4, rules, example) {
  const quote2 = text4.charAt(0);
  if (quote2 !== "'" && quote2 !== '"') return text4;
  if (isQuoted(text4)) return unquote(text4);
  const misplaced = new RegExp(`${quote2}\\s+(--[a-z][a-z-]*)[^${quote2}]*$`).exec(text4)?.[1];
  if (misplaced !== void 0) checkOption(misplaced.slice(2), "", rules, example);
  throw usage("The prompt has no closing quote at its end", {
    expected: `the prompt in ${quote2}…${quote2}, then only options`,
    received: text4.slice(-60),
    example
  });
}
function unquote(text4) {
  if (!isQuoted(text4)) return text4;
  const inside = text4.slice(1, -1);
  return text4.startsWith("'") ? inside.replaceAll(`'\\''`, "'") : inside.replaceAll('\\"', '"');
}
function checkOption(name, value, rules, example) {
  const rule = Object.hasOwn(rules, name) ? rules[name] : void 0;
  if (rule === void 0) {
    const known = Object.keys(rules).map((option) => `--${option}`);
    throw usage("Unknown option", {
      expected: known.length === 0 ? "no options" : known.join(", "),
      received: `--${name}`,
      example
    });
  }
  if (rule === "switch") return "yes";
  if (value === void 0 || !rule.accepts(value)) {
    throw usage(`The option --${name} needs ${rule.expects}`, { received: value ?? "nothing", example });
  }
  return value;
}
function usage(what, { example, ...details }) {
  return new WorkflowError(what, { ...details, fix: `Example: ${example}`, exitCode: exitCodes.usage });
}
var flag2, trailingFlag;
var init_command_arguments = __esm({
  "src/engine/command-arguments.ts"() {
    "use strict";
    init_workflow_error();
    flag2 = /^--(?<name>[a-z][a-z-]*)(?:(?:=|\s+)(?<value>"[^"]*"|'[^']*'|[^\s'"-][^\s'"]*))?(?=\s|$)/;
    trailingFlag = /(?:^|\s)--(?<name>[a-z][a-z-]*)(?:(?:=|\s+)(?<value>"[^"]*"|'[^']*'|[^\s'"-][^\s'"]*))?$/;
  }
});

// src/engine/command-rules.ts
function isCommandName(text4) {
  return Object.hasOwn(commandRules, text4);
}
var wholeNumber2, hours, dollars, priority, oneOf2, budgets, commandRules;
var init_command_rules = __esm({
  "src/engine/command-rules.ts"() {
    "use strict";
    init_depth();
    wholeNumber2 = (most2) => ({
      expects: `a whole number from 1 to ${most2}`,
      accepts: (value) => /^[1-9]\d*$/.test(value) && Number(value) <= most2
    });
    hours = {
      expects: "a number of hours from 0.1 to 1000",
      accepts: (value) => /^\d+(?:\.\d+)?$/.test(value) && Number(value) >= 0.1 && Number(value) <= 1e3
    };
    dollars = {
      expects: "an amount in US dollars from 0.01 to 100000",
      accepts: (value) => /^\d+(?:\.\d+)?$/.test(value) && Number(value) >= 0.01 && Number(value) <= 1e5
    };
    priority = { expects: "high or normal", accepts: (value) => /^(?:high|normal)$/.test(value) };
    oneOf2 = (words4) => ({
      expects: words4.join(", "),
      accepts: (value) => words4.includes(value)
    });
    budgets = { "max-iterations": wholeNumber2(1e3), "max-hours": hours, "max-cost": dollars };
    commandRules = {
      research: {
        options: { ...budgets, depth: oneOf2(depths), saturation: oneOf2(saturationRules) },
        example: "/autonomous-workflow:research 'rate-limiting' 'How do rate limiters compare?' --max-iterations 30"
      },
      "continue-auto": {
        options: { ...budgets, "take-over": "switch" },
        example: "/autonomous-workflow:continue-auto rate-limiting --max-iterations 40"
      },
      status: { options: {}, example: "/autonomous-workflow:status rate-limiting" },
      stop: { options: {}, example: "/autonomous-workflow:stop rate-limiting" },
      complete: { options: {}, example: "/autonomous-workflow:complete rate-limiting" },
      redirect: {
        options: { priority },
        example: "/autonomous-workflow:redirect 'rate-limiting' 'Leave out mobile clients' --priority high"
      },
      help: { options: {}, example: "/autonomous-workflow:help" }
    };
  }
});

// src/engine/help.ts
function helpText() {
  return [
    "autonomous-workflow: research that runs by itself and proves what it found.",
    "",
    "  /autonomous-workflow:research 'topic' 'prompt' [--depth thorough] [--max-iterations 30] [--max-hours 24] [--max-cost 50]",
    "      --depth standard, thorough or exhaustive; --saturation novelty or low-findings (what ends the search)",
    "      researches until nothing new turns up or a budget ends, and writes docs/research-topic/topic-report.tex",
    "  /autonomous-workflow:continue-auto [topic] [--max-iterations N] [--max-hours N] [--max-cost N] [--take-over]",
    "      goes on after an interruption, a stop or a used-up budget",
    "  /autonomous-workflow:status [topic]     where it stands (no model is asked)",
    "  /autonomous-workflow:stop [topic]       stops it (no model is asked)",
    "  /autonomous-workflow:redirect [topic] 'text' [--priority high]     tells it something; it stands in the next brief",
    "  /autonomous-workflow:complete [topic]   declares it complete as it stands",
    "  /autonomous-workflow:help               this page",
    "",
    "Under the ralph-loop plugin:",
    `  /ralph-loop:ralph-loop "/autonomous-workflow:research 'topic' 'prompt'" --max-iterations 30`,
    "",
    "From a terminal, in the project: autonomous-workflow --help"
  ].join("\n");
}
var init_help = __esm({
  "src/engine/help.ts"() {
    "use strict";
  }
});

// src/programs/start-detached.ts
function startDetached(file2, words4, folder) {
  const child = (0, import_node_child_process.spawn)(process.execPath, [file2, ...words4], {
    cwd: folder,
    detached: true,
    stdio: "ignore",
    windowsHide: true
  });
  child.once("error", () => void 0);
  child.unref();
}
var import_node_child_process;
var init_start_detached = __esm({
  "src/programs/start-detached.ts"() {
    "use strict";
    import_node_child_process = require("node:child_process");
  }
});

// src/programs/tex-install.ts
function texInstallLine(platform, isInstalled) {
  const found = installLines.find(([program]) => isInstalled(program));
  const usual = installLines.find(([program]) => program === byPlatform[platform]);
  const tlmgr = "Install TeX Live from https://tug.org/texlive, then: tlmgr install collection-latexrecommended lm latexmk";
  return (found ?? usual)?.[1] ?? tlmgr;
}
var installLines, byPlatform;
var init_tex_install = __esm({
  "src/programs/tex-install.ts"() {
    "use strict";
    installLines = [
      ["apt-get", "sudo apt-get install texlive-latex-recommended lmodern latexmk"],
      ["dnf", "sudo dnf install texlive-scheme-basic texlive-booktabs texlive-natbib texlive-lm latexmk"],
      ["pacman", "sudo pacman -S texlive-latexrecommended texlive-fontsrecommended texlive-binextra"],
      ["brew", "brew install --cask mactex-no-gui"],
      ["winget", "winget install MiKTeX.MiKTeX"],
      ["tlmgr", "tlmgr install collection-latexrecommended lm latexmk"]
    ];
    byPlatform = { darwin: "brew", win32: "winget", linux: "apt-get" };
  }
});

// src/programs/tex-tools.ts
function isProgram(path) {
  try {
    (0, import_node_fs32.accessSync)(path, import_node_fs32.constants.X_OK);
    return (0, import_node_fs32.statSync)(path).isFile();
  } catch {
    return false;
  }
}
function findProgram(name, folders, endings) {
  const candidates = folders.flatMap((folder) => endings.map((ending) => (0, import_node_path33.join)(folder, `${name}${ending}`)));
  return candidates.find(isProgram);
}
function lookForTexTools({ environment = process.env, platform = process.platform } = {}) {
  const pathName = Object.keys(environment).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  const listed = (environment[pathName] ?? "").split(import_node_path33.delimiter).filter((folder) => folder !== "");
  const folders = platform === "darwin" ? [...listed, macTexFolder] : listed;
  const endings = platform === "win32" ? (environment.PATHEXT ?? ".COM;.EXE;.BAT;.CMD").split(";") : [""];
  const find = (name) => findProgram(name, folders, endings);
  const [latexmk, pdflatex, bibtex] = [find("latexmk"), find("pdflatex"), find("bibtex")];
  if (pdflatex === void 0 || bibtex === void 0) {
    const missing2 = [...pdflatex === void 0 ? ["pdflatex"] : [], ...bibtex === void 0 ? ["bibtex"] : []];
    const line2 = texInstallLine(platform, (program) => find(program) !== void 0);
    return { kind: "none", missing: missing2, installLine: line2 };
  }
  const programs = { pdflatex, bibtex, environment: { ...environment, [pathName]: folders.join(import_node_path33.delimiter) } };
  return latexmk === void 0 ? { kind: "pdflatex", ...programs } : { kind: "latexmk", latexmk, ...programs };
}
function findTexTools(where = {}) {
  return Promise.resolve(lookForTexTools(where));
}
var import_node_fs32, import_node_path33, macTexFolder;
var init_tex_tools = __esm({
  "src/programs/tex-tools.ts"() {
    "use strict";
    import_node_fs32 = require("node:fs");
    import_node_path33 = require("node:path");
    init_tex_install();
    macTexFolder = "/Library/TeX/texbin";
  }
});

// src/engine/reopen.ts
function reopen(state, resumption, now) {
  const limit = resumption.maxIterations ?? state.max_iterations;
  const maxCost = resumption.maxCostUsd ?? state.max_cost_usd;
  refuseFinished(state);
  if (state.status !== "in_progress" && limit <= state.iteration && isRecorded(state)) {
    throw new WorkflowError(`The workflow '${state.name}' has used its ${state.max_iterations} iterations`, {
      fix: `Give it more, for example: /autonomous-workflow:continue-auto ${state.name} --max-iterations ${state.iteration + 10}`
    });
  }
  if (state.cost_usd !== null && state.cost_usd >= maxCost) {
    throw new WorkflowError(`The workflow '${state.name}' has spent ${state.cost_usd.toFixed(2)} of ${maxCost} USD`, {
      fix: `Give it more, for example: /autonomous-workflow:continue-auto ${state.name} --max-cost ${Math.ceil(state.cost_usd * 1.5) + 5}`
    });
  }
  const isWrittenUp = state.finishing !== "stalled" || state.end_reason === "stalled";
  const searchesOn = searchEndedEarly.has(state.finishing) && isWrittenUp && limit > state.iteration;
  return {
    ...state,
    status: "in_progress",
    end_reason: null,
    end_message: null,
    driver: resumption.driver,
    max_iterations: limit,
    max_duration_hours: resumption.maxDurationHours ?? state.max_duration_hours,
    max_cost_usd: maxCost,
    running_since: now.toISOString(),
    paused_hours: 0,
    consecutive_failures: 0,
    ...state.end_reason === "stalled" && restartedLadder(state.iteration),
    finishing: searchesOn ? null : state.finishing,
    writing_iteration: searchesOn ? null : state.writing_iteration
  };
}
function refuseFinished({ name, status, end_reason, prompt }) {
  if (prompt === lostPrompt) {
    throw new WorkflowError(`What the workflow '${name}' was to find out is lost`, {
      fix: `Write it into the line \`prompt:\` of ${name}-state.md, or start a new one under another name.`
    });
  }
  if (status === "complete") {
    throw new WorkflowError(`The workflow '${name}' is complete`, {
      fix: "Start a new one under another name to research further."
    });
  }
  if (end_reason === "cancelled") {
    throw new WorkflowError(`The workflow '${name}' was cancelled for good`, {
      fix: "Start a new one under another name; what it found is kept in its folder."
    });
  }
}
var searchEndedEarly;
var init_reopen = __esm({
  "src/engine/reopen.ts"() {
    "use strict";
    init_stall();
    init_state();
    init_workflow_error();
    searchEndedEarly = /* @__PURE__ */ new Set([
      "max_iterations",
      "max_duration",
      "max_cost",
      "stalled",
      "blocked_on_human"
    ]);
  }
});

// src/store/activity.ts
function noteActivity(paths) {
  touch(activityFile(paths));
}
function touch(path) {
  (0, import_node_fs33.mkdirSync)((0, import_node_path34.dirname)(path), { recursive: true });
  const file2 = (0, import_node_fs33.openSync)(path, "a+");
  try {
    const now = /* @__PURE__ */ new Date();
    (0, import_node_fs33.futimesSync)(file2, now, now);
  } finally {
    (0, import_node_fs33.closeSync)(file2);
  }
}
var import_node_fs33, import_node_path34, activityFile;
var init_activity = __esm({
  "src/store/activity.ts"() {
    "use strict";
    import_node_fs33 = require("node:fs");
    import_node_path34 = require("node:path");
    activityFile = (paths) => (0, import_node_path34.join)(paths.runtime, "activity");
  }
});

// src/engine/research/angles.ts
var researchAngles, unusualAngles, blindStarts, repositoryAngles;
var init_angles = __esm({
  "src/engine/research/angles.ts"() {
    "use strict";
    researchAngles = [
      "Establish the picture: the main approaches, their definitions, and what standard references agree on.",
      "Go to primary sources: specifications, papers, official documentation and data sets rather than articles about them.",
      "Find evidence from practice: measurements, benchmarks, incident reports and case studies, with their numbers.",
      "Look for contrary evidence: criticism, failures, negative results, and reasons why the common view may be wrong.",
      "Compare alternatives: what competes with the main approaches, and when each is the better choice.",
      "Look for recent developments: what changed in the last two years, and what it makes obsolete.",
      "Probe limits and edge cases: where the approaches stop working, and what they cost there.",
      "Take other perspectives: operators, users, auditors, neighbouring fields. What do they see that the others do not?",
      "Check the numbers: independent sources for the quantities that matter most, and how they were obtained."
    ];
    unusualAngles = [
      "Search in other words: older terms, terms of neighbouring fields, names of products and people, and other languages.",
      "Follow references: what the best sources known so far cite, and who has cited them since.",
      "Look where search engines look last: theses, patents, standards drafts, mailing lists, issue trackers, court and tender documents, archived pages.",
      "Ask who would have to know it (a regulator, a vendor, a maintainer, a data collector), and look at what they publish.",
      "Look for raw data from which the missing answers could be computed, and say how.",
      "Question the goal's own assumptions: look for evidence that what is sought does not exist, cannot be known, or is named wrongly.",
      "Look at the nearest comparable case that is well documented, and at what carries over from it."
    ];
    blindStarts = [
      "Search for the goal as if nothing were known, from the words of its field of practice: what do those who do it every day say?",
      "Search for the goal as if nothing were known, from the words of science and of standards: what was studied, measured or laid down?",
      "Search for the goal as if nothing were known, from the words of its critics and competitors: what do they hold against it?",
      "Search for the goal as if nothing were known, from questions that beginners ask about it, and from the answers they get."
    ];
    repositoryAngles = [
      "Find the code that bears on the topic: how it works now, which interfaces it has, and how it is tested.",
      "Find what constrains a change: dependencies, configuration, conventions, callers, and documented decisions.",
      "Find gaps: where the code lacks what the topic asks for, untested paths, and known weaknesses."
    ];
  }
});

// src/engine/research/question-task.ts
function questionTask({ iteration, stall_level }, { id, text: text4, priority: priority2 }, index) {
  if (priority2 === "high" && stall_level === 1) {
    return `Try another way to answer the open question ${id}, with other terms, languages and kinds of source than a first search would use: ${text4}`;
  }
  const framing = framings[(iteration + index) % framings.length];
  if (priority2 === "high" && stall_level === 2 && framing !== void 0) return `${framing(id)}: ${text4}`;
  return `Answer the open question ${id}: ${text4}`;
}
var framings;
var init_question_task = __esm({
  "src/engine/research/question-task.ts"() {
    "use strict";
    framings = [
      (id) => `Answer a narrower form of the open question ${id}, for one place, version or case; say what that leaves open`,
      (id) => `Find proxy evidence for the open question ${id}: something on record that would differ with the answer`,
      (id) => `Find bounds for the open question ${id}: the least and the most that the answer can be, each with its source`
    ];
  }
});

// src/engine/research/direction.ts
function assignmentsFor(state, outlook) {
  if (!isSearching(state)) return [];
  const { questions: questions2, urgentQuestions, gaps, analystPays: analystPays2 } = outlook;
  if (state.search_step === "probe" && urgentQuestions === 0) return probeAssignments(state);
  const count4 = Math.min(mostResearchers, Math.max(fewestResearchers, urgentQuestions));
  const followed = questions2.filter(({ escalated }) => escalated !== true).slice(0, Math.max(1, Math.floor(count4 / 2)));
  const lacking = gaps.slice(0, Math.min(state.search_step === "pivot" ? 2 : 1, count4 - followed.length - 1));
  const start = (state.iteration - 1) * (fewestResearchers - 1);
  const angles = rotated(state.stall_level > 0 ? unusualAngles : researchAngles, start);
  const tasks = [
    ...followed.map((question2, index) => ({ task: questionTask(state, question2, index), follows: question2.id })),
    ...lacking.map(({ id, task }) => ({ task, follows: id })),
    ...angles.map((task) => ({ task }))
  ].slice(0, count4);
  const researchers = tasks.map((task, index) => {
    return { id: `i${state.iteration}-r${index + 1}`, agent: "researcher", ...task };
  });
  return state.repository_analysis && analystPays2 ? [...researchers, analystAssignment(state)] : researchers;
}
function probeAssignments({ iteration }) {
  return rotated(blindStarts, iteration * blindResearchers).slice(0, blindResearchers).map((task, index) => ({ id: `i${iteration}-r${index + 1}`, agent: "researcher", task, blind: true }));
}
function analystAssignment({ iteration }) {
  const [task = ""] = rotated(repositoryAngles, iteration - 1);
  return { id: `i${iteration}-a1`, agent: "repo-analyst", task };
}
function rotated(list4, start) {
  const at2 = start % list4.length;
  return [...list4.slice(at2), ...list4.slice(0, at2)];
}
var fewestResearchers, mostResearchers, blindResearchers;
var init_direction = __esm({
  "src/engine/research/direction.ts"() {
    "use strict";
    init_angles();
    init_iteration();
    init_question_task();
    fewestResearchers = 3;
    mostResearchers = 5;
    blindResearchers = 2;
  }
});

// src/store/iteration-mark.ts
async function readMark(paths, state) {
  const mark = readJsonLike(markFile(paths), sample4);
  if (mark?.iteration === state.iteration) return mark;
  return newMark(paths, state, mark);
}
async function newMark(paths, state, before) {
  const assignments = isRecorded(state) ? [] : await assign(paths, state);
  const { idleTurns = 0, silentTasks = [] } = before ?? {};
  const { iteration } = state;
  return { iteration, assignments, started: [], repairs: 0, idleTurns, problems: [], redirects: [], silentTasks };
}
async function assign(paths, state) {
  const outlook = await readOutlook(paths);
  const researchers = assignmentsFor(state, outlook);
  if (outlook.verifiers === 0) return researchers;
  const { assignVerifiers: assignVerifiers2 } = await Promise.resolve().then(() => (init_verification_batches(), verification_batches_exports));
  return [...researchers, ...assignVerifiers2(paths, state)];
}
function keepReport(paths) {
  keepCopy(paths.report, reportBefore(paths));
}
function hasReportChanged(paths) {
  return (0, import_node_fs34.existsSync)(paths.report) && !isUnchanged(paths.report, reportBefore(paths));
}
function writeMark(paths, mark) {
  writeAtomic(markFile(paths), JSON.stringify(mark), { flush: "file" });
}
var import_node_fs34, import_node_path35, sample4, markFile, reportBefore;
var init_iteration_mark = __esm({
  "src/store/iteration-mark.ts"() {
    "use strict";
    import_node_fs34 = require("node:fs");
    import_node_path35 = require("node:path");
    init_direction();
    init_state();
    init_atomic();
    init_json_file();
    init_kept_copy();
    init_outlook_file();
    sample4 = {
      iteration: 0,
      assignments: [{ id: "", agent: "researcher", task: "" }],
      started: [""],
      repairs: 0,
      idleTurns: 0,
      problems: [""],
      redirects: [{ file: "", text: "", priority: "normal", from: "", added_at: "" }],
      silentTasks: [""]
    };
    markFile = (paths) => (0, import_node_path35.join)(paths.runtime, "iteration.json");
    reportBefore = (paths) => (0, import_node_path35.join)(paths.runtime, "report-before.tex");
  }
});

// src/store/ending.ts
async function findEnding(paths, settings) {
  return await stopFileEnding(paths, settings) ?? taskEnding(paths, settings);
}
async function stopFileEnding(paths, { stop_file }) {
  const file2 = configuredPath(paths.root, stop_file, paths.name);
  if (!(0, import_node_fs35.existsSync)(file2)) return void 0;
  const where = (0, import_node_path36.relative)(paths.root, file2);
  return {
    reason: "stop_requested",
    message: `The stop file ${where} is there${await stopReason(file2)}. Delete it before you go on.`
  };
}
async function stopReason(file2) {
  try {
    const { readNoteFile: readNoteFile2 } = await Promise.resolve().then(() => (init_note_file(), note_file_exports));
    const { fields, text: text4 } = readNoteFile2(file2);
    const reason = typeof fields.reason === "string" ? fields.reason : text4.split("\n")[0] ?? "";
    return reason.trim() === "" ? "" : ` (${excerpt(reason)})`;
  } catch {
    return "";
  }
}
function taskEnding(paths, { task_file, done_dir, rejected_dir }) {
  if (task_file === null) return null;
  const task = configuredPath(paths.root, task_file, paths.name);
  if ((0, import_node_fs35.existsSync)(task)) return null;
  const isIn = (folder) => (0, import_node_fs35.existsSync)((0, import_node_path36.join)(configuredPath(paths.root, folder, paths.name), (0, import_node_path36.basename)(task)));
  if (isIn(done_dir)) return { reason: "complete", message: `Its task was moved to ${done_dir}/.` };
  if (isIn(rejected_dir)) return { reason: "cancelled", message: `Its task was moved to ${rejected_dir}/.` };
  return null;
}
var import_node_fs35, import_node_path36;
var init_ending = __esm({
  "src/store/ending.ts"() {
    "use strict";
    import_node_fs35 = require("node:fs");
    import_node_path36 = require("node:path");
    init_workflow_error();
    init_configuration2();
  }
});

// src/store/session-pointer.ts
function isSessionId(text4) {
  return typeof text4 === "string" && /^[A-Za-z0-9_-]{1,128}$/.test(text4);
}
function readSessionPointer(root, sessionId) {
  try {
    const name = readRegular(pointerFile(root, sessionId)).toString("utf8").trim();
    return isWorkflowName(name) ? name : void 0;
  } catch {
    return void 0;
  }
}
function writeSessionPointer(root, sessionId, workflow) {
  (0, import_node_fs36.mkdirSync)((0, import_node_path37.join)(root, sessionsFolder), { recursive: true });
  (0, import_node_fs36.writeFileSync)((0, import_node_path37.join)(root, projectFolder, ".gitignore"), "*\n");
  writeAtomic(pointerFile(root, sessionId), `${workflow}
`);
}
function removeSessionPointer(root, sessionId) {
  removeFile(pointerFile(root, sessionId));
}
function pointerFile(root, sessionId) {
  return (0, import_node_path37.join)(root, sessionsFolder, sessionId);
}
var import_node_fs36, import_node_path37, sessionsFolder;
var init_session_pointer = __esm({
  "src/store/session-pointer.ts"() {
    "use strict";
    import_node_fs36 = require("node:fs");
    import_node_path37 = require("node:path");
    init_workflow_name();
    init_atomic();
    init_paths();
    init_project();
    init_remove_file();
    init_open_regular();
    sessionsFolder = (0, import_node_path37.join)(projectFolder, "sessions");
  }
});

// src/store/list.ts
function listWorkflows(root) {
  return listFolders(root).filter(stateExists);
}
function listFolders(root) {
  const docs = (0, import_node_path38.join)(root, docsFolder);
  if (!(0, import_node_fs37.existsSync)(docs)) return [];
  return (0, import_node_fs37.readdirSync)(docs).filter((folder) => folder.startsWith(folderPrefix)).map((folder) => folder.slice(folderPrefix.length)).filter(isWorkflowName).sort().flatMap((name) => pathsInside(root, name));
}
function pathsInside(root, name) {
  try {
    return [workflowPaths(root, name)];
  } catch (error2) {
    if (isWorkflowError(error2)) return [];
    throw error2;
  }
}
async function chooseWorkflow(root, name, sessionId) {
  if (name !== void 0) return existing(workflowPaths(root, name));
  const own2 = isSessionId(sessionId) ? readSessionPointer(root, sessionId) : void 0;
  if (own2 !== void 0) return workflowPaths(root, own2);
  const all = listWorkflows(root);
  const inProgress = await keep(all, (status) => status === "in_progress");
  const choices = inProgress.length > 0 ? inProgress : all;
  const [only] = choices;
  if (only === void 0) throw none2(root);
  if (choices.length === 1) return only;
  throw several(choices);
}
async function keep(all, isMeant) {
  const kept = [];
  for (const paths of all) {
    const state = await readState(paths).catch(() => void 0);
    if (state !== void 0 && isMeant(state.status)) kept.push(paths);
  }
  return kept;
}
function existing(paths) {
  if (stateExists(paths)) return paths;
  if (isStateLost(paths)) throw stateLost(paths);
  const names = listWorkflows(paths.root).map(({ name }) => name);
  throw new WorkflowError(`There is no workflow '${paths.name}'`, {
    where: paths.root,
    expected: names.length === 0 ? "a workflow that was started" : `one of ${names.join(", ")}`,
    fix: `Start it in Claude Code with: /autonomous-workflow:research '${paths.name}' 'what to find out'`,
    exitCode: exitCodes.usage
  });
}
function stateLost(paths) {
  return new WorkflowError(`The state file of the workflow '${paths.name}' is gone`, {
    where: paths.state,
    fix: `Put it back with: autonomous-workflow repair ${paths.name}. To begin anew, choose another topic name or move the folder away.`,
    exitCode: exitCodes.invalidState
  });
}
function several(choices) {
  return new WorkflowError("Several workflows could be meant", {
    expected: "the name of one",
    received: choices.map(({ name }) => name).join(", "),
    fix: `Put its name behind the command, for example: ${choices[0]?.name ?? ""}`,
    exitCode: exitCodes.usage
  });
}
function none2(root) {
  return new WorkflowError("There is no workflow in this project", {
    where: root,
    fix: "Start one in Claude Code with: /autonomous-workflow:research 'topic' 'what to find out'"
  });
}
var import_node_fs37, import_node_path38;
var init_list = __esm({
  "src/store/list.ts"() {
    "use strict";
    import_node_fs37 = require("node:fs");
    import_node_path38 = require("node:path");
    init_workflow_error();
    init_workflow_name();
    init_paths();
    init_session_pointer();
    init_state_file();
  }
});

// src/store/ownership.ts
async function claimWorkflow(paths, now, session, why, takeOver = false) {
  await asWriter(paths, () => claim3(paths, now, session, why, takeOver));
  await beginSpend(paths, session.id, session.transcript, now);
}
function claim3(paths, now, session, why, takeOver = false) {
  const lease = readLease(paths);
  const isElsewhere = isHeld(paths, lease) && lease?.process !== session.process;
  const verdict = judgeClaim(lease, isElsewhere, session.id, takeOver);
  if (verdict === "refused" && lease !== void 0) throw ownedByAnother(paths, lease);
  if (verdict === "granted" || lease?.process !== session.process) {
    const { id, process: process2, folder } = session;
    const host = (0, import_node_os4.hostname)();
    writeLease(paths, { session: id, process: process2, host, folder, claimed_at: now.toISOString(), released: null });
    if (lease !== void 0 && lease.session !== session.id && !isElsewhere) {
      removeSessionPointer(paths.root, lease.session);
    }
  }
  writeSessionPointer(paths.root, session.id, paths.name);
  if (verdict !== "granted") return;
  note(paths, now, { event: "claimed", session: session.id, from: lease?.session ?? null, why });
}
function ownedByAnother(paths, lease) {
  return new WorkflowError(`Another session is driving the workflow '${paths.name}'`, {
    received: `session ${lease.session}, process ${lease.process}, since ${lease.claimed_at}`,
    fix: `Go on in that session, end it, or take over with: /autonomous-workflow:continue-auto ${paths.name} --take-over`
  });
}
var import_node_os4;
var init_ownership = __esm({
  "src/store/ownership.ts"() {
    "use strict";
    import_node_os4 = require("node:os");
    init_lease();
    init_workflow_error();
    init_journal();
    init_lease2();
    init_list();
    init_session_pointer();
    init_spend2();
    init_state_file();
    init_workflow();
  }
});

// src/store/owned-workflow.ts
function ownedWorkflow(root, sessionId) {
  const name = readSessionPointer(root, sessionId);
  if (name === void 0) return void 0;
  const paths = workflowPaths(root, name);
  const lease = readLease(paths);
  return (lease === void 0 ? (0, import_node_fs38.existsSync)(paths.state) : lease.session === sessionId) ? paths : void 0;
}
function forgetSession(paths, sessionId) {
  if (readSessionPointer(paths.root, sessionId) === paths.name) removeSessionPointer(paths.root, sessionId);
}
var import_node_fs38;
var init_owned_workflow = __esm({
  "src/store/owned-workflow.ts"() {
    "use strict";
    import_node_fs38 = require("node:fs");
    init_lease2();
    init_paths();
    init_session_pointer();
  }
});

// src/engine/repository-content.ts
function isSourceFile(fileName) {
  const name = fileName.toLowerCase();
  const dot = name.lastIndexOf(".");
  if (dot <= 0) return sourceWithoutExtension.has(name);
  return !notSource.has(name.slice(dot + 1)) && !/\.config\.[cm]?[jt]s$/.test(name);
}
var notSource, sourceWithoutExtension, skippedFolders;
var init_repository_content = __esm({
  "src/engine/repository-content.ts"() {
    "use strict";
    notSource = new Set(
      "md markdown mdx txt rst adoc tex bib pdf json jsonc json5 yaml yml toml ini cfg conf env lock csv tsv xml svg png jpg jpeg gif ico webp log license gitignore gitattributes editorconfig".split(
        " "
      )
    );
    sourceWithoutExtension = /* @__PURE__ */ new Set(["makefile", "dockerfile", "rakefile", "gemfile", "justfile"]);
    skippedFolders = /* @__PURE__ */ new Set([
      "node_modules",
      "vendor",
      "dist",
      "build",
      "target",
      "coverage",
      "__pycache__",
      "venv"
    ]);
  }
});

// src/store/repository-content.ts
function hasSourceFiles(root) {
  const folders = [root];
  let seen = 0;
  for (let folder = folders.shift(); folder !== void 0; folder = folders.shift()) {
    for (const entry of list2(folder)) {
      if (++seen > mostEntries) return false;
      if (entry.isFile() && isSourceFile(entry.name)) return true;
      if (entry.isDirectory() && isSearched(root, (0, import_node_path39.join)(folder, entry.name), entry.name))
        folders.push((0, import_node_path39.join)(folder, entry.name));
    }
  }
  return false;
}
function isSearched(root, path, name) {
  const folder = (0, import_node_path39.relative)(root, path);
  const own2 = folder.startsWith((0, import_node_path39.join)(docsFolder, folderPrefix)) || folder === (0, import_node_path39.join)(docsFolder, archiveFolder);
  return !own2 && !name.startsWith(".") && !skippedFolders.has(name);
}
function list2(folder) {
  try {
    return (0, import_node_fs39.readdirSync)(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
var import_node_fs39, import_node_path39, mostEntries;
var init_repository_content2 = __esm({
  "src/store/repository-content.ts"() {
    "use strict";
    import_node_fs39 = require("node:fs");
    import_node_path39 = require("node:path");
    init_repository_content();
    init_paths();
    mostEntries = 2e4;
  }
});

// src/store/rest.ts
function readRest(paths) {
  const rest = readJson(restFile(paths));
  const sample5 = samples.find(({ kind }) => kind === rest?.kind);
  if (sample5 === void 0 || !resembles(rest, sample5)) return void 0;
  return "until" in rest && Number.isNaN(new Date(rest.until).getTime()) ? void 0 : rest;
}
function clearRest(paths) {
  removeFile(restFile(paths));
}
var import_node_path40, restFile, samples;
var init_rest = __esm({
  "src/store/rest.ts"() {
    "use strict";
    import_node_path40 = require("node:path");
    init_resembles();
    init_atomic();
    init_json_file();
    init_remove_file();
    restFile = (paths) => (0, import_node_path40.join)(paths.runtime, "rest.json");
    samples = [
      { kind: "busy", turn: 0 },
      { kind: "agents", turn: 0, tasks: [""] },
      { kind: "input", turn: 0, since: 0 },
      { kind: "pause", turn: 0, until: 0, failed: false },
      { kind: "api", turn: 0, until: 0, since: 0, error: "", attempt: 0 }
    ];
  }
});

// src/store/restore.ts
async function readOrRestoreState(paths, now) {
  const state = await readIfValid(paths);
  if (state !== void 0 && readFreshOutlook(paths) !== void 0) return { state };
  const { mendBroken: mendBroken2 } = await Promise.resolve().then(() => (init_mend(), mend_exports));
  const notices2 = await mendBroken2(paths, now);
  return { state: await readState(paths), ...notices2.length > 0 && { notice: notices2.join("\n") } };
}
async function readIfValid(paths) {
  try {
    return await readState(paths);
  } catch (error2) {
    if (isWorkflowError(error2) && error2.exitCode === exitCodes.invalidState) return void 0;
    throw error2;
  }
}
var init_restore = __esm({
  "src/store/restore.ts"() {
    "use strict";
    init_workflow_error();
    init_outlook_file();
    init_state_file();
  }
});

// src/engine/verify.ts
function findProblems2(state, reality) {
  return [...recordProblems(state, reality), ...reportProblems(state, reality), ...compileProblems(state, reality)];
}
function isReadyToRecord(state, { assignments, settled }) {
  return !isRecorded(state) && assignments.length > 0 && assignments.every(({ id }) => settled.has(id));
}
function lacksAgents({ assignments, settled }) {
  return assignments.filter(({ id }) => settled.has(id)).length * 2 < assignments.length;
}
function recordProblems(state, { assignments, settled }) {
  const missing2 = assignments.filter(({ id }) => !settled.has(id)).map(({ id }) => id);
  if (isRecorded(state)) {
    if (!lacksAgents({ assignments, settled })) return [];
    return [
      `Iteration ${state.iteration} was recorded although only ${assignments.length - missing2.length} of ${assignments.length} agents have handed in: start those for ${missing2.join(", ")}, wait for them, then run \`autonomous-workflow record\` again.`
    ];
  }
  if (assignments.length === 0)
    return [`Iteration ${state.iteration} is not recorded: run \`autonomous-workflow record\`.`];
  if (missing2.length === 0) {
    return [
      `Every agent has handed in, but iteration ${state.iteration} is not recorded: run \`autonomous-workflow record\`.`
    ];
  }
  return [
    `Iteration ${state.iteration} is not recorded, and ${missing2.join(", ")} have not handed in: start the agents that the brief names for them (\`autonomous-workflow brief\` prints it again), then run \`autonomous-workflow record\`.`
  ];
}
function reportProblems(state, { newClaims, reportChanged, reportPath }) {
  if (reportChanged || !isRecorded(state)) return [];
  if (isWriting(state))
    return [`${reportPath} did not change in this iteration: complete every section of it, then compile it again.`];
  if (newClaims === 0) return [];
  return [
    `${reportPath} did not change although iteration ${state.iteration} brought ${newClaims} new findings: write them into it (\`autonomous-workflow evidence --iteration ${state.iteration}\` lists them with their citation keys).`
  ];
}
function compileProblems(state, { compilation, reportPath }) {
  if (!isWriting(state)) return [];
  if (compilation === "not-compiled") {
    return [`${reportPath} is not compiled as it stands: run \`autonomous-workflow compile\`.`];
  }
  if (compilation === "failed") {
    return [
      `${reportPath} does not compile: run \`autonomous-workflow compile\` and mend what it names, then run it again.`
    ];
  }
  return [];
}
var init_verify = __esm({
  "src/engine/verify.ts"() {
    "use strict";
    init_iteration();
    init_state();
  }
});

// src/engine/brief.ts
var init_brief = __esm({
  "src/engine/brief.ts"() {
    "use strict";
    init_verify();
    init_iteration();
    init_state();
    init_workflow_error();
  }
});

// src/store/turn.ts
async function startIteration(paths, now, { failed = false, ...limits } = {}) {
  return asWriter(paths, async () => {
    const known = await readState(paths);
    if (known.status !== "in_progress") return known;
    const before = withSpend(known, readSpend(paths));
    const mark = await readMark(paths, before);
    const state = failed ? failIteration(before, now) : beginIteration(before, now, limits);
    if (state === before) return known;
    if (failed) note(paths, now, { event: "iteration-failed", iteration: before.iteration, problems: mark.problems });
    const { iteration } = state;
    const { configuration } = await currentConfiguration(paths.root);
    await adoptReinjection(paths, now, configuration, iteration);
    const redirects = await pendingRedirects(paths, mark.redirects);
    const next = { ...await newMark(paths, state, mark), redirects };
    const event = "iteration-begun";
    const agents = next.assignments.length;
    commitState(paths, now, state, { event, iteration, agents, writing: isWriting(state) }, () => {
      writeMark(paths, next);
      keepReport(paths);
    });
    archiveRedirects(paths, [...mark.redirects, ...redirects], iteration);
    await markIteration(paths, state, now);
    return state;
  });
}
async function verifyIteration(paths, state, mark) {
  const { newClaims } = await readOutlook(paths);
  const reality = {
    assignments: mark.assignments,
    settled: settledAssignments(paths, state.iteration),
    newClaims,
    reportPath: `${paths.folder}/${paths.name}-report.tex`,
    reportChanged: hasReportChanged(paths),
    compilation: readCompilation(paths)
  };
  const problems = findProblems2(state, reality);
  const findings = problems.length === 0 && isWriting(state) ? await findReportProblems(paths, state) : [];
  return {
    problems: [...problems, ...findings],
    readyToRecord: isReadyToRecord(state, reality),
    isReportCheck: findings.length > 0
  };
}
async function findReportProblems(paths, state) {
  const { configuration } = await currentConfiguration(paths.root);
  const rounds2 = checkRounds(paths, state.iteration);
  if (rounds2 >= configuration.report_check_rounds) return [];
  const { findReportTask: findReportTask2 } = await Promise.resolve().then(() => (init_find_report_task(), find_report_task_exports));
  const task = findReportTask2(paths, /* @__PURE__ */ new Date(), rounds2 + 1, configuration.report_check_rounds);
  return task === void 0 ? [] : [task];
}
var init_turn = __esm({
  "src/store/turn.ts"() {
    "use strict";
    init_brief();
    init_iteration();
    init_redirect();
    init_spent_state();
    init_verify();
    init_compilation();
    init_configuration2();
    init_inbox();
    init_iteration_mark();
    init_journal();
    init_outlook_file();
    init_redirects();
    init_check_file();
    init_spend2();
    init_state_file();
    init_workflow();
  }
});

// src/store/begin.ts
async function beginResearch(paths, request, session, now, example) {
  await refuseSecondWorkflow(paths, session);
  await refuseEnding(paths);
  if (await createFor(paths, request, session, now)) {
    await beginSpend(paths, session.id, session.transcript, now);
    await startIteration(paths, now);
    return "created";
  }
  if (!stateExists(paths)) throw missingPrompt(paths, example);
  const state = await readState(paths);
  if (request.prompt !== void 0 && request.prompt !== state.prompt) throw otherPrompt(paths);
  if (state.status !== "in_progress") throw ended(state);
  await claimWorkflow(paths, now, session, "called again");
  await forgiveTurns(paths, { agentsGone: false });
  await reenterWorkflow(paths, request.driver, now, {});
  return "resumed";
}
async function createFor(paths, request, session, now) {
  const { prompt, driver, configuration } = request;
  if (stateExists(paths)) return false;
  if (hasCopy(paths) || (0, import_node_fs40.existsSync)(paths.ledger) || (0, import_node_fs40.existsSync)(paths.inbox)) throw stateLost(paths);
  if (prompt === void 0) return false;
  const limits = {
    max_iterations: request.maxIterations ?? configuration.max_iterations,
    max_duration_hours: request.maxDurationHours ?? configuration.max_duration_hours,
    max_cost_usd: request.maxCostUsd ?? configuration.max_cost_usd,
    budget_reserve: configuration.budget_reserve,
    failure_threshold: configuration.failure_threshold,
    phase_transition_threshold: configuration.phase_transition_threshold,
    depth: request.depth ?? configuration.depth,
    saturation_rule: request.saturationRule ?? configuration.saturation_rule,
    stall_window: configuration.stall_window
  };
  const repositoryAnalysis = hasSourceFiles(paths.root);
  return asWriter(paths, () => {
    if (stateExists(paths)) return false;
    claim3(paths, now, session, "started");
    createWorkflow(paths, { prompt, driver, limits, repositoryAnalysis, now });
    return true;
  });
}
async function resumeWorkflow(paths, resumption, { session, takeOver }, now) {
  await refuseSecondWorkflow(paths, session);
  await refuseEnding(paths);
  await asWriter(paths, async () => {
    reopen((await readOrRestoreState(paths, now)).state, resumption, now);
    await claimWorkflow(paths, now, session, "continue-auto", takeOver);
    await changeState(paths, now, (before) => ({
      state: reopen(before, resumption, now),
      event: { event: "resumed", by: "continue-auto", iteration: before.iteration }
    }));
    await forgiveTurns(paths, { agentsGone: true });
    clearRest(paths);
    await proceed(paths, now, {});
    await markIteration(paths, await readState(paths), now);
  });
}
async function reenterWorkflow(paths, driver, now, limits) {
  await changeState(paths, now, (before) => ({ state: before.driver === driver ? before : { ...before, driver } }));
  await proceed(paths, now, limits);
}
async function proceed(paths, now, limits) {
  noteActivity(paths);
  const state = await readState(paths);
  const { problems } = await verifyIteration(paths, state, await readMark(paths, state));
  if (state.iteration === 0 || problems.length === 0) await startIteration(paths, now, limits);
}
async function forgiveTurns(paths, { agentsGone }) {
  await asWriter(paths, async () => {
    const state = await readState(paths);
    if (state.iteration === 0) return;
    const mark = await readMark(paths, state);
    const { assignments } = mark.assignments.length > 0 ? mark : await newMark(paths, state, void 0);
    const started = agentsGone ? [] : mark.started;
    writeMark(paths, { ...mark, assignments, started, repairs: 0, idleTurns: 0, problems: [] });
  });
}
async function refuseSecondWorkflow(paths, session) {
  const own2 = ownedWorkflow(paths.root, session.id);
  if (own2 === void 0 || own2.name === paths.name || !stateExists(own2)) return;
  const state = await readState(own2);
  if (state.status !== "in_progress") return;
  throw new WorkflowError(`This session is driving the workflow '${own2.name}' already`, {
    fix: `Stop it first with /autonomous-workflow:stop ${own2.name}, or start the other one in a second session.`
  });
}
async function refuseEnding(paths) {
  const { configuration } = await currentConfiguration(paths.root);
  const ending = await findEnding(paths, configuration);
  if (ending === null) return;
  throw new WorkflowError(`The workflow '${paths.name}' would end at once (${ending.reason}). ${ending.message}`, {
    fix: "Remove what ends it, then type the command again."
  });
}
function missingPrompt(paths, example) {
  return new WorkflowError(`There is no workflow '${paths.name}' yet, and no prompt to start it with`, {
    expected: "a topic and a prompt",
    fix: `Example: ${example}`,
    exitCode: exitCodes.usage
  });
}
function otherPrompt(paths) {
  return new WorkflowError(`A workflow '${paths.name}' exists with another prompt`, {
    where: paths.state,
    fix: `Choose another topic name, or go on with the existing one: /autonomous-workflow:continue-auto ${paths.name}`
  });
}
function ended({ name, status, end_reason }) {
  return new WorkflowError(`The workflow '${name}' has ended (${end_reason ?? status})`, {
    fix: status === "complete" ? "Choose another topic name." : `Go on with: /autonomous-workflow:continue-auto ${name}`
  });
}
var import_node_fs40;
var init_begin = __esm({
  "src/store/begin.ts"() {
    "use strict";
    import_node_fs40 = require("node:fs");
    init_reopen();
    init_workflow_error();
    init_activity();
    init_iteration_mark();
    init_configuration2();
    init_ending();
    init_ownership();
    init_owned_workflow();
    init_repository_content2();
    init_list();
    init_rest();
    init_restore();
    init_spend2();
    init_state_file();
    init_turn();
    init_workflow();
    init_create_workflow();
  }
});

// src/store/ralph-loop.ts
function findRalphLoop(startFolder2, sessionId) {
  const file2 = (0, import_node_path41.join)(startFolder2, ".claude", "ralph-loop.local.md");
  let text4;
  try {
    text4 = readRegular(file2).toString("utf8");
  } catch {
    return void 0;
  }
  const head = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text4)?.[1] ?? "";
  const value = (key) => new RegExp(`^${key}:[ \\t]*(.*?)[ \\t]*\\r?$`, "m").exec(head)?.[1]?.replace(/^(["'])(.*)\1$/, "$2");
  const owner = value("session_id") ?? "";
  if (owner !== "" && owner !== sessionId) return void 0;
  const promise = value("completion_promise");
  const [iteration, most2] = [Number(value("iteration")), Number(value("max_iterations"))];
  const isLastTurn = most2 > 0 && iteration >= most2;
  return {
    file: file2,
    isLastTurn,
    completionPromise: promise === void 0 || promise === "null" || promise === "" ? null : promise
  };
}
function cancelRalphLoop(loop) {
  removeFile(loop.file);
}
var import_node_path41;
var init_ralph_loop = __esm({
  "src/store/ralph-loop.ts"() {
    "use strict";
    import_node_path41 = require("node:path");
    init_remove_file();
    init_open_regular();
  }
});

// src/store/retire.ts
function disposableRuntime(paths) {
  return list3(paths.runtime).filter((name) => !keptOfRuntime.test(name)).map((name) => (0, import_node_path42.join)(paths.runtime, name));
}
function removeAll(files) {
  for (const file2 of files) (0, import_node_fs41.rmSync)(file2, { recursive: true, force: true, maxRetries: 3 });
}
function list3(folder) {
  try {
    return (0, import_node_fs41.readdirSync)(folder);
  } catch {
    return [];
  }
}
var import_node_fs41, import_node_path42, keptOfRuntime;
var init_retire = __esm({
  "src/store/retire.ts"() {
    "use strict";
    import_node_fs41 = require("node:fs");
    import_node_path42 = require("node:path");
    keptOfRuntime = /^(?:\.gitignore|state\.json|ledger\.json|lock.*)$/;
  }
});

// src/store/archive.ts
function listArchived(root) {
  const folder = (0, import_node_path43.join)(root, docsFolder, archiveFolder);
  if (!(0, import_node_fs42.existsSync)(folder)) return [];
  return (0, import_node_fs42.readdirSync)(folder).sort().flatMap((name) => archivedPaths(root, name) ?? []).filter(({ base }) => (0, import_node_fs42.existsSync)(base));
}
var import_node_fs42, import_node_path43;
var init_archive = __esm({
  "src/store/archive.ts"() {
    "use strict";
    import_node_fs42 = require("node:fs");
    import_node_path43 = require("node:path");
    init_workflow_error();
    init_journal();
    init_lease2();
    init_paths();
    init_retire();
    init_session_pointer();
    init_state_file();
    init_workflow();
  }
});

// src/store/sweep.ts
async function sweepRetired(root, days, now) {
  const before = now.getTime() - days * dayMilliseconds;
  const swept = [];
  for (const paths of [...listWorkflows(root), ...listArchived(root)]) {
    try {
      if (await sweep2(paths, before, days, now)) swept.push(paths.name);
    } catch {
      continue;
    }
  }
  return swept;
}
async function sweep2(paths, before, days, now) {
  if ((0, import_node_fs43.statSync)(paths.state).mtimeMs > before || removable(paths).length === 0) return false;
  if (!await isDue(paths, before)) return false;
  return asWriter(paths, async () => {
    if (!await isDue(paths, before)) return false;
    const files = removable(paths);
    const bytes = files.reduce((sum2, file2) => sum2 + sizeOf(file2), 0);
    note(paths, now, { event: "swept", bytes, days });
    removeAll(removable(paths));
    return true;
  });
}
async function isDue(paths, before) {
  if (isHeld(paths, readLease(paths))) return false;
  const { status, updated_at } = await readState(paths);
  return status !== "in_progress" && Date.parse(updated_at) <= before;
}
function removable(paths) {
  return [...disposableRuntime(paths), ...(0, import_node_fs43.existsSync)(paths.transcripts) ? [paths.transcripts] : []];
}
function sizeOf(path) {
  const found = (0, import_node_fs43.statSync)(path, { throwIfNoEntry: false });
  if (found?.isDirectory() !== true) return found?.size ?? 0;
  return (0, import_node_fs43.readdirSync)(path).reduce((sum2, name) => sum2 + sizeOf((0, import_node_path44.join)(path, name)), 0);
}
var import_node_fs43, import_node_path44, dayMilliseconds;
var init_sweep = __esm({
  "src/store/sweep.ts"() {
    "use strict";
    import_node_fs43 = require("node:fs");
    import_node_path44 = require("node:path");
    init_archive();
    init_journal();
    init_lease2();
    init_list();
    init_retire();
    init_state_file();
    init_workflow();
    dayMilliseconds = 864e5;
  }
});

// src/store/begin-command.ts
async function carryOutRequest(root, request, now) {
  const { command, session } = request;
  const { options: options2, example } = commandRules[command];
  const read = readCommandArguments(request.rawArguments, options2, example);
  const driver = request.insideRalphLoop ? "ralph-loop" : driverOf(session);
  const maxIterations = numberOption(read, "max-iterations") ?? request.maxIterations;
  const maxDurationHours = numberOption(read, "max-hours");
  const maxCostUsd = numberOption(read, "max-cost");
  const configuration = await readConfiguration(root);
  const budgets2 = { driver, maxIterations, maxDurationHours, maxCostUsd };
  if (command === "continue-auto") {
    const paths2 = await chooseWorkflow(root, read.name, session.id);
    await resumeWorkflow(paths2, budgets2, { session, takeOver: read.options["take-over"] !== void 0 }, now);
    return notices(loopNotice(request), taskNotice(paths2, configuration));
  }
  if (read.name === void 0) {
    throw new WorkflowError("The topic and the prompt are missing", {
      fix: `Example: ${example}`,
      exitCode: exitCodes.usage
    });
  }
  const paths = workflowPaths(root, read.name);
  const begun = await beginResearch(
    paths,
    { ...budgets2, ...searchOptions(read), prompt: read.prompt, configuration },
    session,
    now,
    example
  );
  if (begun === "created") await sweepRetired(root, configuration.state_retention_days, now);
  const told = notices(loopNotice(request), taskNotice(paths, configuration));
  if (begun === "created" || Object.keys(read.options).length === 0) return told;
  return `The workflow '${read.name}' goes on with the budgets it has; change them with /autonomous-workflow:continue-auto.`;
}
function driverOf(session) {
  return findRalphLoop(session.folder, session.id) === void 0 ? "in-session" : "ralph-loop";
}
function loopNotice({ session, insideRalphLoop }) {
  const ralph = insideRalphLoop ? void 0 : findRalphLoop(session.folder, session.id);
  if (ralph === void 0) return void 0;
  return `A ralph-loop is active here and starts the iterations. If it is left over from another session, delete ${ralph.file} and use /autonomous-workflow:continue-auto.`;
}
function searchOptions({ options: options2 }) {
  return {
    depth: depths.find((depth) => depth === options2.depth),
    saturationRule: saturationRules.find((rule) => rule === options2.saturation)
  };
}
function taskNotice(paths, { task_file, done_dir }) {
  if (task_file === null || (0, import_node_fs44.existsSync)(configuredPath(paths.root, task_file, paths.name))) return void 0;
  return `The task_file of the configuration is not there: ${excerpt(task_file)}. Until it is, moving it to ${excerpt(done_dir)}/ cannot end the workflow; mind a typo.`;
}
function notices(...said2) {
  const lines = said2.filter((line2) => line2 !== void 0);
  return lines.length === 0 ? void 0 : lines.join("\n");
}
function numberOption(read, name) {
  const value = read.options[name];
  return value === void 0 ? void 0 : Number(value);
}
var import_node_fs44;
var init_begin_command = __esm({
  "src/store/begin-command.ts"() {
    "use strict";
    import_node_fs44 = require("node:fs");
    init_command_arguments();
    init_command_rules();
    init_depth();
    init_workflow_error();
    init_begin();
    init_configuration2();
    init_list();
    init_paths();
    init_ralph_loop();
    init_sweep();
  }
});

// src/store/snapshot-request.ts
function requestSnapshot(paths, start) {
  try {
    const sample5 = { iteration: 0 };
    const began = readJsonLike((0, import_node_path45.join)(paths.runtime, "iteration.json"), sample5)?.iteration;
    const requested = (0, import_node_path45.join)(paths.runtime, "snapshot.json");
    if (began === void 0 || began === readJsonLike(requested, sample5)?.iteration) return;
    if (!(0, import_node_fs45.existsSync)((0, import_node_path45.join)(paths.root, ".git"))) return;
    writeAtomic(requested, JSON.stringify({ iteration: began }));
    start((0, import_node_path45.join)(pluginRoot(), "bin", "autonomous-workflow"), ["snapshot", paths.name], paths.root);
  } catch (error2) {
    const why = error2 instanceof Error ? error2.message : String(error2);
    log({ log_level: "error" }, defaultLogFile(paths), /* @__PURE__ */ new Date(), { level: "error", event: "snapshot-failed", why });
  }
}
var import_node_fs45, import_node_path45;
var init_snapshot_request = __esm({
  "src/store/snapshot-request.ts"() {
    "use strict";
    import_node_fs45 = require("node:fs");
    import_node_path45 = require("node:path");
    init_atomic();
    init_log2();
    init_json_file();
    init_plugin_root();
  }
});

// src/engine/status.ts
function formatStatus({
  state,
  owner,
  settled,
  assigned,
  spend,
  rest,
  files,
  checks = "",
  report: report2 = "",
  recent,
  escalations = [],
  now
}) {
  const end2 = state.end_reason === null || state.end_reason === state.status ? "" : ` (${state.end_reason})`;
  const goesOn = state.status === "in_progress";
  const work = isWriting(state) ? "writing the report up" : `${settled} of ${assigned} agents have handed in`;
  const rows = [
    ["workflow", `${state.name}: ${state.status}${end2}`],
    ["goal", excerpt(state.prompt)],
    ["phase", state.current_phase],
    ["iteration", `${state.iteration} of at most ${state.max_iterations}${goesOn ? `, ${work}` : ""}`],
    [
      "found",
      `${state.findings_count} findings, ${state.sources_cited} sources, ${state.open_questions} open questions`
    ],
    ...checks === "" ? [] : [["checked", checks]],
    ...report2 === "" ? [] : [["report", report2]],
    ["verdict", state.verdict ?? "none yet"],
    [
      "time",
      `${elapsedHours(state, now).toFixed(1)} of at most ${state.max_duration_hours} hours, last change ${state.updated_at}`
    ],
    ["cost", spend],
    ["driver", `${state.driver}; ${owner}`]
  ];
  const waiting = goesOn ? describeRest(rest, now) : void 0;
  if (waiting !== void 0) rows.push(["waits", waiting]);
  if (state.end_message !== null) rows.push(["end", state.end_message]);
  const width2 = Math.max(...rows.map(([label]) => label.length));
  const table2 = rows.map(([label, value]) => `${label.padEnd(width2)}  ${printable(value)}`);
  const asked = escalations.length === 0 ? [] : [...escalations.map(excerpt), ""];
  return [...asked, ...table2, "", ...files.map((file2) => `file  ${file2}`), "", ...recent.map(printable)].join("\n").trimEnd();
}
function describeRest(rest, now) {
  if (rest === void 0) return void 0;
  switch (rest.kind) {
    case "agents":
      return `for ${rest.tasks.length} agents, since ${new Date(rest.turn).toISOString()}`;
    case "input":
      return "for what was typed to be answered";
    case "pause":
      return `for the next iteration, ${until(rest.until, now)}`;
    case "api":
      return `for the API (${rest.error}), ${until(rest.until, now)}; attempt ${rest.attempt}`;
    case "busy":
      return void 0;
  }
}
function until(instant3, now) {
  const minutes2 = Math.max(0, Math.ceil((instant3 - now.getTime()) / 6e4));
  return `until ${new Date(instant3).toISOString()} (${minutes2} min)`;
}
var init_status = __esm({
  "src/engine/status.ts"() {
    "use strict";
    init_iteration();
    init_state();
    init_workflow_error();
  }
});

// src/store/status.ts
async function statusText(root, name, sessionId) {
  const paths = await chooseWorkflow(root, name, sessionId);
  const now = /* @__PURE__ */ new Date();
  const { notice: notice2 } = await readOrRestoreState(paths, now);
  const text4 = await describeStatus(paths, now);
  return notice2 === void 0 ? text4 : `${notice2}

${text4}`;
}
async function describeStatus(paths, now) {
  const state = await readState(paths);
  const { assignments } = await readMark(paths, state);
  return formatStatus({
    state,
    owner: describeOwner(paths),
    settled: settledAssignments(paths, state.iteration).size,
    assigned: assignments.length,
    spend: formatSpend(atLeast(await settleSpend(paths, now), state), state.max_cost_usd),
    rest: readRest(paths),
    files: existingFiles(paths),
    checks: await checksOf(paths),
    report: readNotedCheck(paths).summary,
    recent: recentProgress(paths),
    escalations: [...whatIsBroken(paths), ...whatIsAsked(paths)],
    now
  });
}
function describeOwner(paths) {
  const lease = readLease(paths);
  if (lease === void 0) return "no session has it";
  const session = `session ${lease.session.slice(0, 8)}`;
  const minutes2 = Math.floor((Date.now() - lastSignOfLife(paths)) / 6e4);
  if (isHeld(paths, lease)) return `${session} has it; last sign of life ${minutes2} min ago`;
  return lease.released === null ? `${session} had it and is gone` : `${session} let go of it (${lease.released})`;
}
function existingFiles(paths) {
  return [paths.reportPdf, paths.report, paths.reportMarkdown, paths.bibliography, paths.state, paths.progress].filter((file2) => (0, import_node_fs46.existsSync)(file2)).map((file2) => (0, import_node_path46.relative)(paths.root, file2));
}
async function checksOf(paths) {
  try {
    return (await readOutlook(paths)).checks;
  } catch (error2) {
    if (!isWorkflowError(error2)) throw error2;
    return "";
  }
}
function recentProgress(paths) {
  if (!(0, import_node_fs46.existsSync)(paths.progress)) return [];
  return readRegular(paths.progress).toString("utf8").trimEnd().split("\n").slice(-recentLines);
}
function whatIsBroken(paths) {
  if (readFreshOutlook(paths) !== void 0) return [];
  try {
    readLedger(paths);
    return [];
  } catch (error2) {
    return describeError(error2).split("\n");
  }
}
function whatIsAsked(paths) {
  try {
    const open2 = openEscalations(paths).map(summarizeEscalation);
    const advice = `→ Answer with: autonomous-workflow resolve <id> "your answer" ${paths.name}`;
    return open2.length === 0 ? [] : [...open2, advice];
  } catch (error2) {
    if (!isWorkflowError(error2)) throw error2;
    return describeError(error2).split("\n");
  }
}
function atLeast(spend, { cost_usd, tokens }) {
  if (cost_usd === null || (spend.usd ?? 0) >= cost_usd) return spend;
  return { ...spend, usd: cost_usd, tokens, exact: false };
}
var import_node_fs46, import_node_path46, recentLines;
var init_status2 = __esm({
  "src/store/status.ts"() {
    "use strict";
    import_node_fs46 = require("node:fs");
    import_node_path46 = require("node:path");
    init_spend();
    init_status();
    init_workflow_error();
    init_escalation();
    init_escalations();
    init_inbox();
    init_iteration_mark();
    init_lease2();
    init_list();
    init_ledger_file();
    init_outlook_file();
    init_open_regular();
    init_signs_of_life();
    init_check_file();
    init_rest();
    init_restore();
    init_spend2();
    init_state_file();
    recentLines = 6;
  }
});

// src/store/redirect.ts
async function queueRedirect(paths, now, text4, priority2) {
  const { state, notice: notice2 } = await readOrRestoreState(paths, now);
  const { status, end_reason } = state;
  if (status === "complete" || end_reason === "cancelled") {
    throw readsNothing(paths.name, end_reason ?? status);
  }
  await addRedirect(paths, now, { text: text4, priority: priority2, from: "user" });
  const when = priority2 === "high" ? "at its next turn" : "when its next iteration begins";
  const resume = status === "in_progress" ? "" : ` It is at rest: /autonomous-workflow:continue-auto ${paths.name}`;
  const told = `The workflow '${paths.name}' will be told ${when}.${resume}`;
  return notice2 === void 0 ? told : `${notice2}
${told}`;
}
function readsNothing(name, end2) {
  return new WorkflowError(`The workflow '${name}' has ended (${end2}) and reads nothing more`, {
    fix: "Start a new one under another name."
  });
}
var init_redirect2 = __esm({
  "src/store/redirect.ts"() {
    "use strict";
    init_workflow_error();
    init_redirects();
    init_restore();
  }
});

// src/store/stop.ts
async function endByUser(paths, now, reason) {
  return asWriter(paths, async () => {
    const { state: before, notice: notice2 } = await readOrRestoreState(paths, now);
    const tell = (text4) => notice2 === void 0 ? text4 : `${notice2}
${text4}`;
    if (!mayEnd(before, reason)) {
      return tell(`The workflow '${paths.name}' has ended already (${before.end_reason ?? before.status}).`);
    }
    const { done: done2, message, next } = words3[reason];
    await endWorkflow(paths, now, reason, message, { again: true });
    const lease = readLease(paths);
    const ralph = lease === void 0 ? void 0 : findRalphLoop(lease.folder, lease.session);
    if (ralph !== void 0) {
      cancelRalphLoop(ralph);
      note(paths, now, { event: "loop-cancelled", file: ralph.file });
    }
    return tell(`${done2} the workflow '${paths.name}' at iteration ${before.iteration}. ${next(paths.name)}`);
  });
}
function mayEnd({ status, end_reason }, reason) {
  if (status === "in_progress") return true;
  return reason !== "stop_requested" && status !== "complete" && end_reason !== "cancelled";
}
var words3;
var init_stop = __esm({
  "src/store/stop.ts"() {
    "use strict";
    init_journal();
    init_lease2();
    init_ralph_loop();
    init_restore();
    init_workflow();
    words3 = {
      stop_requested: {
        done: "Stopped",
        message: "Stopped by the user.",
        next: (name) => `Nothing is lost; go on with: /autonomous-workflow:continue-auto ${name}`
      },
      cancelled: {
        done: "Cancelled",
        message: "Cancelled by the user.",
        next: () => "What it found is kept."
      },
      complete: {
        done: "Declared complete:",
        message: "Declared complete by the user.",
        next: () => "It cannot be resumed."
      }
    };
  }
});

// src/hooks/input.ts
function text3(value) {
  return typeof value === "string" ? value : "";
}
var longestInput;
var init_input = __esm({
  "src/hooks/input.ts"() {
    "use strict";
    init_parse_json();
    longestInput = 64 * 1024 * 1024;
  }
});

// src/hooks/output.ts
var init_output = __esm({
  "src/hooks/output.ts"() {
    "use strict";
  }
});

// src/hooks/entry.ts
function notice(systemMessage) {
  return systemMessage === void 0 ? void 0 : { systemMessage };
}
function startFolder(input) {
  return process.env.CLAUDE_PROJECT_DIR ?? (typeof input.cwd === "string" ? input.cwd : process.cwd());
}
var init_entry = __esm({
  "src/hooks/entry.ts"() {
    "use strict";
    init_session_pointer();
    init_input();
    init_output();
  }
});

// src/hooks/commands.ts
async function runCommand(call, input) {
  if (!isCommandName(call.name)) return { allowed: false };
  const folder = startFolder(input);
  const root = findProjectRoot(folder);
  if (call.name === "research" || call.name === "continue-auto") {
    return begin(root, call.name, call, sessionOf(input, folder));
  }
  const sessionId = isSessionId(input.session_id) ? input.session_id : void 0;
  if (call.origin === "model") return { allowed: false };
  return { answer: await answerOf(call.name, call.rawArguments, root, sessionId), allowed: false };
}
async function answerOf(command, rawArguments, root, sessionId) {
  const { options: options2, example } = commandRules[command];
  const read = readCommandArguments(rawArguments, options2, example);
  switch (command) {
    case "help":
      return helpText();
    case "status":
      return statusText(root, read.name, sessionId);
    case "stop":
      return end(await chooseWorkflow(root, read.name, sessionId), "stop_requested", sessionId);
    case "complete":
      return end(await chooseWorkflow(root, read.name, sessionId), "complete", sessionId);
    case "redirect":
      return redirect(read, root, sessionId);
  }
}
async function redirect({ name, prompt, options: options2 }, root, sessionId) {
  const isNamed = prompt !== void 0 && listWorkflows(root).some((paths2) => paths2.name === name);
  const words4 = isNamed ? [prompt] : [name, prompt];
  const paths = await chooseWorkflow(root, isNamed ? name : void 0, sessionId);
  const text4 = words4.filter((word2) => word2 !== void 0).join(" ");
  return queueRedirect(paths, /* @__PURE__ */ new Date(), text4, priorityOf(options2.priority));
}
async function begin(root, command, { rawArguments, origin, maxIterations }, session) {
  if (origin === "model") return reenter(root, session);
  const insideRalphLoop = origin === "ralph-loop";
  const notice2 = await carryOutRequest(
    root,
    { command, rawArguments, session, insideRalphLoop, maxIterations },
    /* @__PURE__ */ new Date()
  );
  const begun = ownedWorkflow(root, session.id);
  if (begun !== void 0) requestSnapshot(begun, startDetached);
  const notices2 = [notice2, await texNotice()].filter((text4) => text4 !== void 0);
  return { ...notices2.length > 0 && { notice: notices2.join("\n") }, allowed: false };
}
async function reenter(root, session) {
  const own2 = ownedWorkflow(root, session.id);
  const state = own2 === void 0 || !stateExists(own2) ? void 0 : await readState(own2);
  if (own2 === void 0 || state === void 0) {
    throw new WorkflowError("Only the user begins or resumes a workflow", {
      fix: "Ask the user to type the command, and end your turn."
    });
  }
  if (state.status !== "in_progress") {
    throw new WorkflowError(
      `The workflow '${state.name}' has ended (${state.end_reason ?? state.status}); there is nothing left to do`,
      { fix: "End your turn with one sentence that says so." }
    );
  }
  const isLastTurn = findRalphLoop(session.folder, session.id)?.isLastTurn ?? false;
  await reenterWorkflow(own2, driverOf(session), /* @__PURE__ */ new Date(), { isLastTurn });
  requestSnapshot(own2, startDetached);
  return { allowed: true };
}
async function end(paths, reason, sessionId) {
  const answer = await endByUser(paths, /* @__PURE__ */ new Date(), reason);
  const { driver } = await readState(paths);
  if (driver !== "ralph-loop" && sessionId !== void 0) forgetSession(paths, sessionId);
  return answer;
}
function sessionOf(input, folder) {
  if (!isSessionId(input.session_id)) {
    throw new WorkflowError("Claude Code gave this session no id, so it cannot own a workflow", {
      received: JSON.stringify(input.session_id),
      fix: "Start a new session; if it happens again, update Claude Code."
    });
  }
  const transcript = text3(input.transcript_path);
  return { id: text3(input.session_id), process: process.ppid, folder, transcript };
}
async function texNotice() {
  const tools = await findTexTools();
  return tools.kind === "none" ? `No TeX was found: the report will stay a .tex file. For a PDF: ${tools.installLine}` : void 0;
}
var init_commands = __esm({
  "src/hooks/commands.ts"() {
    "use strict";
    init_command_arguments();
    init_command_rules();
    init_help();
    init_redirect();
    init_workflow_error();
    init_start_detached();
    init_tex_tools();
    init_begin_command();
    init_begin();
    init_list();
    init_ownership();
    init_owned_workflow();
    init_project();
    init_ralph_loop();
    init_session_pointer();
    init_snapshot_request();
    init_state_file();
    init_status2();
    init_redirect2();
    init_stop();
    init_entry();
    init_input();
  }
});

// src/hooks/permission.ts
function permission(permissionDecision, permissionDecisionReason, updatedInput) {
  const decision = { hookEventName: "PreToolUse", permissionDecision, permissionDecisionReason };
  return { hookSpecificOutput: { ...decision, ...updatedInput !== void 0 && { updatedInput } } };
}
var init_permission = __esm({
  "src/hooks/permission.ts"() {
    "use strict";
  }
});

// src/engine/ralph-arguments.ts
function readRalphArguments(raw) {
  const leading = splitLeading(raw.trim());
  const trailing = splitTrailing(leading.rest);
  const inner = unquote(trailing.rest).trim();
  const ours = /^\/autonomous-workflow:(?<command>[a-z-]+)(?:\s+(?<rest>[\s\S]*))?$/.exec(inner);
  if (ours?.groups === void 0) return void 0;
  const budgets2 = [...leading.options, ...trailing.options].flatMap(
    ({ name, value }) => name === "max-iterations" && /^[1-9]\d*$/.test(value) ? [Number(value)] : []
  );
  return {
    command: ours.groups.command ?? "",
    commandArguments: ours.groups.rest ?? "",
    maxIterations: budgets2.at(-1)
  };
}
function splitLeading(text4) {
  const options2 = [];
  let rest = text4;
  for (let found = leadingOption.exec(rest); found !== null; found = leadingOption.exec(rest)) {
    options2.push(optionOf(found));
    rest = rest.slice(found[0].length).trim();
  }
  return { rest, options: options2 };
}
function splitTrailing(text4) {
  const splits = [{ rest: text4, options: [] }];
  for (let last = splits[0]; last !== void 0; last = splits.at(-1)) {
    const found = trailingOption.exec(last.rest);
    if (found === null) break;
    splits.push({ rest: last.rest.slice(0, found.index).trim(), options: [optionOf(found), ...last.options] });
  }
  return splits.findLast(({ rest }) => isQuoted(rest)) ?? splits.at(-1) ?? { rest: text4, options: [] };
}
function optionOf(found) {
  return { name: found.groups?.name ?? "", value: unquote(found.groups?.value ?? "") };
}
var leadingOption, trailingOption;
var init_ralph_arguments = __esm({
  "src/engine/ralph-arguments.ts"() {
    "use strict";
    init_command_arguments();
    leadingOption = /^--(?<name>max-iterations|completion-promise)\s+(?<value>"[^"]*"|'[^']*'|[^\s'"]+)(?=\s)/;
    trailingOption = /(?<!\s)\s+--(?<name>max-iterations|completion-promise)(?:=|\s+)(?<value>"[^"]*"|'[^']*'|[^\s'"]+)$/;
  }
});

// src/hooks/on-command.ts
async function onCommand(input) {
  return input.hook_event_name === "PreToolUse" ? calledByModel(input) : typed(input);
}
async function typed(input) {
  const name = text3(input.command_name);
  const rawArguments = text3(input.command_args);
  const ralph = name.startsWith(prefix) ? void 0 : readRalphArguments(rawArguments);
  if (ralph === void 0 && !name.startsWith(prefix)) return void 0;
  try {
    const result = await runCommand(
      ralph === void 0 ? { name: name.slice(prefix.length), rawArguments, origin: "typed" } : {
        name: ralph.command,
        rawArguments: ralph.commandArguments,
        origin: "ralph-loop",
        maxIterations: ralph.maxIterations
      },
      input
    );
    return result.answer === void 0 ? notice(result.notice) : { decision: "block", reason: result.answer };
  } catch (error2) {
    return { decision: "block", reason: describeError(error2) };
  }
}
async function calledByModel(input) {
  const name = text3(input.tool_input?.skill).slice(prefix.length);
  try {
    const { allowed } = await runCommand({ name, rawArguments: text3(input.tool_input?.args), origin: "model" }, input);
    return allowed ? permission("allow", "a command of the workflow that this session drives") : void 0;
  } catch (error2) {
    return permission("deny", describeError(error2));
  }
}
var prefix;
var init_on_command = __esm({
  "src/hooks/on-command.ts"() {
    "use strict";
    init_workflow_error();
    init_commands();
    init_entry();
    init_input();
    init_permission();
    init_ralph_arguments();
    prefix = "autonomous-workflow:";
  }
});

// src/store/refusals.ts
function countRefusal(paths, agentId) {
  const counts = new Map(Object.entries(readJsonLike(refusalsFile(paths), {}) ?? {}));
  const before = counts.get(agentId);
  const count4 = (typeof before === "number" ? before : 0) + 1;
  counts.set(agentId, count4);
  writeAtomic(refusalsFile(paths), JSON.stringify(Object.fromEntries(counts)));
  return count4;
}
var import_node_path47, refusalsFile;
var init_refusals = __esm({
  "src/store/refusals.ts"() {
    "use strict";
    import_node_path47 = require("node:path");
    init_atomic();
    init_json_file();
    refusalsFile = (paths) => (0, import_node_path47.join)(paths.runtime, "refusals.json");
  }
});

// src/hooks/on-subagent-stop.ts
async function onSubagentStop(input, root) {
  const agent = text3(input.agent_type).slice(pluginPrefix.length);
  const paths = ownedWorkflow(root, text3(input.session_id));
  if (paths === void 0 || !isReportingAgent(agent)) return void 0;
  const now = /* @__PURE__ */ new Date();
  const { iteration, status } = (await readOrRestoreState(paths, now)).state;
  if (status !== "in_progress") return void 0;
  const answer = text3(input.last_assistant_message);
  const checked = checkHandIn(agent, answer);
  return asWriter(paths, () => {
    noteActivity(paths);
    const entry = {
      agent,
      agent_id: text3(input.agent_id),
      received_at: now.toISOString()
    };
    if (checked.ok) {
      const { assignment } = checked.handIn;
      const claims2 = "claims" in checked.handIn ? checked.handIn.claims : checked.handIn.verdicts;
      const file2 = storeEntry(paths, iteration, { ...entry, assignment, hand_in: checked.handIn, problems: [] });
      note(paths, now, { event: "hand-in", iteration, agent, claims: claims2.length, file: file2 });
      return void 0;
    }
    const { problems } = checked;
    const final = countRefusal(paths, entry.agent_id) > mostRefusals;
    note(paths, now, { event: "hand-in-refused", iteration, agent, problems, final });
    if (!final) return { decision: "block", reason: refusal2(problems) };
    storeEntry(paths, iteration, { ...entry, assignment: mentionedAssignment(answer), hand_in: null, problems });
    return void 0;
  });
}
function refusal2(problems) {
  return [
    "Your hand-in could not be stored:",
    "",
    ...problems.map((problem) => `- ${problem}`),
    "",
    "Answer again with the whole hand-in, mended, as one ```json code block at the end, in the form your instructions show."
  ].join("\n");
}
var mostRefusals;
var init_on_subagent_stop = __esm({
  "src/hooks/on-subagent-stop.ts"() {
    "use strict";
    init_assignment_id();
    init_hand_in();
    init_reporting_agents();
    init_activity();
    init_inbox();
    init_journal();
    init_owned_workflow();
    init_refusals();
    init_restore();
    init_workflow();
    init_input();
    mostRefusals = 2;
  }
});

// src/hooks/library.ts
var library_exports = {};
__export(library_exports, {
  assignVerifiers: () => assignVerifiers,
  closeReport: () => closeReport,
  findReportTask: () => findReportTask,
  mendBroken: () => mendBroken,
  onCommand: () => onCommand,
  onSubagentStop: () => onSubagentStop,
  parseConfiguration: () => parseConfiguration,
  readNoteFile: () => readNoteFile,
  refreshOutlook: () => refreshOutlook,
  validateState: () => validateState
});
module.exports = __toCommonJS(library_exports);
var init_library = __esm({
  "src/hooks/library.ts"() {
    init_ledger_file();
    init_mend();
    init_note_file();
    init_parse_configuration();
    init_close_report();
    init_find_report_task();
    init_validate_state();
    init_verification_batches();
    init_on_command();
    init_on_subagent_stop();
  }
});
init_library();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  assignVerifiers,
  closeReport,
  findReportTask,
  mendBroken,
  onCommand,
  onSubagentStop,
  parseConfiguration,
  readNoteFile,
  refreshOutlook,
  validateState
});
