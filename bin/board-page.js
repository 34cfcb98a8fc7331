"use strict";
(() => {
  // node_modules/.pnpm/preact@11.2.0/node_modules/preact/dist/preact.mjs
  var n;
  var t;
  var r;
  var u;
  var i;
  var f;
  var o;
  var e;
  var l;
  var c;
  var a;
  var s;
  var h = /* @__PURE__ */ Symbol.for("pv");
  var p = {};
  var y = [];
  var v = /^m(i|n|o|s|text|space)$/;
  var w = Array.isArray;
  var d = y.slice;
  var _ = Object.assign;
  function g(n2) {
    n2 && n2.parentNode && n2.remove();
  }
  function m(r3, u3, i3, f4, o4) {
    var e3 = { type: r3, props: u3, key: i3, ref: f4, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: h, __v: o4 || ++t, __i: -1, __u: 0 };
    return !o4 && n.vnode && n.vnode(e3), e3;
  }
  function $(n2) {
    return n2.children;
  }
  function x(n2, t3) {
    this.props = n2, this.context = t3, this.__g = 0;
  }
  function S(n2, t3) {
    if (null == t3) return n2.__ && S(n2.__, n2.__i + 1);
    for (var r3; t3 < n2.__k.length; t3++) if ((r3 = n2.__k[t3]) && r3.__e) return r3.__e;
    return "function" != typeof n2.type || n2.props.__P ? null : S(n2);
  }
  function C(t3) {
    var r3, u3 = t3.__v, i3 = u3.__e, f4 = [], o4 = [], e3 = t3.__P;
    e3 && ((r3 = _({ constructor: h }, u3)).__v = u3.__v + 1, n.vnode && n.vnode(r3), z(e3, r3, u3, t3.__n, e3.namespaceURI, 32 & u3.__u ? [i3] : null, f4, i3 || S(u3), 32 & u3.__u, o4), r3.__v = u3.__v, r3.__.__k[r3.__i] = r3, E(f4, r3, o4), u3.__ = u3.__e = null, r3.__e != i3 && j(r3));
  }
  function j(n2) {
    if ((n2 = n2.__) && n2.__c && !n2.props.__P) return n2.__e = null, n2.__k.some(function(t3) {
      return t3 && (n2.__e = t3.__e);
    }), j(n2);
  }
  function L(t3) {
    (8 & t3.__g || (t3.__g |= 8, u.push(t3), f++)) && i == n.debounceRendering || ((i = n.debounceRendering) || queueMicrotask)(H);
  }
  function H() {
    try {
      for (var n2, t3 = 1; u.length; ) u.length > t3 && u.sort(o), n2 = u.shift(), t3 = u.length, 8 & n2.__g && C(n2);
    } finally {
      (f = u.length) && (i || queueMicrotask)(H);
    }
  }
  function I(n2, t3, r3, u3, i3, f4, o4, e3, l3, c3, a4) {
    var s3, h3, v3, w3, d3, _4, g3 = u3.__k || y, k2 = t3.length;
    for (l3 = q(r3, t3, g3, l3, k2), s3 = 0; s3 < k2; s3++) null != (v3 = r3.__k[s3]) && (h3 = ~v3.__i && g3[v3.__i] || p, v3.__i = s3, _4 = z(n2, v3, h3, i3, f4, o4, e3, l3, c3, a4), w3 = v3.__e, (h3.ref != v3.ref || 8 & h3.__u) && (h3.ref && G(h3.ref, null, v3, h3), v3.ref && a4.push(v3.ref, v3.__c || w3, v3)), d3 = d3 || w3, 4 & v3.__u ? (l3 = A(v3, l3, n2, !h3.__v), h3.__e && (h3.__e = null)) : "function" == typeof v3.type && void 0 !== _4 ? l3 = _4 : w3 && (l3 = w3.nextSibling), v3.__u &= -21);
    return r3.__e = d3, l3;
  }
  function q(n2, t3, r3, u3, i3) {
    var f4, o4, e3, l3, c3, a4, s3, p3, y3, v3 = r3.length, d3 = v3, _4 = 0, g3 = 0, k2 = n2.__k = Array(i3);
    for (f4 = 0; f4 < i3; f4++) null != (o4 = t3[f4]) && "boolean" != typeof o4 && "function" != typeof o4 ? ("object" != typeof o4 || o4.constructor === String ? o4 = k2[f4] = m(null, o4) : w(o4) ? o4 = k2[f4] = m($, { children: o4 }) : o4.constructor === h && o4.__b ? o4 = k2[f4] = m(o4.type, o4.props, o4.key, o4.ref, o4.__v) : k2[f4] = o4, l3 = f4 + _4, o4.__ = n2, o4.__b = n2.__b + 1, e3 = null, ~(c3 = o4.__i = P(o4, r3, l3, d3)) && (d3--, (e3 = r3[c3]) && (e3.__u |= 2)), e3 && e3.__v ? (o4.__u |= 16, c3 == l3 - 1 ? _4-- : c3 == l3 + 1 ? _4++ : c3 != l3 && (c3 > l3 ? _4-- : _4++, g3 = 1)) : (~c3 || (i3 > v3 ? _4-- : i3 < v3 && _4++), "function" != typeof o4.type && (o4.__u |= 4))) : k2[f4] = null;
    if (g3) {
      for (a4 = [], s3 = [], f4 = 0; f4 < i3; f4++) if ((o4 = k2[f4]) && 16 & o4.__u) {
        for (_4 = 0, p3 = a4.length; _4 < p3; ) a4[y3 = _4 + p3 >> 1] < o4.__i ? _4 = y3 + 1 : p3 = y3;
        a4[_4] = o4.__i, s3[f4] = _4 + 1;
      }
      for (_4 = a4.length; f4--; ) s3[f4] && (s3[f4] == _4 ? _4-- : k2[f4].__u |= 4);
    }
    if (d3) for (f4 = 0; f4 < v3; f4++) !(e3 = r3[f4]) || 2 & e3.__u || (e3.__e == u3 && (u3 = S(e3)), J(e3, e3));
    return u3;
  }
  function A(n2, t3, r3, u3) {
    var i3, f4, o4, e3;
    if ("function" == typeof n2.type) {
      if (n2.props.__P) return t3;
      if (i3 = n2.__k) for (f4 = 0; f4 < i3.length; f4++) i3[f4] && (i3[f4].__ = n2, t3 = A(i3[f4], t3, r3, false));
      return t3;
    }
    for (t3 && !t3.parentNode && (t3 = S(n2)) && !t3.parentNode && (t3 = null), o4 = n2.__e, e3 = t3; e3 && 8 == e3.nodeType; ) e3 = e3.nextSibling;
    for (o4 != e3 && (!u3 && r3.moveBefore && o4.parentNode ? r3.moveBefore(o4, t3) : r3.insertBefore(o4, t3 || null)), t3 = o4; (t3 = t3 && t3.nextSibling) && 8 == t3.nodeType && !t3.data.startsWith("$s"); ) ;
    return t3;
  }
  function P(n2, t3, r3, u3) {
    var i3, f4 = n2.key, o4 = n2.type, e3 = t3[r3], l3 = e3 && !(2 & e3.__u);
    if (null === e3 && null == f4 || l3 && f4 == e3.key && o4 == e3.type) return r3;
    if (u3 > (l3 ? 1 : 0)) {
      for (i3 = r3 - 1; i3 >= 0; i3--) if ((e3 = t3[i3]) && !(2 & e3.__u) && f4 == e3.key && o4 == e3.type) return i3;
      for (i3 = r3 + 1; i3 < t3.length; i3++) if ((e3 = t3[i3]) && !(2 & e3.__u) && f4 == e3.key && o4 == e3.type) return i3;
    }
    return -1;
  }
  function T(n2, t3, r3) {
    null == r3 && (r3 = ""), "-" == t3[0] ? n2.setProperty(t3, r3) : n2[t3] = r3;
  }
  function N(n2, t3, r3, u3, i3) {
    var f4, o4;
    if ("style" == t3) if ("string" == typeof r3) n2.style.cssText = r3;
    else {
      if ("string" == typeof u3 && (n2.style.cssText = u3 = ""), u3) for (t3 in u3) r3 && t3 in r3 || T(n2.style, t3);
      if (r3) for (t3 in r3) u3 && r3[t3] == u3[t3] || T(n2.style, t3, r3[t3]);
    }
    else if ("o" == t3[0] && "n" == t3[1]) "function" != typeof r3 && (r3 = null), "function" != typeof u3 && (u3 = null), (n2.__e || (n2.__e = {}))[t3] = r3, r3 && u3 || (o4 = a[t3] || (a[t3] = V(t3)), (n2.__a || (n2.__a = {}))[t3] = c, f4 = t3 != (t3 = t3.replace(l, "$1")), (t3 = t3.slice(2))[0] < "a" && (t3 = t3.toLowerCase()), r3 ? n2.addEventListener(t3, o4, f4) : n2.removeEventListener(t3, o4, f4));
    else {
      if ("http://www.w3.org/2000/svg" == i3) t3 = t3.replace(/xlink(H|:h)/, "h").replace(/sName$/, "s");
      else if ("width" != t3 && "height" != t3 && "href" != t3 && "list" != t3 && "form" != t3 && "tabIndex" != t3 && "download" != t3 && "rowSpan" != t3 && "colSpan" != t3 && "role" != t3 && "popover" != t3 && t3 in n2) try {
        return void (n2[t3] = null == r3 ? "" : r3);
      } catch (n3) {
      }
      if ("function" == typeof r3) return;
      null == r3 || false === r3 && "-" != t3[4] ? n2.removeAttribute(t3) : n2.setAttribute(t3, "popover" == t3 && 1 == r3 ? "" : r3);
    }
  }
  function V(t3) {
    return function(r3) {
      var u3 = this.__e;
      if (u3) {
        if (u3 = u3[t3], null == r3[e]) r3[e] = c++;
        else if (r3[e] < this.__a[t3]) return;
        return u3(n.event ? n.event(r3) : r3);
      }
    };
  }
  function z(t3, r3, u3, i3, f4, o4, e3, l3, c3, a4) {
    var s3, p3, v3, d3, k2, b, m3, M2, C3, j2, L2, H2, q2, A3, O, P3, T3, N2, V2 = r3.type;
    if (r3.constructor !== h) return null;
    128 & u3.__u && (c3 = 32 & u3.__u, s3 = u3.__c.__z) && (r3.__u |= c3, p3 = o4 = [], 8 == s3.nodeType ? l3 = B(s3, o4) : o4.push(s3), l3 = o4[0] || l3), (s3 = n.__b) && s3(r3);
    n: if ("function" == typeof V2) {
      v3 = e3.length;
      try {
        if (M2 = r3.props, C3 = (s3 = V2.prototype) && s3.render, j2 = (s3 = V2.contextType) && i3[s3.__c], L2 = s3 ? j2 ? j2.props.value : s3.__ : i3, (d3 = u3.__c) ? (r3.__c = d3, 2 & d3.__g && (d3.__g |= 1)) : (C3 ? r3.__c = d3 = new V2(M2, L2) : (r3.__c = d3 = new x(M2, L2), d3.constructor = V2, d3.render = K), j2 && j2.sub(d3), d3.state || (d3.state = {}), d3.__n = i3, d3.__g |= 8, d3.__h = [], d3.__k = []), C3 && (d3.__s || (d3.__s = d3.state), V2.getDerivedStateFromProps && (d3.__s == d3.state && (d3.__s = _({}, d3.__s)), _(d3.__s, V2.getDerivedStateFromProps(M2, d3.__s)))), k2 = d3.props, b = d3.state, d3.__v = r3, u3.__c) {
          if (M2 !== k2 && C3 && !V2.getDerivedStateFromProps && d3.componentWillReceiveProps && d3.componentWillReceiveProps(M2, L2), r3.__v == u3.__v && !(8 & d3.__g) || !(4 & d3.__g) && d3.shouldComponentUpdate && false === d3.shouldComponentUpdate(M2, d3.__s, L2)) {
            r3.__v != u3.__v && (d3.props = M2, d3.state = d3.__s, d3.__g &= -9), r3.__e = u3.__e, r3.__k = u3.__k, r3.__k.some(function(n2) {
              n2 && (n2.__ = r3);
            }), y.push.apply(d3.__h, d3.__k), d3.__k = [], d3.__h.length && e3.push(d3), l3 = S(u3);
            break n;
          }
          d3.componentWillUpdate && d3.componentWillUpdate(M2, d3.__s, L2), C3 && d3.componentDidUpdate && d3.__h.push(function() {
            d3.componentDidUpdate(k2, b, m3);
          });
        } else C3 && !V2.getDerivedStateFromProps && d3.componentWillMount && d3.componentWillMount(), C3 && d3.componentDidMount && d3.__h.push(d3.componentDidMount);
        d3.context = L2, d3.props = M2, d3.__P = t3, d3.__g &= -5, H2 = n.__r, q2 = C3 ? 25 : 0;
        do {
          d3.__g &= -9, H2 && H2(r3), s3 = d3.render(d3.props, d3.state = d3.__s, d3.context);
        } while (8 & d3.__g && ++q2 < 25);
        C3 && (y.push.apply(d3.__h, d3.__k), d3.__k = []), d3.state = d3.__s, d3.getChildContext && (i3 = _({}, i3, d3.getChildContext())), C3 && u3.__c && d3.getSnapshotBeforeUpdate && (m3 = d3.getSnapshotBeforeUpdate(k2, b)), A3 = s3 && s3.type === $ && null == s3.key ? s3.props.children : s3, M2.__P && (s3 = l3, f4 = (t3 = M2.__P).namespaceURI, c3 = o4 = null, u3.props && u3.props.__P != t3 && (u3.__k.some(function(n2) {
          n2 && J(n2, n2);
        }), u3.__k = null), l3 = u3.__k ? S(u3, 0) : null), l3 = I(t3, w(A3) ? A3 : [A3], r3, u3, i3, f4, o4, e3, l3, c3, a4), M2.__P && (r3.__e = null, l3 = s3), r3.__u &= -161, p3 && p3.some(g), d3.__h.length && e3.push(d3), 1 & d3.__g && (d3.__g &= -4);
      } catch (t4) {
        if (e3.length = v3, r3.__v = null, c3 || o4) if (t4 && t4.then) {
          if (r3.__u |= 128 | c3, o4) {
            for (~(T3 = o4.indexOf(l3 || void 0)) || (T3 = o4.length); (N2 = o4[T3 - 1]) && 8 == N2.nodeType; ) T3--;
            for (; T3 < o4.length; T3++) if (N2 = o4[T3]) if (o4[T3] = null, O) {
              if (N2 == P3) break;
            } else {
              if (8 != N2.nodeType) break;
              N2.data.startsWith("$s") && (P3 = B(O = N2));
            }
          }
          if (!O) {
            for (; l3 && 8 == l3.nodeType && l3.nextSibling; ) l3 = l3.nextSibling;
            O = l3;
          }
          (s3 = B(O = r3.__c.__z || (r3.__c.__z = O))) ? (r3.__e = O, l3 = s3) : r3.__e = l3, l3 = l3 && l3.nextSibling;
        } else o4 && o4.some(g);
        else r3.__e = u3.__e;
        r3.__k || (r3.__k = u3.__k || []), t4 && t4.then || D(r3), n.__e(t4, r3, u3);
      }
    } else l3 = r3.__e = F(u3.__e, r3, u3, i3, f4, o4, e3, c3, a4, t3);
    return (s3 = n.diffed) && s3(r3), l3;
  }
  function B(n2, t3) {
    if (n2 && 8 == n2.nodeType && n2.data.startsWith("$s")) for (var r3 = 1; n2 = n2.nextSibling; ) {
      if (8 == n2.nodeType) {
        if (n2.data.startsWith("$s")) r3++;
        else if (n2.data.startsWith("/$s") && !--r3) return n2;
      }
      t3 && t3.push(n2);
    }
  }
  function D(n2) {
    n2 && (n2.__c && (n2.__c.__g |= 4), n2.__k && n2.__k.some(D));
  }
  function E(t3, r3, u3) {
    for (var i3 = 0; i3 < u3.length; ) G(u3[i3++], u3[i3++], u3[i3++]);
    n.__c && n.__c(r3, t3), t3.some(function(r4) {
      try {
        t3 = r4.__h, r4.__h = [], t3.some(function(n2) {
          n2.call(r4);
        });
      } catch (t4) {
        n.__e(t4, r4.__v);
      }
    });
  }
  function F(t3, r3, u3, i3, f4, o4, e3, l3, c3, a4) {
    var s3, h3, y3, _4, k2, b, m3, M2, $2 = u3.props || p, x2 = r3.props, C3 = r3.type;
    if ("svg" == C3 ? f4 = "http://www.w3.org/2000/svg" : "math" == C3 ? f4 = "http://www.w3.org/1998/Math/MathML" : f4 || (f4 = "http://www.w3.org/1999/xhtml"), o4) {
      for (s3 = 0; s3 < o4.length; s3++) if ((k2 = o4[s3]) && (C3 ? k2.localName == C3 : 3 == k2.nodeType)) {
        t3 = k2, o4[s3] = null;
        break;
      }
    }
    if (!t3) {
      if (M2 = a4.ownerDocument || document, !C3) return M2.createTextNode(x2);
      t3 = M2.createElementNS(f4, C3, x2.is ? x2 : a4), l3 && (n.__m && n.__m(r3, o4), l3 = false), o4 = null;
    }
    if (C3) {
      if (a4 = "template" == C3 && t3.content || t3, o4 = "textarea" == C3 && null != x2.defaultValue ? null : o4 && d.call(a4.childNodes), !l3 && o4) for ($2 = {}, s3 = 0; s3 < t3.attributes.length; s3++) $2[(k2 = t3.attributes[s3]).name] = k2.value;
      for (s3 in $2) k2 = $2[s3], "dangerouslySetInnerHTML" == s3 ? y3 = k2 : "children" == s3 || s3 in x2 || "value" == s3 && "defaultValue" in x2 || "checked" == s3 && "defaultChecked" in x2 || N(t3, s3, null, k2, f4);
      for (s3 in x2) k2 = x2[s3], "children" == s3 ? _4 = k2 : "dangerouslySetInnerHTML" == s3 ? h3 = k2 : "value" == s3 ? b = k2 : "checked" == s3 ? m3 = k2 : l3 && "function" != typeof k2 || $2[s3] === k2 || N(t3, s3, k2, $2[s3], f4);
      h3 ? (l3 || y3 && (h3.__html == y3.__html || h3.__html == t3.innerHTML) || (t3.innerHTML = h3.__html), r3.__k = []) : (y3 && (t3.textContent = ""), ("foreignObject" == C3 || "http://www.w3.org/1998/Math/MathML" == f4 && v.test(C3)) && (f4 = "http://www.w3.org/1999/xhtml"), I(a4, w(_4) ? _4 : [_4], r3, u3, i3, f4, o4, e3, o4 ? o4[0] : u3.__k && S(u3, 0), l3, c3), o4 && o4.some(g)), l3 && "textarea" != C3 || (s3 = "value", "progress" == C3 && null == b ? t3.removeAttribute(s3) : null == b || b === t3[s3] && ("progress" != C3 || b) || N(t3, s3, b, $2[s3], f4), s3 = "checked", null != m3 && m3 != t3[s3] && N(t3, s3, m3, $2[s3], f4));
    } else $2 === x2 || l3 && t3.data == x2 || (t3.data = x2);
    return t3;
  }
  function G(t3, r3, u3, i3) {
    try {
      "function" == typeof t3 ? r3 ? r3.__x = t3(r3) || 1 : i3 && (i3 = i3.__c || i3.__e) && (r3 = i3.__x) && (i3.__x = null, "function" == typeof r3 ? r3() : t3(null)) : t3.current = r3;
    } catch (t4) {
      n.__e(t4, u3);
    }
  }
  function J(t3, r3, u3) {
    var i3, f4, o4, e3;
    if (n.unmount && n.unmount(t3), !(i3 = t3.ref) || i3.current && i3.current != t3.__e || G(i3, null, r3, t3), i3 = t3.__c) {
      if (i3.componentWillUnmount) try {
        i3.componentWillUnmount();
      } catch (t4) {
        n.__e(t4, r3);
      }
      i3.__P = i3.__n = null;
    }
    if (i3 = t3.__k) for (e3 = 0; e3 < i3.length; e3++) i3[e3] && J(i3[e3], r3, "function" != typeof t3.type || u3 && !t3.props.__P);
    !u3 && (i3 = t3.__c) && (i3 = i3.__z) && (f4 = B(i3, o4 = [])) && (i3 == t3.__e && o4.some(g), g(f4), g(i3)), u3 || g(t3.__e), t3.__e = t3.__c = t3.__ = null;
  }
  function K(n2, t3, r3) {
    return this.constructor(n2, r3);
  }
  function Q(t3, r3) {
    var u3, i3, f4, o4;
    n.__ && n.__(t3, r3), 9 == r3.nodeType && (r3 = r3.documentElement), i3 = (u3 = t3 && 32 & t3.__u) ? null : r3.__k, r3.__k = m($, { children: [t3] }), f4 = [], o4 = [], z(r3, r3.__k, i3 || p, p, r3.namespaceURI, i3 ? null : r3.firstChild ? d.call(r3.childNodes) : null, f4, i3 ? i3.__e : r3.firstChild, u3, o4), E(f4, r3.__k, o4), r3.__k.props.children = null;
  }
  n = { __e: function(n2, t3, r3, u3) {
    for (var i3, o4, e3; t3 = t3.__; ) if ((i3 = t3.__c) && !(1 & i3.__g)) {
      i3.__g |= 4;
      try {
        if ((e3 = (o4 = i3.constructor) && o4.getDerivedStateFromError) && i3.setState(o4.getDerivedStateFromError(n2)), i3.componentDidCatch && (i3.componentDidCatch(n2, u3 || {}), e3 = 1), e3 && 8 & i3.__g) return void (i3.__g |= 2);
      } catch (t4) {
        n2 = t4;
      }
    }
    throw f = 0, n2;
  } }, t = 0, r = function(n2) {
    return null != n2 && n2.constructor === h;
  }, x.prototype.setState = function(n2, t3) {
    var r3 = this.__s;
    r3 && r3 != this.state || (r3 = this.__s = _({}, this.state)), "function" == typeof n2 && (n2 = n2(_({}, r3), this.props)), n2 && (_(r3, n2), this.__v && (t3 && this.__k.push(t3), L(this)));
  }, x.prototype.forceUpdate = function(n2) {
    this.__v && (this.__g |= 4, n2 && this.__h.push(n2), L(this));
  }, x.prototype.render = $, u = [], f = 0, o = function(n2, t3) {
    return n2.__v.__b - t3.__v.__b;
  }, e = /* @__PURE__ */ Symbol(), l = /(PointerCapture)$|Capture$/i, c = 0, a = {}, s = 0;

  // node_modules/.pnpm/preact@11.2.0/node_modules/preact/hooks/dist/hooks.mjs
  var t2;
  var r2;
  var u2;
  var i2;
  var o2 = Object.is;
  var f2 = 0;
  var c2 = [];
  var e2 = [];
  var a2 = n;
  var v2 = a2.__b;
  var l2 = a2.__r;
  var m2 = a2.diffed;
  var h2 = a2.__c;
  var s2 = a2.unmount;
  var p2 = a2.__;
  function y2(n2, t3) {
    a2.__h && a2.__h(r2, n2, f2 || t3), f2 = 0;
    var u3 = r2.__H || (r2.__H = { __: [], __h: [] });
    return n2 >= u3.__.length && u3.__.push({}), u3.__[n2];
  }
  function d2(n2) {
    return f2 = 1, _2(G2, n2);
  }
  function _2(n2, u3, i3) {
    var f4 = y2(t2++, 2);
    if (f4.t = n2, !f4.__c && (f4.__ = [i3 ? i3(u3) : G2(void 0, u3), function(n3) {
      var t3 = (f4.__N || f4.__)[0], r3 = f4.t(t3, n3);
      o2(t3, r3) || (f4.__N = [r3, f4.__[1]], f4.__c.setState({}));
    }], f4.__c = r2, !r2.__f)) {
      r2.__f = true;
      var c3 = r2.shouldComponentUpdate;
      r2.shouldComponentUpdate = function(n3, t3, r3) {
        var u4 = this.__H;
        if (!u4) return true;
        var i4 = false, f5 = this.props != n3;
        if (u4.__.some(function(n4) {
          n4.__N && (i4 = true, o2(n4.__[0], n4.__N[0]) || (f5 = true));
        }), c3) {
          var e3 = c3.call(this, n3, t3, r3);
          return i4 ? e3 || f5 : e3;
        }
        return !i4 || f5;
      };
    }
    return f4.__;
  }
  function A2(n2, u3) {
    var i3 = y2(t2++, 3);
    !a2.__s && E2(i3.__H, u3) && (i3.__P = true, i3.__ = n2, i3.u = u3, r2.__H.__h.push(i3));
  }
  function T2(n2) {
    return f2 = 5, w2(function() {
      return { current: n2 };
    }, []);
  }
  function w2(n2, r3) {
    var u3 = y2(t2++, 7);
    return E2(u3.__H, r3) && (u3.__ = n2(), u3.__H = r3), u3.__;
  }
  function P2() {
    var n2 = y2(t2++, 11);
    if (!n2.__) {
      for (var u3 = r2.__v; !u3.__m && u3.__; ) u3 = u3.__;
      var i3 = u3.__m || (u3.__m = [0, 0]);
      n2.__ = "P" + i3[0] + "-" + i3[1]++;
    }
    return n2.__;
  }
  function g2() {
    var n2;
    do {
      for (; n2 = e2.shift(); ) try {
        C2(n2);
      } catch (t4) {
        a2.__e(t4, { __: (n2 = n2.__P) && n2.__v });
      }
      for (; n2 = c2.shift(); ) {
        var t3 = n2.__H;
        if (n2.__P && t3) try {
          t3.__h.some(C2), t3.__h.some(D2), t3.__h = [];
        } catch (r3) {
          t3.__h = [], a2.__e(r3, n2.__v);
        }
      }
    } while (e2.length);
  }
  a2.__b = function(n2) {
    r2 = null, v2 && v2(n2);
  }, a2.__ = function(n2, t3) {
    n2 && t3.__k && t3.__k.__m && (n2.__m = t3.__k.__m), p2 && p2(n2, t3);
  }, a2.__r = function(n2) {
    l2 && l2(n2), t2 = 0;
    var i3 = (r2 = n2.__c).__H;
    i3 && (u2 == r2 ? r2.__h = [] : (i3.__h.some(C2), i3.__h.some(D2), t2 = 0), i3.__h = [], i3.__.some(function(n3) {
      n3.__N && (n3.__ = n3.__N), n3.u = n3.__N = void 0;
    })), u2 = r2;
  }, a2.diffed = function(n2) {
    m2 && m2(n2);
    var t3 = n2.__c;
    t3 && t3.__H && (t3.__H.__h.length && B2(c2.push(t3)), t3.__H.__.some(function(n3) {
      n3.u && (n3.__H = n3.u);
    })), u2 = r2 = null;
  }, a2.__c = function(n2, t3) {
    t3.some(function(n3) {
      try {
        n3.__h.some(C2), n3.__h = n3.__h.filter(function(n4) {
          return !n4.__ || D2(n4);
        });
      } catch (t4) {
        n3.__h = [function() {
          throw t4;
        }];
      }
    }), h2 && h2(n2, t3);
  }, a2.unmount = function(n2) {
    s2 && s2(n2);
    var t3, r3, u3 = n2.__c;
    u3 && u3.__H && (u3.__H.__.some(function(u4) {
      try {
        if (u4.__P && u4.__c) {
          if (void 0 === r3) {
            for (r3 = n2.__; r3 && (!r3.__c || !r3.__c.__P); ) r3 = r3.__;
            r3 = r3 && r3.__c;
          }
          u4.__P = r3, B2(e2.push(u4));
        } else C2(u4);
      } catch (n3) {
        t3 = n3;
      }
    }), u3.__H = void 0, t3 && a2.__e(t3, u3.__v));
  };
  var k = "function" == typeof requestAnimationFrame;
  function z2(n2) {
    var t3, r3 = function() {
      clearTimeout(u3), k && cancelAnimationFrame(t3), setTimeout(n2);
    }, u3 = setTimeout(r3, 35);
    k && (t3 = requestAnimationFrame(r3));
  }
  function B2(n2) {
    1 != n2 && i2 == a2.requestAnimationFrame || ((i2 = a2.requestAnimationFrame) || z2)(g2);
  }
  function C2(n2) {
    var t3 = r2, u3 = n2.__c;
    "function" == typeof u3 && (n2.__c = void 0, u3()), r2 = t3;
  }
  function D2(n2) {
    var t3 = r2;
    n2.__c = n2.__(), r2 = t3;
  }
  function E2(n2, t3) {
    return !n2 || n2.length != t3.length || t3.some(function(t4, r3) {
      return !o2(t4, n2[r3]);
    });
  }
  function G2(n2, t3) {
    return "function" == typeof t3 ? t3(n2) : t3;
  }

  // src/base/text.ts
  function counted(count, what) {
    return `${count} ${what}${count === 1 ? "" : "s"}`;
  }

  // node_modules/.pnpm/preact@11.2.0/node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs
  var f3 = /* @__PURE__ */ Symbol.for("pv");
  var o3 = 0;
  function a3(t3, e3, n2, u3, a4, i3) {
    e3 || (e3 = {});
    var c3, l3, p3 = e3;
    if ("ref" in p3 && "function" != typeof t3) for (l3 in p3 = {}, e3) "ref" == l3 ? c3 = e3[l3] : p3[l3] = e3[l3];
    var s3 = { type: t3, props: p3, key: n2, ref: c3, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: f3, __v: --o3, __i: -1, __u: 0 };
    return (a4 || i3) && (s3.__source = a4, s3.__self = i3), n.vnode && n.vnode(s3), s3;
  }

  // src/board/page/words.tsx
  function Words({ text }) {
    return /* @__PURE__ */ a3("bdi", { dir: "auto", class: "words", children: text });
  }
  function Address({ url, children }) {
    if (!/^https?:\/\//i.test(url)) return /* @__PURE__ */ a3("span", { children });
    return /* @__PURE__ */ a3("a", { href: url, rel: "noopener noreferrer nofollow", target: "_blank", children });
  }
  function Moment({ at }) {
    if (at === null || Number.isNaN(Date.parse(at))) return /* @__PURE__ */ a3("span", { children: "\u2013" });
    const shown = new Intl.DateTimeFormat(void 0, { dateStyle: "medium", timeStyle: "short" }).format(Date.parse(at));
    return /* @__PURE__ */ a3("time", { dateTime: at, children: shown });
  }
  function Problem({ text }) {
    return text === "" ? null : /* @__PURE__ */ a3("p", { class: "problem", role: "alert", children: /* @__PURE__ */ a3(Words, { text }) });
  }

  // src/board/page/health.tsx
  var signs = {
    well: "\u25CF",
    waits: "\u25D4",
    "needs-you": "!",
    "left-alone": "\u25CB",
    ended: "\u25A0",
    broken: "\u2717"
  };
  function HealthMark({ health, text }) {
    return /* @__PURE__ */ a3("span", { class: `mark ${health}`, children: [
      /* @__PURE__ */ a3("span", { "aria-hidden": "true", children: signs[health] }),
      " ",
      /* @__PURE__ */ a3(Words, { text })
    ] });
  }

  // src/base/amount.ts
  function formatUsd(usd2) {
    return usd2.toFixed(usd2 > 0 && usd2 < 0.01 ? 4 : 2);
  }
  function formatTokens(tokens2) {
    if (tokens2 >= 999500) return `${(tokens2 / 1e6).toFixed(1)} M tokens`;
    return tokens2 >= 1e3 ? `${Math.round(tokens2 / 1e3)} k tokens` : `${tokens2} tokens`;
  }

  // src/board/rules/words.ts
  function usd(amount) {
    return amount === null ? "unknown" : `$${formatUsd(amount)}`;
  }
  function tokens(count) {
    return count === null ? "unknown" : formatTokens(count).replace(/ tokens$/, "");
  }
  function duration(from, to) {
    if (from === null || to === null) return "\u2013";
    const seconds = Math.max(0, Math.round((new Date(to).getTime() - Date.parse(from)) / 1e3));
    if (Number.isNaN(seconds)) return "\u2013";
    if (seconds < 60) return `${seconds} s`;
    const minutes = Math.round(seconds / 60);
    return minutes < 120 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
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

  // src/board/page/cards.tsx
  var urgency = ["broken", "needs-you", "left-alone", "waits", "well", "ended"];
  function CardList({
    workflows,
    heading
  }) {
    const rank = (one) => "problem" in one ? 0 : urgency.indexOf(one.summary.health);
    const sorted = workflows.toSorted((a4, b) => rank(a4) - rank(b) || (updated(a4) < updated(b) ? 1 : -1));
    const atWork = workflows.filter((one) => "status" in one && one.status === "in_progress").length;
    return /* @__PURE__ */ a3($, { children: [
      /* @__PURE__ */ a3("h1", { ref: heading, tabIndex: -1, children: [
        workflows.length === 1 ? "1 workflow" : `${workflows.length} workflows`,
        /* @__PURE__ */ a3("span", { class: "quiet", children: [
          ", ",
          atWork,
          " in progress"
        ] })
      ] }),
      workflows.length === 0 && /* @__PURE__ */ a3("p", { children: [
        "There is no workflow in this project yet. Start one in Claude Code:",
        " ",
        /* @__PURE__ */ a3("code", { children: "/autonomous-workflow:research 'topic' 'what to find out'" })
      ] }),
      /* @__PURE__ */ a3("ul", { class: "cards", children: sorted.map((card) => /* @__PURE__ */ a3("li", { children: "problem" in card ? /* @__PURE__ */ a3(BrokenOne, { card }) : /* @__PURE__ */ a3(OneCard, { card }) }, card.name)) })
    ] });
  }
  function updated(card) {
    return "updated_at" in card ? card.updated_at : "";
  }
  function OneCard({ card }) {
    const { name, summary, prompt } = card;
    return /* @__PURE__ */ a3("article", { class: "card", children: [
      /* @__PURE__ */ a3("h2", { children: /* @__PURE__ */ a3("a", { href: `#/w/${name}`, children: name }) }),
      /* @__PURE__ */ a3("p", { children: /* @__PURE__ */ a3(HealthMark, { health: summary.health, text: summary.is_well }) }),
      /* @__PURE__ */ a3("p", { class: "goal", children: /* @__PURE__ */ a3(Words, { text: prompt }) }),
      /* @__PURE__ */ a3("p", { children: /* @__PURE__ */ a3(Words, { text: summary.doing }) }),
      summary.needs.length > 0 && summary.health !== "ended" && /* @__PURE__ */ a3("p", { class: "needs", children: /* @__PURE__ */ a3(Words, { text: summary.needs[0] ?? "" }) }),
      /* @__PURE__ */ a3("p", { class: "quiet", children: [
        counted(card.findings_count, "finding"),
        ", ",
        counted(card.sources_cited, "source"),
        card.features_total > 0 && `, ${card.features_complete} of ${counted(card.features_total, "feature")}`,
        ",",
        " ",
        card.usd === null ? "cost unknown" : usd(card.usd)
      ] })
    ] });
  }
  function BrokenOne({ card }) {
    return /* @__PURE__ */ a3("article", { class: "card", children: [
      /* @__PURE__ */ a3("h2", { children: card.name }),
      /* @__PURE__ */ a3("p", { children: /* @__PURE__ */ a3(HealthMark, { health: "broken", text: "It cannot be read." }) }),
      /* @__PURE__ */ a3(Problem, { text: card.problem })
    ] });
  }

  // src/board/rules/findings.ts
  var findingsInPart = 50;
  function findingsPart(rows, words, from) {
    const wanted = words.toLowerCase().split(/\s+/).filter((word) => word !== "");
    const found = wanted.length === 0 ? rows : rows.filter((row) => holds(row, wanted));
    return { total: found.length, rows: found.slice(from, from + findingsInPart) };
  }
  function holds({ id, text, confidence, verdict, importance, evidence }, wanted) {
    const all = [
      id,
      text,
      confidence,
      verdict ?? "",
      importance,
      ...evidence.flatMap(({ title, url, key }) => [title, url, key])
    ].join(" ").toLowerCase();
    return wanted.every((word) => all.includes(word));
  }

  // src/board/rules/view.ts
  var addresses = {
    overview: "api/overview",
    events: "events",
    workflow: (name) => `api/workflow/${name}`,
    findings: (name) => `api/findings/${name}`,
    feature: (name, id) => `api/feature/${name}/${id}`,
    text: (name, id, file) => `api/text/${name}/${id}?file=${encodeURIComponent(file)}`,
    log: (name) => `api/log/${name}`,
    act: (name, act) => `api/act/${name}/${act}`
  };

  // src/board/page/source.ts
  var linesInPart = 300;
  var data = JSON.parse(document.getElementById("data")?.textContent ?? "{}");
  var isLive = data.live;
  var writtenAt = data.written_at;
  var firstOverview = data.answers[addresses.overview];
  async function ask(address) {
    if (isLive) return request(address, {});
    const known = data.answers[address];
    if (known === void 0) throw new Error("This is not in the exported page.");
    return Promise.resolve(known);
  }
  async function askFindings(name, words, from) {
    const address = addresses.findings(name);
    if (isLive) return ask(`${address}?${new URLSearchParams({ words, from: String(from) }).toString()}`);
    return findingsPart(await ask(address), words, from);
  }
  async function askLog(name, from) {
    const address = addresses.log(name);
    if (isLive) return ask(`${address}?from=${from}`);
    const lines = await ask(address);
    return { total: lines.length, rows: lines.slice(from, from + linesInPart) };
  }
  async function order(name, act, body) {
    const headers = { "Content-Type": "application/json" };
    const { done } = await request(addresses.act(name, act), {
      method: "POST",
      headers,
      body: JSON.stringify(body)
    });
    return done;
  }
  async function request(address, options) {
    let response;
    try {
      response = await fetch(address, options);
    } catch {
      throw new Error("The board does not answer. Start it again: autonomous-workflow board");
    }
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.error ?? `The board answered ${response.status}.`);
    return answer;
  }

  // src/board/page/state.ts
  function useOverview() {
    const [overview, setOverview] = d2(firstOverview);
    const [connection, setConnection] = d2(isLive ? "open" : "exported");
    A2(() => {
      if (!isLive) return void 0;
      let events;
      let timer = 0;
      const open = () => {
        events = new EventSource(addresses.events);
        events.addEventListener("overview", ({ data: data2 }) => {
          setOverview(JSON.parse(data2));
          setConnection("open");
        });
        events.addEventListener("changed", ({ data: data2 }) => {
          const { changed, gone } = JSON.parse(data2);
          setOverview((before) => merge(before, changed, gone));
        });
        events.onerror = () => {
          setConnection("lost");
          events.close();
          timer = window.setTimeout(open, 1500);
        };
      };
      open();
      return () => {
        window.clearTimeout(timer);
        events.close();
      };
    }, []);
    return { overview, connection };
  }
  function merge(before, changed, gone) {
    const cards = new Map(before.workflows.map((card) => [card.name, card]));
    for (const card of changed) cards.set(card.name, card);
    for (const name of gone) cards.delete(name);
    return { ...before, workflows: [...cards.values()].sort((a4, b) => a4.name < b.name ? -1 : 1) };
  }
  function useRoute() {
    const [hash, setHash] = d2(location.hash);
    A2(() => {
      const changed = () => {
        setHash(location.hash);
      };
      window.addEventListener("hashchange", changed);
      return () => {
        window.removeEventListener("hashchange", changed);
      };
    }, []);
    return hash.replace(/^#\/?/, "").split("/").filter((part) => part !== "");
  }
  function useNow() {
    const [now, setNow] = d2(isLive ? Date.now() : Date.parse(writtenAt));
    A2(() => {
      if (!isLive) return void 0;
      const timer = window.setInterval(() => {
        setNow(Date.now());
      }, 5e3);
      return () => {
        window.clearInterval(timer);
      };
    }, []);
    return now;
  }
  function useAnswer(load, key) {
    const [asked, setAsked] = d2({ answer: void 0, problem: "" });
    A2(() => {
      let isOver = false;
      load().then(
        (answer) => {
          if (!isOver) setAsked({ answer, problem: "" });
        },
        (error) => {
          if (!isOver) setAsked(({ answer }) => ({ answer, problem: error.message }));
        }
      );
      return () => {
        isOver = true;
      };
    }, [key]);
    return asked;
  }

  // src/board/rules/columns.ts
  function columnsOf(features) {
    const needs = new Map(features.map(({ id, dependencies }) => [id, dependencies]));
    const depths = /* @__PURE__ */ new Map();
    const depthOf = (id, above) => {
      const known = depths.get(id);
      if (known !== void 0) return known;
      const inner = /* @__PURE__ */ new Set([...above, id]);
      const below = (needs.get(id) ?? []).filter((one) => needs.has(one) && !inner.has(one));
      const depth = Math.max(-1, ...below.map((one) => depthOf(one, inner))) + 1;
      depths.set(id, depth);
      return depth;
    };
    const columns = [];
    for (const { id } of features) (columns[depthOf(id, /* @__PURE__ */ new Set())] ??= []).push(id);
    return columns;
  }

  // src/board/page/graph.tsx
  var width = 132;
  var height = 34;
  var gapX = 44;
  var gapY = 12;
  var mostFeatures = 150;
  function Graph({ features, workflow }) {
    if (features.length < 2 || features.length > mostFeatures) return null;
    const columns = columnsOf(features);
    const places = new Map(
      columns.flatMap(
        (column, x2) => column.map((id, y3) => [id, { x: x2 * (width + gapX) + 2, y: y3 * (height + gapY) + 2 }])
      )
    );
    const rows = Math.max(...columns.map((column) => column.length));
    const size = { width: columns.length * (width + gapX) - gapX + 4, height: rows * (height + gapY) - gapY + 4 };
    return /* @__PURE__ */ a3("div", { class: "wide graph", role: "region", "aria-label": "Features by what they need", tabIndex: 0, children: /* @__PURE__ */ a3("svg", { width: size.width, height: size.height, viewBox: `0 0 ${size.width} ${size.height}`, children: [
      features.flatMap(
        ({ id, dependencies }) => dependencies.map((needed) => {
          const [from, to] = [places.get(needed), places.get(id)];
          if (from === void 0 || to === void 0) return null;
          const [x1, y1, x2, y22] = [from.x + width, from.y + height / 2, to.x, to.y + height / 2];
          const bend = (x2 - x1) / 2;
          return /* @__PURE__ */ a3(
            "path",
            {
              d: `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y22} ${x2} ${y22}`,
              class: "edge"
            },
            `${needed} ${id}`
          );
        })
      ),
      features.map(({ id, name, status }) => {
        const place2 = places.get(id) ?? { x: 0, y: 0 };
        return /* @__PURE__ */ a3(
          "a",
          {
            href: `#/w/${workflow}/features/${id}`,
            "aria-label": `${id} ${name}: ${status.replaceAll("_", " ")}`,
            children: /* @__PURE__ */ a3("g", { transform: `translate(${place2.x} ${place2.y})`, class: `node ${status}`, children: [
              /* @__PURE__ */ a3("rect", { width, height, rx: "6" }),
              /* @__PURE__ */ a3("text", { x: "10", y: height / 2 + 5, children: [
                featureSigns[status],
                " ",
                id.length > 13 ? `${id.slice(0, 12)}\u2026` : id
              ] }),
              /* @__PURE__ */ a3("title", { children: name })
            ] })
          },
          id
        );
      })
    ] }) });
  }

  // src/board/page/table.tsx
  function Table({ labelledBy, columns, children }) {
    return /* @__PURE__ */ a3("div", { class: "wide", role: "region", "aria-labelledby": labelledBy, tabIndex: 0, children: /* @__PURE__ */ a3("table", { children: [
      /* @__PURE__ */ a3("thead", { children: /* @__PURE__ */ a3("tr", { children: columns.map((column) => /* @__PURE__ */ a3("th", { scope: "col", children: column }, column)) }) }),
      /* @__PURE__ */ a3("tbody", { children })
    ] }) });
  }

  // src/board/page/features.tsx
  function Features({ detail, id }) {
    const { features, card } = detail;
    const one = features.find((feature) => feature.id === id);
    if (one !== void 0) return /* @__PURE__ */ a3(Feature, { row: one, workflow: card.name }, id);
    return /* @__PURE__ */ a3("section", { "aria-labelledby": "features", children: [
      /* @__PURE__ */ a3("h2", { id: "features", children: "Features" }),
      /* @__PURE__ */ a3(Graph, { features, workflow: card.name }),
      /* @__PURE__ */ a3(Table, { labelledBy: "features", columns: ["Feature", "State", "Attempts", "Proofs", "Needs"], children: features.map((feature) => /* @__PURE__ */ a3("tr", { children: [
        /* @__PURE__ */ a3("th", { scope: "row", children: [
          /* @__PURE__ */ a3("a", { href: `#/w/${card.name}/features/${feature.id}`, children: feature.id }),
          " ",
          /* @__PURE__ */ a3(Words, { text: feature.name })
        ] }),
        /* @__PURE__ */ a3("td", { children: /* @__PURE__ */ a3(State, { feature }) }),
        /* @__PURE__ */ a3("td", { class: "short", "data-label": "Attempts", children: feature.attempts.length }),
        /* @__PURE__ */ a3("td", { class: "short", "data-label": "Proofs", children: feature.proofs }),
        /* @__PURE__ */ a3("td", { class: "short", "data-label": "Needs", children: feature.dependencies.join(", ") })
      ] }, feature.id)) })
    ] });
  }
  function State({ feature: { status, cause } }) {
    return /* @__PURE__ */ a3("span", { class: `state ${status}`, children: [
      /* @__PURE__ */ a3("span", { "aria-hidden": "true", children: featureSigns[status] }),
      " ",
      status.replaceAll("_", " "),
      cause !== "" && /* @__PURE__ */ a3($, { children: [
        ": ",
        /* @__PURE__ */ a3(Words, { text: cause })
      ] })
    ] });
  }
  function Feature({ row, workflow }) {
    const { answer, problem } = useAnswer(
      () => ask(addresses.feature(workflow, row.id)),
      JSON.stringify(row)
    );
    return /* @__PURE__ */ a3("section", { "aria-labelledby": "feature", children: [
      /* @__PURE__ */ a3("p", { children: /* @__PURE__ */ a3("a", { href: `#/w/${workflow}/features`, children: "\u2190 All features" }) }),
      /* @__PURE__ */ a3("h2", { id: "feature", children: [
        row.id,
        " ",
        /* @__PURE__ */ a3(Words, { text: row.name })
      ] }),
      /* @__PURE__ */ a3("p", { children: [
        /* @__PURE__ */ a3(State, { feature: row }),
        row.dependencies.length > 0 && /* @__PURE__ */ a3("span", { class: "quiet", children: [
          " needs ",
          row.dependencies.join(", ")
        ] })
      ] }),
      /* @__PURE__ */ a3(Problem, { text: problem }),
      answer !== void 0 && /* @__PURE__ */ a3(FeatureBody, { feature: answer, workflow })
    ] });
  }
  function FeatureBody({ feature, workflow }) {
    const { id, description, origin, verification_commands, attempts, tries, runs } = feature;
    return /* @__PURE__ */ a3($, { children: [
      description !== "" && /* @__PURE__ */ a3("p", { class: "text", children: /* @__PURE__ */ a3(Words, { text: description }) }),
      origin !== null && /* @__PURE__ */ a3("p", { class: "quiet", children: [
        "From ",
        /* @__PURE__ */ a3(Words, { text: origin })
      ] }),
      verification_commands.map((command) => /* @__PURE__ */ a3("p", { children: [
        "Verified with ",
        /* @__PURE__ */ a3("code", { children: command })
      ] }, command)),
      attempts.map((attempt) => {
        const record = tries.find((one) => one.attempt === attempt.number);
        return /* @__PURE__ */ a3("section", { class: "attempt", "aria-labelledby": `attempt-${attempt.number}`, children: [
          /* @__PURE__ */ a3("h3", { id: `attempt-${attempt.number}`, children: [
            "Attempt ",
            attempt.number,
            ": ",
            attempt.outcome,
            " ",
            /* @__PURE__ */ a3("span", { class: "quiet", children: duration(attempt.started_at, attempt.ended_at) })
          ] }),
          attempt.why !== "" && /* @__PURE__ */ a3("p", { class: "text", children: /* @__PURE__ */ a3(Words, { text: attempt.why }) }),
          record !== void 0 && /* @__PURE__ */ a3(Runs, { title: "Before", runs: record.before, ...{ workflow, id } }),
          record !== void 0 && /* @__PURE__ */ a3(Runs, { title: "After", runs: record.after, ...{ workflow, id } }),
          record?.notes.map((note) => /* @__PURE__ */ a3("p", { class: "text", children: /* @__PURE__ */ a3(Words, { text: note }) }, note)),
          record?.review != null && /* @__PURE__ */ a3("p", { children: [
            "Review: ",
            /* @__PURE__ */ a3(Words, { text: record.review })
          ] }),
          attempt.patch !== null && /* @__PURE__ */ a3(File, { title: "Patch", file: attempt.patch, ...{ workflow, id } })
        ] }, attempt.number);
      }),
      /* @__PURE__ */ a3(Runs, { title: "Other runs", runs, ...{ workflow, id } })
    ] });
  }
  function Runs({ title, runs, workflow, id }) {
    if (runs.length === 0) return null;
    return /* @__PURE__ */ a3($, { children: [
      /* @__PURE__ */ a3("h4", { children: title }),
      /* @__PURE__ */ a3("ul", { class: "runs", children: runs.map((run, index) => /* @__PURE__ */ a3("li", { children: [
        /* @__PURE__ */ a3("code", { children: run.command }),
        " ",
        /* @__PURE__ */ a3(Words, { text: run.result }),
        run.log !== null && /* @__PURE__ */ a3(File, { title: "Output", file: run.log, ...{ workflow, id } })
      ] }, `${run.log ?? ""} ${index}`)) })
    ] });
  }
  function File({ title, file, workflow, id }) {
    const [isOpen, setOpen] = d2(false);
    return /* @__PURE__ */ a3(
      "details",
      {
        onToggle: (event) => {
          setOpen(event.currentTarget.open);
        },
        children: [
          /* @__PURE__ */ a3("summary", { children: [
            title,
            " ",
            /* @__PURE__ */ a3("span", { class: "quiet", children: file })
          ] }),
          isOpen && /* @__PURE__ */ a3(FileText, { address: addresses.text(workflow, id, file), title: `${title} ${file}` })
        ]
      }
    );
  }
  var mostLines = 3e3;
  function FileText({ address, title }) {
    const { answer, problem } = useAnswer(() => ask(address), address);
    if (problem !== "") return /* @__PURE__ */ a3(Problem, { text: problem });
    const lines = (answer?.text ?? "\u2026").split("\n");
    const isPatch = title.startsWith("Patch") && lines.length <= mostLines;
    return /* @__PURE__ */ a3("pre", { tabIndex: 0, "aria-label": title, children: isPatch ? lines.map((line, index) => /* @__PURE__ */ a3("span", { class: /^[+-]/.exec(line)?.[0] === "+" ? "added" : line.startsWith("-") ? "removed" : "", children: `${line}
` }, index)) : lines.join("\n") });
  }

  // src/board/page/parts.tsx
  function useParts(askFrom) {
    const [part, setPart] = d2();
    const [problem, setProblem] = d2("");
    const show = (from) => {
      const before = from === 0 ? [] : part?.rows ?? [];
      askFrom(from).then(
        ({ total, rows }) => {
          setPart({ total, rows: [...before, ...rows] });
          setProblem("");
        },
        (error) => {
          setProblem(error.message);
        }
      );
    };
    return { part, problem, show };
  }
  function More({ parts: { part, show }, label }) {
    if (part === void 0 || part.rows.length >= part.total) return null;
    return /* @__PURE__ */ a3(
      "button",
      {
        type: "button",
        onClick: () => {
          show(part.rows.length);
        },
        children: label
      }
    );
  }

  // src/board/page/findings.tsx
  function Findings({ detail }) {
    const { name } = detail.card;
    const [words, setWords] = d2("");
    const parts = useParts((from) => askFindings(name, words, from));
    const { part, problem, show } = parts;
    A2(() => {
      const timer = window.setTimeout(show, part === void 0 ? 0 : 150, 0);
      return () => {
        window.clearTimeout(timer);
      };
    }, [name, words, detail.findings]);
    return /* @__PURE__ */ a3("section", { "aria-labelledby": "findings", children: [
      /* @__PURE__ */ a3(Matters, { id: "contradictions", title: "Contradictions", matters: detail.contradictions }),
      /* @__PURE__ */ a3(Matters, { id: "unanswered", title: "Open questions", matters: detail.unanswered }),
      /* @__PURE__ */ a3("h2", { id: "findings", children: "Findings" }),
      /* @__PURE__ */ a3("p", { class: "search", children: [
        /* @__PURE__ */ a3("label", { for: "words", children: "Search" }),
        " ",
        /* @__PURE__ */ a3(
          "input",
          {
            id: "words",
            type: "search",
            value: words,
            onInput: (event) => {
              setWords(event.currentTarget.value);
            }
          }
        ),
        " ",
        /* @__PURE__ */ a3("span", { role: "status", class: "quiet", children: part === void 0 ? "\u2026" : `${part.rows.length} of ${part.total} shown` })
      ] }),
      /* @__PURE__ */ a3(Problem, { text: problem }),
      /* @__PURE__ */ a3("ol", { class: "findings", children: part?.rows.map((finding) => /* @__PURE__ */ a3("li", { children: /* @__PURE__ */ a3(Finding, { finding }) }, finding.id)) }),
      /* @__PURE__ */ a3(More, { parts, label: "Show more" })
    ] });
  }
  function Matters({ id, title, matters }) {
    if (matters.length === 0) return null;
    return /* @__PURE__ */ a3("details", { open: matters.length < 6, children: [
      /* @__PURE__ */ a3("summary", { children: /* @__PURE__ */ a3("h2", { id, children: [
        title,
        " ",
        /* @__PURE__ */ a3("span", { class: "quiet", children: matters.length })
      ] }) }),
      /* @__PURE__ */ a3("ul", { class: "matters", children: matters.map((one) => /* @__PURE__ */ a3("li", { children: [
        /* @__PURE__ */ a3(Words, { text: one.text }),
        " ",
        /* @__PURE__ */ a3("span", { class: "quiet", children: [
          one.id,
          ", "
        ] }),
        /* @__PURE__ */ a3("span", { class: "quiet", children: /* @__PURE__ */ a3(Words, { text: one.note }) })
      ] }, one.id)) })
    ] });
  }
  function Finding({ finding }) {
    const { id, text, confidence, verdict, reason, importance, iteration, counts, evidence } = finding;
    return /* @__PURE__ */ a3("details", { class: "finding", children: [
      /* @__PURE__ */ a3("summary", { children: [
        /* @__PURE__ */ a3(Words, { text }),
        " ",
        /* @__PURE__ */ a3("span", { class: "tags", children: [
          /* @__PURE__ */ a3("span", { class: `tag ${confidence}`, children: [
            confidence,
            " confidence"
          ] }),
          !counts && /* @__PURE__ */ a3("span", { class: "tag contradicted", children: "not counted: no quote of it holds" }),
          verdict !== null && /* @__PURE__ */ a3("span", { class: `tag ${verdict}`, children: verdict }),
          /* @__PURE__ */ a3("span", { class: "tag", children: evidence.length === 1 ? "1 quote" : `${evidence.length} quotes` })
        ] })
      ] }),
      /* @__PURE__ */ a3("p", { class: "quiet", children: [
        id,
        ", ",
        importance,
        ", first found in iteration ",
        iteration,
        reason !== "" && /* @__PURE__ */ a3($, { children: [
          "; ",
          /* @__PURE__ */ a3(Words, { text: reason })
        ] })
      ] }),
      /* @__PURE__ */ a3("ul", { class: "evidence", children: evidence.map((one, index) => /* @__PURE__ */ a3("li", { children: [
        /* @__PURE__ */ a3("blockquote", { children: /* @__PURE__ */ a3(Words, { text: one.quote }) }),
        /* @__PURE__ */ a3("p", { children: [
          /* @__PURE__ */ a3(Address, { url: one.url, children: /* @__PURE__ */ a3(Words, { text: one.title }) }),
          " ",
          /* @__PURE__ */ a3("span", { class: "quiet", children: [
            one.kind,
            "; ",
            one.isAbsence ? "search" : "quote",
            " ",
            describeCheck(one.check),
            one.detail !== null && /* @__PURE__ */ a3($, { children: [
              ": ",
              /* @__PURE__ */ a3(Words, { text: one.detail })
            ] })
          ] })
        ] })
      ] }, `${one.key} ${index}`)) })
    ] });
  }
  function describeCheck(check) {
    const sentences = {
      exact: "found in the stored source",
      ellipsis: "found in the stored source, with words left out",
      near: "found in the stored source, nearly word for word",
      absent: "not found in the stored source",
      "number-mismatch": "stands there with another number",
      "not-found": "repeated by code, with nothing found",
      found: "repeated by code, and found after all",
      "could-not-run": "could not be looked up"
    };
    if (check === null) return "not looked up yet";
    return sentences[check] ?? check;
  }

  // src/board/page/log.tsx
  function Log({ detail }) {
    const { name } = detail.card;
    const parts = useParts((from) => askLog(name, from));
    const { part, problem, show } = parts;
    A2(() => {
      show(0);
    }, [detail]);
    return /* @__PURE__ */ a3("section", { "aria-labelledby": "log", children: [
      /* @__PURE__ */ a3("h2", { id: "log", children: "Log" }),
      /* @__PURE__ */ a3(Problem, { text: problem }),
      /* @__PURE__ */ a3("ol", { class: "log", reversed: true, children: part?.rows.map((line, index) => /* @__PURE__ */ a3("li", { children: /* @__PURE__ */ a3(Words, { text: line }) }, part.total - index)) }),
      /* @__PURE__ */ a3(More, { parts, label: "Show older" })
    ] });
  }

  // node_modules/.pnpm/uplot@1.6.32/node_modules/uplot/dist/uPlot.esm.js
  var FEAT_TIME = true;
  var pre = "u-";
  var UPLOT = "uplot";
  var ORI_HZ = pre + "hz";
  var ORI_VT = pre + "vt";
  var TITLE = pre + "title";
  var WRAP = pre + "wrap";
  var UNDER = pre + "under";
  var OVER = pre + "over";
  var AXIS = pre + "axis";
  var OFF = pre + "off";
  var SELECT = pre + "select";
  var CURSOR_X = pre + "cursor-x";
  var CURSOR_Y = pre + "cursor-y";
  var CURSOR_PT = pre + "cursor-pt";
  var LEGEND = pre + "legend";
  var LEGEND_LIVE = pre + "live";
  var LEGEND_INLINE = pre + "inline";
  var LEGEND_SERIES = pre + "series";
  var LEGEND_MARKER = pre + "marker";
  var LEGEND_LABEL = pre + "label";
  var LEGEND_VALUE = pre + "value";
  var WIDTH = "width";
  var HEIGHT = "height";
  var TOP = "top";
  var BOTTOM = "bottom";
  var LEFT = "left";
  var RIGHT = "right";
  var hexBlack = "#000";
  var transparent = hexBlack + "0";
  var mousemove = "mousemove";
  var mousedown = "mousedown";
  var mouseup = "mouseup";
  var mouseenter = "mouseenter";
  var mouseleave = "mouseleave";
  var dblclick = "dblclick";
  var resize = "resize";
  var scroll = "scroll";
  var change = "change";
  var dppxchange = "dppxchange";
  var LEGEND_DISP = "--";
  var domEnv = typeof window != "undefined";
  var doc = domEnv ? document : null;
  var win = domEnv ? window : null;
  var nav = domEnv ? navigator : null;
  var pxRatio;
  var query;
  function setPxRatio() {
    let _pxRatio = devicePixelRatio;
    if (pxRatio != _pxRatio) {
      pxRatio = _pxRatio;
      query && off(change, query, setPxRatio);
      query = matchMedia(`(min-resolution: ${pxRatio - 1e-3}dppx) and (max-resolution: ${pxRatio + 1e-3}dppx)`);
      on(change, query, setPxRatio);
      win.dispatchEvent(new CustomEvent(dppxchange));
    }
  }
  function addClass(el, c3) {
    if (c3 != null) {
      let cl = el.classList;
      !cl.contains(c3) && cl.add(c3);
    }
  }
  function remClass(el, c3) {
    let cl = el.classList;
    cl.contains(c3) && cl.remove(c3);
  }
  function setStylePx(el, name, value) {
    el.style[name] = value + "px";
  }
  function placeTag(tag, cls, targ, refEl) {
    let el = doc.createElement(tag);
    if (cls != null)
      addClass(el, cls);
    if (targ != null)
      targ.insertBefore(el, refEl);
    return el;
  }
  function placeDiv(cls, targ) {
    return placeTag("div", cls, targ);
  }
  var xformCache = /* @__PURE__ */ new WeakMap();
  function elTrans(el, xPos, yPos, xMax, yMax) {
    let xform = "translate(" + xPos + "px," + yPos + "px)";
    let xformOld = xformCache.get(el);
    if (xform != xformOld) {
      el.style.transform = xform;
      xformCache.set(el, xform);
      if (xPos < 0 || yPos < 0 || xPos > xMax || yPos > yMax)
        addClass(el, OFF);
      else
        remClass(el, OFF);
    }
  }
  var colorCache = /* @__PURE__ */ new WeakMap();
  function elColor(el, background, borderColor) {
    let newColor = background + borderColor;
    let oldColor = colorCache.get(el);
    if (newColor != oldColor) {
      colorCache.set(el, newColor);
      el.style.background = background;
      el.style.borderColor = borderColor;
    }
  }
  var sizeCache = /* @__PURE__ */ new WeakMap();
  function elSize(el, newWid, newHgt, centered) {
    let newSize = newWid + "" + newHgt;
    let oldSize = sizeCache.get(el);
    if (newSize != oldSize) {
      sizeCache.set(el, newSize);
      el.style.height = newHgt + "px";
      el.style.width = newWid + "px";
      el.style.marginLeft = centered ? -newWid / 2 + "px" : 0;
      el.style.marginTop = centered ? -newHgt / 2 + "px" : 0;
    }
  }
  var evOpts = { passive: true };
  var evOpts2 = { ...evOpts, capture: true };
  function on(ev, el, cb, capt) {
    el.addEventListener(ev, cb, capt ? evOpts2 : evOpts);
  }
  function off(ev, el, cb, capt) {
    el.removeEventListener(ev, cb, evOpts);
  }
  domEnv && setPxRatio();
  function closestIdx(num, arr, lo, hi) {
    let mid;
    lo = lo || 0;
    hi = hi || arr.length - 1;
    let bitwise = hi <= 2147483647;
    while (hi - lo > 1) {
      mid = bitwise ? lo + hi >> 1 : floor((lo + hi) / 2);
      if (arr[mid] < num)
        lo = mid;
      else
        hi = mid;
    }
    if (num - arr[lo] <= arr[hi] - num)
      return lo;
    return hi;
  }
  function makeIndexOfs(predicate) {
    let indexOfs = (data2, _i0, _i1) => {
      let i0 = -1;
      let i1 = -1;
      for (let i3 = _i0; i3 <= _i1; i3++) {
        if (predicate(data2[i3])) {
          i0 = i3;
          break;
        }
      }
      for (let i3 = _i1; i3 >= _i0; i3--) {
        if (predicate(data2[i3])) {
          i1 = i3;
          break;
        }
      }
      return [i0, i1];
    };
    return indexOfs;
  }
  var notNullish = (v3) => v3 != null;
  var isPositive = (v3) => v3 != null && v3 > 0;
  var nonNullIdxs = makeIndexOfs(notNullish);
  var positiveIdxs = makeIndexOfs(isPositive);
  function getMinMax(data2, _i0, _i1, sorted = 0, log = false) {
    let getEdgeIdxs = log ? positiveIdxs : nonNullIdxs;
    let predicate = log ? isPositive : notNullish;
    [_i0, _i1] = getEdgeIdxs(data2, _i0, _i1);
    let _min = data2[_i0];
    let _max = data2[_i0];
    if (_i0 > -1) {
      if (sorted == 1) {
        _min = data2[_i0];
        _max = data2[_i1];
      } else if (sorted == -1) {
        _min = data2[_i1];
        _max = data2[_i0];
      } else {
        for (let i3 = _i0; i3 <= _i1; i3++) {
          let v3 = data2[i3];
          if (predicate(v3)) {
            if (v3 < _min)
              _min = v3;
            else if (v3 > _max)
              _max = v3;
          }
        }
      }
    }
    return [_min ?? inf, _max ?? -inf];
  }
  function rangeLog(min2, max2, base, fullMags) {
    let minSign = sign(min2);
    let maxSign = sign(max2);
    if (min2 == max2) {
      if (minSign == -1) {
        min2 *= base;
        max2 /= base;
      } else {
        min2 /= base;
        max2 *= base;
      }
    }
    let logFn = base == 10 ? log10 : log2;
    let growMinAbs = minSign == 1 ? floor : ceil;
    let growMaxAbs = maxSign == 1 ? ceil : floor;
    let minExp = growMinAbs(logFn(abs(min2)));
    let maxExp = growMaxAbs(logFn(abs(max2)));
    let minIncr = pow(base, minExp);
    let maxIncr = pow(base, maxExp);
    if (base == 10) {
      if (minExp < 0)
        minIncr = roundDec(minIncr, -minExp);
      if (maxExp < 0)
        maxIncr = roundDec(maxIncr, -maxExp);
    }
    if (fullMags || base == 2) {
      min2 = minIncr * minSign;
      max2 = maxIncr * maxSign;
    } else {
      min2 = incrRoundDn(min2, minIncr);
      max2 = incrRoundUp(max2, maxIncr);
    }
    return [min2, max2];
  }
  function rangeAsinh(min2, max2, base, fullMags) {
    let minMax = rangeLog(min2, max2, base, fullMags);
    if (min2 == 0)
      minMax[0] = 0;
    if (max2 == 0)
      minMax[1] = 0;
    return minMax;
  }
  var rangePad = 0.1;
  var autoRangePart = {
    mode: 3,
    pad: rangePad
  };
  var _eqRangePart = {
    pad: 0,
    soft: null,
    mode: 0
  };
  var _eqRange = {
    min: _eqRangePart,
    max: _eqRangePart
  };
  function rangeNum(_min, _max, mult, extra) {
    if (isObj(mult))
      return _rangeNum(_min, _max, mult);
    _eqRangePart.pad = mult;
    _eqRangePart.soft = extra ? 0 : null;
    _eqRangePart.mode = extra ? 3 : 0;
    return _rangeNum(_min, _max, _eqRange);
  }
  function ifNull(lh, rh) {
    return lh == null ? rh : lh;
  }
  function hasData(data2, idx0, idx1) {
    idx0 = ifNull(idx0, 0);
    idx1 = ifNull(idx1, data2.length - 1);
    while (idx0 <= idx1) {
      if (data2[idx0] != null)
        return true;
      idx0++;
    }
    return false;
  }
  function _rangeNum(_min, _max, cfg) {
    let cmin = cfg.min;
    let cmax = cfg.max;
    let padMin = ifNull(cmin.pad, 0);
    let padMax = ifNull(cmax.pad, 0);
    let hardMin = ifNull(cmin.hard, -inf);
    let hardMax = ifNull(cmax.hard, inf);
    let softMin = ifNull(cmin.soft, inf);
    let softMax = ifNull(cmax.soft, -inf);
    let softMinMode = ifNull(cmin.mode, 0);
    let softMaxMode = ifNull(cmax.mode, 0);
    let delta = _max - _min;
    let deltaMag = log10(delta);
    let scalarMax = max(abs(_min), abs(_max));
    let scalarMag = log10(scalarMax);
    let scalarMagDelta = abs(scalarMag - deltaMag);
    if (delta < 1e-24 || scalarMagDelta > 10) {
      delta = 0;
      if (_min == 0 || _max == 0) {
        delta = 1e-24;
        if (softMinMode == 2 && softMin != inf)
          padMin = 0;
        if (softMaxMode == 2 && softMax != -inf)
          padMax = 0;
      }
    }
    let nonZeroDelta = delta || scalarMax || 1e3;
    let mag = log10(nonZeroDelta);
    let base = pow(10, floor(mag));
    let _padMin = nonZeroDelta * (delta == 0 ? _min == 0 ? 0.1 : 1 : padMin);
    let _newMin = roundDec(incrRoundDn(_min - _padMin, base / 10), 24);
    let _softMin = _min >= softMin && (softMinMode == 1 || softMinMode == 3 && _newMin <= softMin || softMinMode == 2 && _newMin >= softMin) ? softMin : inf;
    let minLim = max(hardMin, _newMin < _softMin && _min >= _softMin ? _softMin : min(_softMin, _newMin));
    let _padMax = nonZeroDelta * (delta == 0 ? _max == 0 ? 0.1 : 1 : padMax);
    let _newMax = roundDec(incrRoundUp(_max + _padMax, base / 10), 24);
    let _softMax = _max <= softMax && (softMaxMode == 1 || softMaxMode == 3 && _newMax >= softMax || softMaxMode == 2 && _newMax <= softMax) ? softMax : -inf;
    let maxLim = min(hardMax, _newMax > _softMax && _max <= _softMax ? _softMax : max(_softMax, _newMax));
    if (minLim == maxLim && minLim == 0)
      maxLim = 100;
    return [minLim, maxLim];
  }
  var numFormatter = new Intl.NumberFormat(domEnv ? nav.language : "en-US");
  var fmtNum = (val) => numFormatter.format(val);
  var M = Math;
  var PI = M.PI;
  var abs = M.abs;
  var floor = M.floor;
  var round = M.round;
  var ceil = M.ceil;
  var min = M.min;
  var max = M.max;
  var pow = M.pow;
  var sign = M.sign;
  var log10 = M.log10;
  var log2 = M.log2;
  var sinh = (v3, linthresh = 1) => M.sinh(v3) * linthresh;
  var asinh = (v3, linthresh = 1) => M.asinh(v3 / linthresh);
  var inf = Infinity;
  function numIntDigits(x2) {
    return (log10((x2 ^ x2 >> 31) - (x2 >> 31)) | 0) + 1;
  }
  function clamp(num, _min, _max) {
    return min(max(num, _min), _max);
  }
  function isFn(v3) {
    return typeof v3 == "function";
  }
  function fnOrSelf(v3) {
    return isFn(v3) ? v3 : () => v3;
  }
  var noop = () => {
  };
  var retArg0 = (_0) => _0;
  var retArg1 = (_0, _1) => _1;
  var retNull = (_4) => null;
  var retTrue = (_4) => true;
  var retEq = (a4, b) => a4 == b;
  var regex6 = /\.\d*?(?=9{6,}|0{6,})/gm;
  var fixFloat = (val) => {
    if (isInt(val) || fixedDec.has(val))
      return val;
    const str = `${val}`;
    const match = str.match(regex6);
    if (match == null)
      return val;
    let len = match[0].length - 1;
    if (str.indexOf("e-") != -1) {
      let [num, exp] = str.split("e");
      return +`${fixFloat(num)}e${exp}`;
    }
    return roundDec(val, len);
  };
  function incrRound(num, incr) {
    return fixFloat(roundDec(fixFloat(num / incr)) * incr);
  }
  function incrRoundUp(num, incr) {
    return fixFloat(ceil(fixFloat(num / incr)) * incr);
  }
  function incrRoundDn(num, incr) {
    return fixFloat(floor(fixFloat(num / incr)) * incr);
  }
  function roundDec(val, dec = 0) {
    if (isInt(val))
      return val;
    let p3 = 10 ** dec;
    let n2 = val * p3 * (1 + Number.EPSILON);
    return round(n2) / p3;
  }
  var fixedDec = /* @__PURE__ */ new Map();
  function guessDec(num) {
    return (("" + num).split(".")[1] || "").length;
  }
  function genIncrs(base, minExp, maxExp, mults) {
    let incrs = [];
    let multDec = mults.map(guessDec);
    for (let exp = minExp; exp < maxExp; exp++) {
      let expa = abs(exp);
      let mag = roundDec(pow(base, exp), expa);
      for (let i3 = 0; i3 < mults.length; i3++) {
        let _incr = base == 10 ? +`${mults[i3]}e${exp}` : mults[i3] * mag;
        let dec = (exp >= 0 ? 0 : expa) + (exp >= multDec[i3] ? 0 : multDec[i3]);
        let incr = base == 10 ? _incr : roundDec(_incr, dec);
        incrs.push(incr);
        fixedDec.set(incr, dec);
      }
    }
    return incrs;
  }
  var EMPTY_OBJ = {};
  var EMPTY_ARR = [];
  var nullNullTuple = [null, null];
  var isArr = Array.isArray;
  var isInt = Number.isInteger;
  var isUndef = (v3) => v3 === void 0;
  function isStr(v3) {
    return typeof v3 == "string";
  }
  function isObj(v3) {
    let is = false;
    if (v3 != null) {
      let c3 = v3.constructor;
      is = c3 == null || c3 == Object;
    }
    return is;
  }
  function fastIsObj(v3) {
    return v3 != null && typeof v3 == "object";
  }
  var TypedArray = Object.getPrototypeOf(Uint8Array);
  var __proto__ = "__proto__";
  function copy(o4, _isObj = isObj) {
    let out;
    if (isArr(o4)) {
      let val = o4.find((v3) => v3 != null);
      if (isArr(val) || _isObj(val)) {
        out = Array(o4.length);
        for (let i3 = 0; i3 < o4.length; i3++)
          out[i3] = copy(o4[i3], _isObj);
      } else
        out = o4.slice();
    } else if (o4 instanceof TypedArray)
      out = o4.slice();
    else if (_isObj(o4)) {
      out = {};
      for (let k2 in o4) {
        if (k2 != __proto__)
          out[k2] = copy(o4[k2], _isObj);
      }
    } else
      out = o4;
    return out;
  }
  function assign(targ) {
    let args = arguments;
    for (let i3 = 1; i3 < args.length; i3++) {
      let src = args[i3];
      for (let key in src) {
        if (key != __proto__) {
          if (isObj(targ[key]))
            assign(targ[key], copy(src[key]));
          else
            targ[key] = copy(src[key]);
        }
      }
    }
    return targ;
  }
  var NULL_REMOVE = 0;
  var NULL_RETAIN = 1;
  var NULL_EXPAND = 2;
  function nullExpand(yVals, nullIdxs, alignedLen) {
    for (let i3 = 0, xi, lastNullIdx = -1; i3 < nullIdxs.length; i3++) {
      let nullIdx = nullIdxs[i3];
      if (nullIdx > lastNullIdx) {
        xi = nullIdx - 1;
        while (xi >= 0 && yVals[xi] == null)
          yVals[xi--] = null;
        xi = nullIdx + 1;
        while (xi < alignedLen && yVals[xi] == null)
          yVals[lastNullIdx = xi++] = null;
      }
    }
  }
  function join(tables, nullModes) {
    if (allHeadersSame(tables)) {
      let table = tables[0].slice();
      for (let i3 = 1; i3 < tables.length; i3++)
        table.push(...tables[i3].slice(1));
      if (!isAsc(table[0]))
        table = sortCols(table);
      return table;
    }
    let xVals = /* @__PURE__ */ new Set();
    for (let ti = 0; ti < tables.length; ti++) {
      let t3 = tables[ti];
      let xs = t3[0];
      let len = xs.length;
      for (let i3 = 0; i3 < len; i3++)
        xVals.add(xs[i3]);
    }
    let data2 = [Array.from(xVals).sort((a4, b) => a4 - b)];
    let alignedLen = data2[0].length;
    let xIdxs = /* @__PURE__ */ new Map();
    for (let i3 = 0; i3 < alignedLen; i3++)
      xIdxs.set(data2[0][i3], i3);
    for (let ti = 0; ti < tables.length; ti++) {
      let t3 = tables[ti];
      let xs = t3[0];
      for (let si = 1; si < t3.length; si++) {
        let ys = t3[si];
        let yVals = Array(alignedLen).fill(void 0);
        let nullMode = nullModes ? nullModes[ti][si] : NULL_RETAIN;
        let nullIdxs = [];
        for (let i3 = 0; i3 < ys.length; i3++) {
          let yVal = ys[i3];
          let alignedIdx = xIdxs.get(xs[i3]);
          if (yVal === null) {
            if (nullMode != NULL_REMOVE) {
              yVals[alignedIdx] = yVal;
              if (nullMode == NULL_EXPAND)
                nullIdxs.push(alignedIdx);
            }
          } else
            yVals[alignedIdx] = yVal;
        }
        nullExpand(yVals, nullIdxs, alignedLen);
        data2.push(yVals);
      }
    }
    return data2;
  }
  var microTask = typeof queueMicrotask == "undefined" ? (fn) => Promise.resolve().then(fn) : queueMicrotask;
  function sortCols(table) {
    let head = table[0];
    let rlen = head.length;
    let idxs = Array(rlen);
    for (let i3 = 0; i3 < idxs.length; i3++)
      idxs[i3] = i3;
    idxs.sort((i0, i1) => head[i0] - head[i1]);
    let table2 = [];
    for (let i3 = 0; i3 < table.length; i3++) {
      let row = table[i3];
      let row2 = Array(rlen);
      for (let j2 = 0; j2 < rlen; j2++)
        row2[j2] = row[idxs[j2]];
      table2.push(row2);
    }
    return table2;
  }
  function allHeadersSame(tables) {
    let vals0 = tables[0][0];
    let len0 = vals0.length;
    for (let i3 = 1; i3 < tables.length; i3++) {
      let vals1 = tables[i3][0];
      if (vals1.length != len0)
        return false;
      if (vals1 != vals0) {
        for (let j2 = 0; j2 < len0; j2++) {
          if (vals1[j2] != vals0[j2])
            return false;
        }
      }
    }
    return true;
  }
  function isAsc(vals, samples = 100) {
    const len = vals.length;
    if (len <= 1)
      return true;
    let firstIdx = 0;
    let lastIdx = len - 1;
    while (firstIdx <= lastIdx && vals[firstIdx] == null)
      firstIdx++;
    while (lastIdx >= firstIdx && vals[lastIdx] == null)
      lastIdx--;
    if (lastIdx <= firstIdx)
      return true;
    const stride = max(1, floor((lastIdx - firstIdx + 1) / samples));
    for (let prevVal = vals[firstIdx], i3 = firstIdx + stride; i3 <= lastIdx; i3 += stride) {
      const v3 = vals[i3];
      if (v3 != null) {
        if (v3 <= prevVal)
          return false;
        prevVal = v3;
      }
    }
    return true;
  }
  var months = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December"
  ];
  var days = [
    "Sunday",
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday"
  ];
  function slice3(str) {
    return str.slice(0, 3);
  }
  var days3 = days.map(slice3);
  var months3 = months.map(slice3);
  var engNames = {
    MMMM: months,
    MMM: months3,
    WWWW: days,
    WWW: days3
  };
  function zeroPad2(int) {
    return (int < 10 ? "0" : "") + int;
  }
  function zeroPad3(int) {
    return (int < 10 ? "00" : int < 100 ? "0" : "") + int;
  }
  var subs = {
    // 2019
    YYYY: (d3) => d3.getFullYear(),
    // 19
    YY: (d3) => (d3.getFullYear() + "").slice(2),
    // July
    MMMM: (d3, names) => names.MMMM[d3.getMonth()],
    // Jul
    MMM: (d3, names) => names.MMM[d3.getMonth()],
    // 07
    MM: (d3) => zeroPad2(d3.getMonth() + 1),
    // 7
    M: (d3) => d3.getMonth() + 1,
    // 09
    DD: (d3) => zeroPad2(d3.getDate()),
    // 9
    D: (d3) => d3.getDate(),
    // Monday
    WWWW: (d3, names) => names.WWWW[d3.getDay()],
    // Mon
    WWW: (d3, names) => names.WWW[d3.getDay()],
    // 03
    HH: (d3) => zeroPad2(d3.getHours()),
    // 3
    H: (d3) => d3.getHours(),
    // 9 (12hr, unpadded)
    h: (d3) => {
      let h3 = d3.getHours();
      return h3 == 0 ? 12 : h3 > 12 ? h3 - 12 : h3;
    },
    // AM
    AA: (d3) => d3.getHours() >= 12 ? "PM" : "AM",
    // am
    aa: (d3) => d3.getHours() >= 12 ? "pm" : "am",
    // a
    a: (d3) => d3.getHours() >= 12 ? "p" : "a",
    // 09
    mm: (d3) => zeroPad2(d3.getMinutes()),
    // 9
    m: (d3) => d3.getMinutes(),
    // 09
    ss: (d3) => zeroPad2(d3.getSeconds()),
    // 9
    s: (d3) => d3.getSeconds(),
    // 374
    fff: (d3) => zeroPad3(d3.getMilliseconds())
  };
  function fmtDate(tpl, names) {
    names = names || engNames;
    let parts = [];
    let R = /\{([a-z]+)\}|[^{]+/gi, m3;
    while (m3 = R.exec(tpl))
      parts.push(m3[0][0] == "{" ? subs[m3[1]] : m3[0]);
    return (d3) => {
      let out = "";
      for (let i3 = 0; i3 < parts.length; i3++)
        out += typeof parts[i3] == "string" ? parts[i3] : parts[i3](d3, names);
      return out;
    };
  }
  var localTz = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  function tzDate(date, tz) {
    let date2;
    if (tz == "UTC" || tz == "Etc/UTC")
      date2 = new Date(+date + date.getTimezoneOffset() * 6e4);
    else if (tz == localTz)
      date2 = date;
    else {
      date2 = new Date(date.toLocaleString("en-US", { timeZone: tz }));
      date2.setMilliseconds(date.getMilliseconds());
    }
    return date2;
  }
  var onlyWhole = (v3) => v3 % 1 == 0;
  var allMults = [1, 2, 2.5, 5];
  var decIncrs = genIncrs(10, -32, 0, allMults);
  var oneIncrs = genIncrs(10, 0, 32, allMults);
  var wholeIncrs = oneIncrs.filter(onlyWhole);
  var numIncrs = decIncrs.concat(oneIncrs);
  var NL = "\n";
  var yyyy = "{YYYY}";
  var NLyyyy = NL + yyyy;
  var md = "{M}/{D}";
  var NLmd = NL + md;
  var NLmdyy = NLmd + "/{YY}";
  var aa = "{aa}";
  var hmm = "{h}:{mm}";
  var hmmaa = hmm + aa;
  var NLhmmaa = NL + hmmaa;
  var ss = ":{ss}";
  var _3 = null;
  function genTimeStuffs(ms) {
    let s3 = ms * 1e3, m3 = s3 * 60, h3 = m3 * 60, d3 = h3 * 24, mo = d3 * 30, y3 = d3 * 365;
    let subSecIncrs = ms == 1 ? genIncrs(10, 0, 3, allMults).filter(onlyWhole) : genIncrs(10, -3, 0, allMults);
    let timeIncrs = subSecIncrs.concat([
      // minute divisors (# of secs)
      s3,
      s3 * 5,
      s3 * 10,
      s3 * 15,
      s3 * 30,
      // hour divisors (# of mins)
      m3,
      m3 * 5,
      m3 * 10,
      m3 * 15,
      m3 * 30,
      // day divisors (# of hrs)
      h3,
      h3 * 2,
      h3 * 3,
      h3 * 4,
      h3 * 6,
      h3 * 8,
      h3 * 12,
      // month divisors TODO: need more?
      d3,
      d3 * 2,
      d3 * 3,
      d3 * 4,
      d3 * 5,
      d3 * 6,
      d3 * 7,
      d3 * 8,
      d3 * 9,
      d3 * 10,
      d3 * 15,
      // year divisors (# months, approx)
      mo,
      mo * 2,
      mo * 3,
      mo * 4,
      mo * 6,
      // century divisors
      y3,
      y3 * 2,
      y3 * 5,
      y3 * 10,
      y3 * 25,
      y3 * 50,
      y3 * 100
    ]);
    const _timeAxisStamps = [
      //   tick incr    default          year                    month   day                   hour    min       sec   mode
      [y3, yyyy, _3, _3, _3, _3, _3, _3, 1],
      [d3 * 28, "{MMM}", NLyyyy, _3, _3, _3, _3, _3, 1],
      [d3, md, NLyyyy, _3, _3, _3, _3, _3, 1],
      [h3, "{h}" + aa, NLmdyy, _3, NLmd, _3, _3, _3, 1],
      [m3, hmmaa, NLmdyy, _3, NLmd, _3, _3, _3, 1],
      [s3, ss, NLmdyy + " " + hmmaa, _3, NLmd + " " + hmmaa, _3, NLhmmaa, _3, 1],
      [ms, ss + ".{fff}", NLmdyy + " " + hmmaa, _3, NLmd + " " + hmmaa, _3, NLhmmaa, _3, 1]
    ];
    function timeAxisSplits(tzDate2) {
      return (self, axisIdx, scaleMin, scaleMax, foundIncr, foundSpace) => {
        let splits = [];
        let isYr = foundIncr >= y3;
        let isMo = foundIncr >= mo && foundIncr < y3;
        let minDate = tzDate2(scaleMin);
        let minDateTs = roundDec(minDate * ms, 3);
        let minMin = mkDate(minDate.getFullYear(), isYr ? 0 : minDate.getMonth(), isMo || isYr ? 1 : minDate.getDate());
        let minMinTs = roundDec(minMin * ms, 3);
        if (isMo || isYr) {
          let moIncr = isMo ? foundIncr / mo : 0;
          let yrIncr = isYr ? foundIncr / y3 : 0;
          let split = minDateTs == minMinTs ? minDateTs : roundDec(mkDate(minMin.getFullYear() + yrIncr, minMin.getMonth() + moIncr, 1) * ms, 3);
          let splitDate = new Date(round(split / ms));
          let baseYear = splitDate.getFullYear();
          let baseMonth = splitDate.getMonth();
          for (let i3 = 0; split <= scaleMax; i3++) {
            let next = mkDate(baseYear + yrIncr * i3, baseMonth + moIncr * i3, 1);
            let offs = next - tzDate2(roundDec(next * ms, 3));
            split = roundDec((+next + offs) * ms, 3);
            if (split <= scaleMax)
              splits.push(split);
          }
        } else {
          let incr0 = foundIncr >= d3 ? d3 : foundIncr;
          let tzOffset = floor(scaleMin) - floor(minDateTs);
          let split = minMinTs + tzOffset + incrRoundUp(minDateTs - minMinTs, incr0);
          splits.push(split);
          let date0 = tzDate2(split);
          let prevHour = date0.getHours() + date0.getMinutes() / m3 + date0.getSeconds() / h3;
          let incrHours = foundIncr / h3;
          let minSpace = self.axes[axisIdx]._space;
          let pctSpace = foundSpace / minSpace;
          while (1) {
            split = roundDec(split + foundIncr, ms == 1 ? 0 : 3);
            if (split > scaleMax)
              break;
            if (incrHours > 1) {
              let expectedHour = floor(roundDec(prevHour + incrHours, 6)) % 24;
              let splitDate = tzDate2(split);
              let actualHour = splitDate.getHours();
              let dstShift = actualHour - expectedHour;
              if (dstShift > 1)
                dstShift = -1;
              split -= dstShift * h3;
              prevHour = (prevHour + incrHours) % 24;
              let prevSplit = splits[splits.length - 1];
              let pctIncr = roundDec((split - prevSplit) / foundIncr, 3);
              if (pctIncr * pctSpace >= 0.7)
                splits.push(split);
            } else
              splits.push(split);
          }
        }
        return splits;
      };
    }
    return [
      timeIncrs,
      _timeAxisStamps,
      timeAxisSplits
    ];
  }
  var [timeIncrsMs, _timeAxisStampsMs, timeAxisSplitsMs] = genTimeStuffs(1);
  var [timeIncrsS, _timeAxisStampsS, timeAxisSplitsS] = genTimeStuffs(1e-3);
  genIncrs(2, -53, 53, [1]);
  function timeAxisStamps(stampCfg, fmtDate2) {
    return stampCfg.map((s3) => s3.map(
      (v3, i3) => i3 == 0 || i3 == 8 || v3 == null ? v3 : fmtDate2(i3 == 1 || s3[8] == 0 ? v3 : s3[1] + v3)
    ));
  }
  function timeAxisVals(tzDate2, stamps) {
    return (self, splits, axisIdx, foundSpace, foundIncr) => {
      let s3 = stamps.find((s4) => foundIncr >= s4[0]) || stamps[stamps.length - 1];
      let prevYear;
      let prevMnth;
      let prevDate;
      let prevHour;
      let prevMins;
      let prevSecs;
      return splits.map((split) => {
        let date = tzDate2(split);
        let newYear = date.getFullYear();
        let newMnth = date.getMonth();
        let newDate = date.getDate();
        let newHour = date.getHours();
        let newMins = date.getMinutes();
        let newSecs = date.getSeconds();
        let stamp = newYear != prevYear && s3[2] || newMnth != prevMnth && s3[3] || newDate != prevDate && s3[4] || newHour != prevHour && s3[5] || newMins != prevMins && s3[6] || newSecs != prevSecs && s3[7] || s3[1];
        prevYear = newYear;
        prevMnth = newMnth;
        prevDate = newDate;
        prevHour = newHour;
        prevMins = newMins;
        prevSecs = newSecs;
        return stamp(date);
      });
    };
  }
  function timeAxisVal(tzDate2, dateTpl) {
    let stamp = fmtDate(dateTpl);
    return (self, splits, axisIdx, foundSpace, foundIncr) => splits.map((split) => stamp(tzDate2(split)));
  }
  function mkDate(y3, m3, d3) {
    return new Date(y3, m3, d3);
  }
  function timeSeriesStamp(stampCfg, fmtDate2) {
    return fmtDate2(stampCfg);
  }
  var _timeSeriesStamp = "{YYYY}-{MM}-{DD} {h}:{mm}{aa}";
  function timeSeriesVal(tzDate2, stamp) {
    return (self, val, seriesIdx, dataIdx) => dataIdx == null ? LEGEND_DISP : stamp(tzDate2(val));
  }
  function legendStroke(self, seriesIdx) {
    let s3 = self.series[seriesIdx];
    return s3.width ? s3.stroke(self, seriesIdx) : s3.points.width ? s3.points.stroke(self, seriesIdx) : null;
  }
  function legendFill(self, seriesIdx) {
    return self.series[seriesIdx].fill(self, seriesIdx);
  }
  var legendOpts = {
    show: true,
    live: true,
    isolate: false,
    mount: noop,
    markers: {
      show: true,
      width: 2,
      stroke: legendStroke,
      fill: legendFill,
      dash: "solid"
    },
    idx: null,
    idxs: null,
    values: []
  };
  function cursorPointShow(self, si) {
    let o4 = self.cursor.points;
    let pt = placeDiv();
    let size = o4.size(self, si);
    setStylePx(pt, WIDTH, size);
    setStylePx(pt, HEIGHT, size);
    let mar = size / -2;
    setStylePx(pt, "marginLeft", mar);
    setStylePx(pt, "marginTop", mar);
    let width2 = o4.width(self, si, size);
    width2 && setStylePx(pt, "borderWidth", width2);
    return pt;
  }
  function cursorPointFill(self, si) {
    let sp = self.series[si].points;
    return sp._fill || sp._stroke;
  }
  function cursorPointStroke(self, si) {
    let sp = self.series[si].points;
    return sp._stroke || sp._fill;
  }
  function cursorPointSize(self, si) {
    let sp = self.series[si].points;
    return sp.size;
  }
  var moveTuple = [0, 0];
  function cursorMove(self, mouseLeft1, mouseTop1) {
    moveTuple[0] = mouseLeft1;
    moveTuple[1] = mouseTop1;
    return moveTuple;
  }
  function filtBtn0(self, targ, handle, onlyTarg = true) {
    return (e3) => {
      e3.button == 0 && (!onlyTarg || e3.target == targ) && handle(e3);
    };
  }
  function filtTarg(self, targ, handle, onlyTarg = true) {
    return (e3) => {
      (!onlyTarg || e3.target == targ) && handle(e3);
    };
  }
  var cursorOpts = {
    show: true,
    x: true,
    y: true,
    lock: false,
    move: cursorMove,
    points: {
      one: false,
      show: cursorPointShow,
      size: cursorPointSize,
      width: 0,
      stroke: cursorPointStroke,
      fill: cursorPointFill
    },
    bind: {
      mousedown: filtBtn0,
      mouseup: filtBtn0,
      click: filtBtn0,
      // legend clicks, not .u-over clicks
      dblclick: filtBtn0,
      mousemove: filtTarg,
      mouseleave: filtTarg,
      mouseenter: filtTarg
    },
    drag: {
      setScale: true,
      x: true,
      y: false,
      dist: 0,
      uni: null,
      click: (self, e3) => {
        e3.stopPropagation();
        e3.stopImmediatePropagation();
      },
      _x: false,
      _y: false
    },
    focus: {
      dist: (self, seriesIdx, dataIdx, valPos, curPos) => valPos - curPos,
      prox: -1,
      bias: 0
    },
    hover: {
      skip: [void 0],
      prox: null,
      bias: 0
    },
    left: -10,
    top: -10,
    idx: null,
    dataIdx: null,
    idxs: null,
    event: null
  };
  var axisLines = {
    show: true,
    stroke: "rgba(0,0,0,0.07)",
    width: 2
    //	dash: [],
  };
  var grid = assign({}, axisLines, {
    filter: retArg1
  });
  var ticks = assign({}, grid, {
    size: 10
  });
  var border = assign({}, axisLines, {
    show: false
  });
  var font = '12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"';
  var labelFont = "bold " + font;
  var lineGap = 1.5;
  var xAxisOpts = {
    show: true,
    scale: "x",
    stroke: hexBlack,
    space: 50,
    gap: 5,
    alignTo: 1,
    size: 50,
    labelGap: 0,
    labelSize: 30,
    labelFont,
    side: 2,
    //	class: "x-vals",
    //	incrs: timeIncrs,
    //	values: timeVals,
    //	filter: retArg1,
    grid,
    ticks,
    border,
    font,
    lineGap,
    rotate: 0
  };
  var numSeriesLabel = "Value";
  var timeSeriesLabel = "Time";
  var xSeriesOpts = {
    show: true,
    scale: "x",
    auto: false,
    sorted: 1,
    //	label: "Time",
    //	value: v => stamp(new Date(v * 1e3)),
    // internal caches
    min: inf,
    max: -inf,
    idxs: []
  };
  function numAxisVals(self, splits, axisIdx, foundSpace, foundIncr) {
    return splits.map((v3) => v3 == null ? "" : fmtNum(v3));
  }
  function numAxisSplits(self, axisIdx, scaleMin, scaleMax, foundIncr, foundSpace, forceMin) {
    let splits = [];
    let numDec = fixedDec.get(foundIncr) || 0;
    scaleMin = forceMin ? scaleMin : roundDec(incrRoundUp(scaleMin, foundIncr), numDec);
    for (let val = scaleMin; val <= scaleMax; val = roundDec(val + foundIncr, numDec))
      splits.push(Object.is(val, -0) ? 0 : val);
    return splits;
  }
  function logAxisSplits(self, axisIdx, scaleMin, scaleMax, foundIncr, foundSpace, forceMin) {
    const splits = [];
    const logBase = self.scales[self.axes[axisIdx].scale].log;
    const logFn = logBase == 10 ? log10 : log2;
    const exp = floor(logFn(scaleMin));
    foundIncr = pow(logBase, exp);
    if (logBase == 10)
      foundIncr = numIncrs[closestIdx(foundIncr, numIncrs)];
    let split = scaleMin;
    let nextMagIncr = foundIncr * logBase;
    if (logBase == 10)
      nextMagIncr = numIncrs[closestIdx(nextMagIncr, numIncrs)];
    do {
      splits.push(split);
      split = split + foundIncr;
      if (logBase == 10 && !fixedDec.has(split))
        split = roundDec(split, fixedDec.get(foundIncr));
      if (split >= nextMagIncr) {
        foundIncr = split;
        nextMagIncr = foundIncr * logBase;
        if (logBase == 10)
          nextMagIncr = numIncrs[closestIdx(nextMagIncr, numIncrs)];
      }
    } while (split <= scaleMax);
    return splits;
  }
  function asinhAxisSplits(self, axisIdx, scaleMin, scaleMax, foundIncr, foundSpace, forceMin) {
    let sc = self.scales[self.axes[axisIdx].scale];
    let linthresh = sc.asinh;
    let posSplits = scaleMax > linthresh ? logAxisSplits(self, axisIdx, max(linthresh, scaleMin), scaleMax, foundIncr) : [linthresh];
    let zero = scaleMax >= 0 && scaleMin <= 0 ? [0] : [];
    let negSplits = scaleMin < -linthresh ? logAxisSplits(self, axisIdx, max(linthresh, -scaleMax), -scaleMin, foundIncr) : [linthresh];
    return negSplits.reverse().map((v3) => -v3).concat(zero, posSplits);
  }
  var RE_ALL = /./;
  var RE_12357 = /[12357]/;
  var RE_125 = /[125]/;
  var RE_1 = /1/;
  var _filt = (splits, distr, re, keepMod) => splits.map((v3, i3) => distr == 4 && v3 == 0 || i3 % keepMod == 0 && re.test(v3.toExponential()[v3 < 0 ? 1 : 0]) ? v3 : null);
  function log10AxisValsFilt(self, splits, axisIdx, foundSpace, foundIncr) {
    let axis = self.axes[axisIdx];
    let scaleKey = axis.scale;
    let sc = self.scales[scaleKey];
    let valToPos = self.valToPos;
    let minSpace = axis._space;
    let _10 = valToPos(10, scaleKey);
    let re = valToPos(9, scaleKey) - _10 >= minSpace ? RE_ALL : valToPos(7, scaleKey) - _10 >= minSpace ? RE_12357 : valToPos(5, scaleKey) - _10 >= minSpace ? RE_125 : RE_1;
    if (re == RE_1) {
      let magSpace = abs(valToPos(1, scaleKey) - _10);
      if (magSpace < minSpace)
        return _filt(splits.slice().reverse(), sc.distr, re, ceil(minSpace / magSpace)).reverse();
    }
    return _filt(splits, sc.distr, re, 1);
  }
  function log2AxisValsFilt(self, splits, axisIdx, foundSpace, foundIncr) {
    let axis = self.axes[axisIdx];
    let scaleKey = axis.scale;
    let minSpace = axis._space;
    let valToPos = self.valToPos;
    let magSpace = abs(valToPos(1, scaleKey) - valToPos(2, scaleKey));
    if (magSpace < minSpace)
      return _filt(splits.slice().reverse(), 3, RE_ALL, ceil(minSpace / magSpace)).reverse();
    return splits;
  }
  function numSeriesVal(self, val, seriesIdx, dataIdx) {
    return dataIdx == null ? LEGEND_DISP : val == null ? "" : fmtNum(val);
  }
  var yAxisOpts = {
    show: true,
    scale: "y",
    stroke: hexBlack,
    space: 30,
    gap: 5,
    alignTo: 1,
    size: 50,
    labelGap: 0,
    labelSize: 30,
    labelFont,
    side: 3,
    //	class: "y-vals",
    //	incrs: numIncrs,
    //	values: (vals, space) => vals,
    //	filter: retArg1,
    grid,
    ticks,
    border,
    font,
    lineGap,
    rotate: 0
  };
  function ptDia(width2, mult) {
    let dia = 3 + (width2 || 1) * 2;
    return roundDec(dia * mult, 3);
  }
  function seriesPointsShow(self, si) {
    let { scale, idxs } = self.series[0];
    let xData = self._data[0];
    let p0 = self.valToPos(xData[idxs[0]], scale, true);
    let p1 = self.valToPos(xData[idxs[1]], scale, true);
    let dim = abs(p1 - p0);
    let s3 = self.series[si];
    let maxPts = dim / (s3.points.space * pxRatio);
    return idxs[1] - idxs[0] <= maxPts;
  }
  var facet = {
    scale: null,
    auto: true,
    sorted: 0,
    // internal caches
    min: inf,
    max: -inf
  };
  var gaps = (self, seriesIdx, idx0, idx1, nullGaps) => nullGaps;
  var xySeriesOpts = {
    show: true,
    auto: true,
    sorted: 0,
    gaps,
    alpha: 1,
    facets: [
      assign({}, facet, { scale: "x" }),
      assign({}, facet, { scale: "y" })
    ]
  };
  var ySeriesOpts = {
    scale: "y",
    auto: true,
    sorted: 0,
    show: true,
    spanGaps: false,
    gaps,
    alpha: 1,
    points: {
      show: seriesPointsShow,
      filter: null
      //  paths:
      //	stroke: "#000",
      //	fill: "#fff",
      //	width: 1,
      //	size: 10,
    },
    //	label: "Value",
    //	value: v => v,
    values: null,
    // internal caches
    min: inf,
    max: -inf,
    idxs: [],
    path: null,
    clip: null
  };
  function clampScale(self, val, scaleMin, scaleMax, scaleKey) {
    return scaleMin / 10;
  }
  var xScaleOpts = {
    time: FEAT_TIME,
    auto: true,
    distr: 1,
    log: 10,
    asinh: 1,
    min: null,
    max: null,
    dir: 1,
    ori: 0
  };
  var yScaleOpts = assign({}, xScaleOpts, {
    time: false,
    ori: 1
  });
  var syncs = {};
  function _sync(key, opts) {
    let s3 = syncs[key];
    if (!s3) {
      s3 = {
        key,
        plots: [],
        sub(plot) {
          s3.plots.push(plot);
        },
        unsub(plot) {
          s3.plots = s3.plots.filter((c3) => c3 != plot);
        },
        pub(type, self, x2, y3, w3, h3, i3) {
          for (let j2 = 0; j2 < s3.plots.length; j2++)
            s3.plots[j2] != self && s3.plots[j2].pub(type, self, x2, y3, w3, h3, i3);
        }
      };
      if (key != null)
        syncs[key] = s3;
    }
    return s3;
  }
  var BAND_CLIP_FILL = 1 << 0;
  var BAND_CLIP_STROKE = 1 << 1;
  function orient(u3, seriesIdx, cb) {
    const mode = u3.mode;
    const series = u3.series[seriesIdx];
    const data2 = mode == 2 ? u3._data[seriesIdx] : u3._data;
    const scales = u3.scales;
    const bbox = u3.bbox;
    let dx = data2[0], dy = mode == 2 ? data2[1] : data2[seriesIdx], sx = mode == 2 ? scales[series.facets[0].scale] : scales[u3.series[0].scale], sy = mode == 2 ? scales[series.facets[1].scale] : scales[series.scale], l3 = bbox.left, t3 = bbox.top, w3 = bbox.width, h3 = bbox.height, H2 = u3.valToPosH, V2 = u3.valToPosV;
    return sx.ori == 0 ? cb(
      series,
      dx,
      dy,
      sx,
      sy,
      H2,
      V2,
      l3,
      t3,
      w3,
      h3,
      moveToH,
      lineToH,
      rectH,
      arcH,
      bezierCurveToH
    ) : cb(
      series,
      dx,
      dy,
      sx,
      sy,
      V2,
      H2,
      t3,
      l3,
      h3,
      w3,
      moveToV,
      lineToV,
      rectV,
      arcV,
      bezierCurveToV
    );
  }
  function bandFillClipDirs(self, seriesIdx) {
    let fillDir = 0;
    let clipDirs = 0;
    let bands = ifNull(self.bands, EMPTY_ARR);
    for (let i3 = 0; i3 < bands.length; i3++) {
      let b = bands[i3];
      if (b.series[0] == seriesIdx)
        fillDir = b.dir;
      else if (b.series[1] == seriesIdx) {
        if (b.dir == 1)
          clipDirs |= 1;
        else
          clipDirs |= 2;
      }
    }
    return [
      fillDir,
      clipDirs == 1 ? -1 : (
        // neg only
        clipDirs == 2 ? 1 : (
          // pos only
          clipDirs == 3 ? 2 : (
            // both
            0
          )
        )
      )
    ];
  }
  function seriesFillTo(self, seriesIdx, dataMin, dataMax, bandFillDir) {
    let mode = self.mode;
    let series = self.series[seriesIdx];
    let scaleKey = mode == 2 ? series.facets[1].scale : series.scale;
    let scale = self.scales[scaleKey];
    return bandFillDir == -1 ? scale.min : bandFillDir == 1 ? scale.max : scale.distr == 3 ? scale.dir == 1 ? scale.min : scale.max : 0;
  }
  function clipBandLine(self, seriesIdx, idx0, idx1, strokePath, clipDir) {
    return orient(self, seriesIdx, (series, dataX, dataY, scaleX, scaleY, valToPosX, valToPosY, xOff, yOff, xDim, yDim) => {
      let pxRound = series.pxRound;
      const dir = scaleX.dir * (scaleX.ori == 0 ? 1 : -1);
      const lineTo = scaleX.ori == 0 ? lineToH : lineToV;
      let frIdx, toIdx;
      if (dir == 1) {
        frIdx = idx0;
        toIdx = idx1;
      } else {
        frIdx = idx1;
        toIdx = idx0;
      }
      let x0 = pxRound(valToPosX(dataX[frIdx], scaleX, xDim, xOff));
      let y0 = pxRound(valToPosY(dataY[frIdx], scaleY, yDim, yOff));
      let x1 = pxRound(valToPosX(dataX[toIdx], scaleX, xDim, xOff));
      let yLimit = pxRound(valToPosY(clipDir == 1 ? scaleY.max : scaleY.min, scaleY, yDim, yOff));
      let clip = new Path2D(strokePath);
      lineTo(clip, x1, yLimit);
      lineTo(clip, x0, yLimit);
      lineTo(clip, x0, y0);
      return clip;
    });
  }
  function clipGaps(gaps2, ori, plotLft, plotTop, plotWid, plotHgt) {
    let clip = null;
    if (gaps2.length > 0) {
      clip = new Path2D();
      const rect2 = ori == 0 ? rectH : rectV;
      let prevGapEnd = plotLft;
      for (let i3 = 0; i3 < gaps2.length; i3++) {
        let g3 = gaps2[i3];
        if (g3[1] > g3[0]) {
          let w4 = g3[0] - prevGapEnd;
          w4 > 0 && rect2(clip, prevGapEnd, plotTop, w4, plotTop + plotHgt);
          prevGapEnd = g3[1];
        }
      }
      let w3 = plotLft + plotWid - prevGapEnd;
      let maxStrokeWidth = 10;
      w3 > 0 && rect2(clip, prevGapEnd, plotTop - maxStrokeWidth / 2, w3, plotTop + plotHgt + maxStrokeWidth);
    }
    return clip;
  }
  function addGap(gaps2, fromX, toX) {
    let prevGap = gaps2[gaps2.length - 1];
    if (prevGap && prevGap[0] == fromX)
      prevGap[1] = toX;
    else
      gaps2.push([fromX, toX]);
  }
  function findGaps(xs, ys, idx0, idx1, dir, pixelForX, align) {
    let gaps2 = [];
    let len = xs.length;
    for (let i3 = dir == 1 ? idx0 : idx1; i3 >= idx0 && i3 <= idx1; i3 += dir) {
      let yVal = ys[i3];
      if (yVal === null) {
        let fr = i3, to = i3;
        if (dir == 1) {
          while (++i3 <= idx1 && ys[i3] === null)
            to = i3;
        } else {
          while (--i3 >= idx0 && ys[i3] === null)
            to = i3;
        }
        let frPx = pixelForX(xs[fr]);
        let toPx = to == fr ? frPx : pixelForX(xs[to]);
        let fri2 = fr - dir;
        let frPx2 = align <= 0 && fri2 >= 0 && fri2 < len ? pixelForX(xs[fri2]) : frPx;
        frPx = frPx2;
        let toi2 = to + dir;
        let toPx2 = align >= 0 && toi2 >= 0 && toi2 < len ? pixelForX(xs[toi2]) : toPx;
        toPx = toPx2;
        if (toPx >= frPx)
          gaps2.push([frPx, toPx]);
      }
    }
    return gaps2;
  }
  function pxRoundGen(pxAlign) {
    return pxAlign == 0 ? retArg0 : pxAlign == 1 ? round : (v3) => incrRound(v3, pxAlign);
  }
  function rect(ori) {
    let moveTo = ori == 0 ? moveToH : moveToV;
    let arcTo = ori == 0 ? (p3, x1, y1, x2, y22, r3) => {
      p3.arcTo(x1, y1, x2, y22, r3);
    } : (p3, y1, x1, y22, x2, r3) => {
      p3.arcTo(x1, y1, x2, y22, r3);
    };
    let rect2 = ori == 0 ? (p3, x2, y3, w3, h3) => {
      p3.rect(x2, y3, w3, h3);
    } : (p3, y3, x2, h3, w3) => {
      p3.rect(x2, y3, w3, h3);
    };
    return (p3, x2, y3, w3, h3, endRad = 0, baseRad = 0) => {
      if (endRad == 0 && baseRad == 0)
        rect2(p3, x2, y3, w3, h3);
      else {
        endRad = min(endRad, w3 / 2, h3 / 2);
        baseRad = min(baseRad, w3 / 2, h3 / 2);
        moveTo(p3, x2 + endRad, y3);
        arcTo(p3, x2 + w3, y3, x2 + w3, y3 + h3, endRad);
        arcTo(p3, x2 + w3, y3 + h3, x2, y3 + h3, baseRad);
        arcTo(p3, x2, y3 + h3, x2, y3, baseRad);
        arcTo(p3, x2, y3, x2 + w3, y3, endRad);
        p3.closePath();
      }
    };
  }
  var moveToH = (p3, x2, y3) => {
    p3.moveTo(x2, y3);
  };
  var moveToV = (p3, y3, x2) => {
    p3.moveTo(x2, y3);
  };
  var lineToH = (p3, x2, y3) => {
    p3.lineTo(x2, y3);
  };
  var lineToV = (p3, y3, x2) => {
    p3.lineTo(x2, y3);
  };
  var rectH = rect(0);
  var rectV = rect(1);
  var arcH = (p3, x2, y3, r3, startAngle, endAngle) => {
    p3.arc(x2, y3, r3, startAngle, endAngle);
  };
  var arcV = (p3, y3, x2, r3, startAngle, endAngle) => {
    p3.arc(x2, y3, r3, startAngle, endAngle);
  };
  var bezierCurveToH = (p3, bp1x, bp1y, bp2x, bp2y, p2x, p2y) => {
    p3.bezierCurveTo(bp1x, bp1y, bp2x, bp2y, p2x, p2y);
  };
  var bezierCurveToV = (p3, bp1y, bp1x, bp2y, bp2x, p2y, p2x) => {
    p3.bezierCurveTo(bp1x, bp1y, bp2x, bp2y, p2x, p2y);
  };
  function points(opts) {
    return (u3, seriesIdx, idx0, idx1, filtIdxs) => {
      return orient(u3, seriesIdx, (series, dataX, dataY, scaleX, scaleY, valToPosX, valToPosY, xOff, yOff, xDim, yDim) => {
        let { pxRound, points: points2 } = series;
        let moveTo, arc;
        if (scaleX.ori == 0) {
          moveTo = moveToH;
          arc = arcH;
        } else {
          moveTo = moveToV;
          arc = arcV;
        }
        const width2 = roundDec(points2.width * pxRatio, 3);
        let rad = (points2.size - points2.width) / 2 * pxRatio;
        let dia = roundDec(rad * 2, 3);
        let fill = new Path2D();
        let clip = new Path2D();
        let { left: lft, top, width: wid, height: hgt } = u3.bbox;
        rectH(
          clip,
          lft - dia,
          top - dia,
          wid + dia * 2,
          hgt + dia * 2
        );
        const drawPoint = (pi) => {
          if (dataY[pi] != null) {
            let x2 = pxRound(valToPosX(dataX[pi], scaleX, xDim, xOff));
            let y3 = pxRound(valToPosY(dataY[pi], scaleY, yDim, yOff));
            moveTo(fill, x2 + rad, y3);
            arc(fill, x2, y3, rad, 0, PI * 2);
          }
        };
        if (filtIdxs)
          filtIdxs.forEach(drawPoint);
        else {
          for (let pi = idx0; pi <= idx1; pi++)
            drawPoint(pi);
        }
        return {
          stroke: width2 > 0 ? fill : null,
          fill,
          clip,
          flags: BAND_CLIP_FILL | BAND_CLIP_STROKE
        };
      });
    };
  }
  function _drawAcc(lineTo) {
    return (stroke, accX, minY, maxY, inY, outY) => {
      if (minY != maxY) {
        if (inY != minY && outY != minY)
          lineTo(stroke, accX, minY);
        if (inY != maxY && outY != maxY)
          lineTo(stroke, accX, maxY);
        lineTo(stroke, accX, outY);
      }
    };
  }
  var drawAccH = _drawAcc(lineToH);
  var drawAccV = _drawAcc(lineToV);
  function linear(opts) {
    const alignGaps = ifNull(opts?.alignGaps, 0);
    return (u3, seriesIdx, idx0, idx1) => {
      return orient(u3, seriesIdx, (series, dataX, dataY, scaleX, scaleY, valToPosX, valToPosY, xOff, yOff, xDim, yDim) => {
        [idx0, idx1] = nonNullIdxs(dataY, idx0, idx1);
        let pxRound = series.pxRound;
        let pixelForX = (val) => pxRound(valToPosX(val, scaleX, xDim, xOff));
        let pixelForY = (val) => pxRound(valToPosY(val, scaleY, yDim, yOff));
        let lineTo, drawAcc;
        if (scaleX.ori == 0) {
          lineTo = lineToH;
          drawAcc = drawAccH;
        } else {
          lineTo = lineToV;
          drawAcc = drawAccV;
        }
        const dir = scaleX.dir * (scaleX.ori == 0 ? 1 : -1);
        const _paths = { stroke: new Path2D(), fill: null, clip: null, band: null, gaps: null, flags: BAND_CLIP_FILL };
        const stroke = _paths.stroke;
        let hasGap = false;
        const decimate = idx1 - idx0 >= xDim * 4;
        if (decimate) {
          let xForPixel = (pos) => u3.posToVal(pos, scaleX.key, true);
          let minY = null, maxY = null, inY, outY, drawnAtX;
          let accX = pixelForX(dataX[dir == 1 ? idx0 : idx1]);
          let idx0px = pixelForX(dataX[idx0]);
          let idx1px = pixelForX(dataX[idx1]);
          let nextAccXVal = xForPixel(dir == 1 ? idx0px + 1 : idx1px - 1);
          for (let i3 = dir == 1 ? idx0 : idx1; i3 >= idx0 && i3 <= idx1; i3 += dir) {
            let xVal = dataX[i3];
            let reuseAccX = dir == 1 ? xVal < nextAccXVal : xVal > nextAccXVal;
            let x2 = reuseAccX ? accX : pixelForX(xVal);
            let yVal = dataY[i3];
            if (x2 == accX) {
              if (yVal != null) {
                outY = yVal;
                if (minY == null) {
                  lineTo(stroke, x2, pixelForY(outY));
                  inY = minY = maxY = outY;
                } else {
                  if (outY < minY)
                    minY = outY;
                  else if (outY > maxY)
                    maxY = outY;
                }
              } else {
                if (yVal === null)
                  hasGap = true;
              }
            } else {
              if (minY != null)
                drawAcc(stroke, accX, pixelForY(minY), pixelForY(maxY), pixelForY(inY), pixelForY(outY));
              if (yVal != null) {
                outY = yVal;
                lineTo(stroke, x2, pixelForY(outY));
                minY = maxY = inY = outY;
              } else {
                minY = maxY = null;
                if (yVal === null)
                  hasGap = true;
              }
              accX = x2;
              nextAccXVal = xForPixel(accX + dir);
            }
          }
          if (minY != null && minY != maxY && drawnAtX != accX)
            drawAcc(stroke, accX, pixelForY(minY), pixelForY(maxY), pixelForY(inY), pixelForY(outY));
        } else {
          for (let i3 = dir == 1 ? idx0 : idx1; i3 >= idx0 && i3 <= idx1; i3 += dir) {
            let yVal = dataY[i3];
            if (yVal === null)
              hasGap = true;
            else if (yVal != null)
              lineTo(stroke, pixelForX(dataX[i3]), pixelForY(yVal));
          }
        }
        let [bandFillDir, bandClipDir] = bandFillClipDirs(u3, seriesIdx);
        if (series.fill != null || bandFillDir != 0) {
          let fill = _paths.fill = new Path2D(stroke);
          let fillToVal = series.fillTo(u3, seriesIdx, series.min, series.max, bandFillDir);
          let fillToY = pixelForY(fillToVal);
          let frX = pixelForX(dataX[idx0]);
          let toX = pixelForX(dataX[idx1]);
          if (dir == -1)
            [toX, frX] = [frX, toX];
          lineTo(fill, toX, fillToY);
          lineTo(fill, frX, fillToY);
        }
        if (!series.spanGaps) {
          let gaps2 = [];
          hasGap && gaps2.push(...findGaps(dataX, dataY, idx0, idx1, dir, pixelForX, alignGaps));
          _paths.gaps = gaps2 = series.gaps(u3, seriesIdx, idx0, idx1, gaps2);
          _paths.clip = clipGaps(gaps2, scaleX.ori, xOff, yOff, xDim, yDim);
        }
        if (bandClipDir != 0) {
          _paths.band = bandClipDir == 2 ? [
            clipBandLine(u3, seriesIdx, idx0, idx1, stroke, -1),
            clipBandLine(u3, seriesIdx, idx0, idx1, stroke, 1)
          ] : clipBandLine(u3, seriesIdx, idx0, idx1, stroke, bandClipDir);
        }
        return _paths;
      });
    };
  }
  function stepped(opts) {
    const align = ifNull(opts.align, 1);
    const ascDesc = ifNull(opts.ascDesc, false);
    const alignGaps = ifNull(opts.alignGaps, 0);
    const extend = ifNull(opts.extend, false);
    return (u3, seriesIdx, idx0, idx1) => {
      return orient(u3, seriesIdx, (series, dataX, dataY, scaleX, scaleY, valToPosX, valToPosY, xOff, yOff, xDim, yDim) => {
        [idx0, idx1] = nonNullIdxs(dataY, idx0, idx1);
        let pxRound = series.pxRound;
        let { left, width: width2 } = u3.bbox;
        let pixelForX = (val) => pxRound(valToPosX(val, scaleX, xDim, xOff));
        let pixelForY = (val) => pxRound(valToPosY(val, scaleY, yDim, yOff));
        let lineTo = scaleX.ori == 0 ? lineToH : lineToV;
        const _paths = { stroke: new Path2D(), fill: null, clip: null, band: null, gaps: null, flags: BAND_CLIP_FILL };
        const stroke = _paths.stroke;
        const dir = scaleX.dir * (scaleX.ori == 0 ? 1 : -1);
        let prevYPos = pixelForY(dataY[dir == 1 ? idx0 : idx1]);
        let firstXPos = pixelForX(dataX[dir == 1 ? idx0 : idx1]);
        let prevXPos = firstXPos;
        let firstXPosExt = firstXPos;
        if (extend && align == -1) {
          firstXPosExt = left;
          lineTo(stroke, firstXPosExt, prevYPos);
        }
        lineTo(stroke, firstXPos, prevYPos);
        for (let i3 = dir == 1 ? idx0 : idx1; i3 >= idx0 && i3 <= idx1; i3 += dir) {
          let yVal1 = dataY[i3];
          if (yVal1 == null)
            continue;
          let x1 = pixelForX(dataX[i3]);
          let y1 = pixelForY(yVal1);
          if (align == 1)
            lineTo(stroke, x1, prevYPos);
          else
            lineTo(stroke, prevXPos, y1);
          lineTo(stroke, x1, y1);
          prevYPos = y1;
          prevXPos = x1;
        }
        let prevXPosExt = prevXPos;
        if (extend && align == 1) {
          prevXPosExt = left + width2;
          lineTo(stroke, prevXPosExt, prevYPos);
        }
        let [bandFillDir, bandClipDir] = bandFillClipDirs(u3, seriesIdx);
        if (series.fill != null || bandFillDir != 0) {
          let fill = _paths.fill = new Path2D(stroke);
          let fillTo = series.fillTo(u3, seriesIdx, series.min, series.max, bandFillDir);
          let fillToY = pixelForY(fillTo);
          lineTo(fill, prevXPosExt, fillToY);
          lineTo(fill, firstXPosExt, fillToY);
        }
        if (!series.spanGaps) {
          let gaps2 = [];
          gaps2.push(...findGaps(dataX, dataY, idx0, idx1, dir, pixelForX, alignGaps));
          let halfStroke = series.width * pxRatio / 2;
          let startsOffset = ascDesc || align == 1 ? halfStroke : -halfStroke;
          let endsOffset = ascDesc || align == -1 ? -halfStroke : halfStroke;
          gaps2.forEach((g3) => {
            g3[0] += startsOffset;
            g3[1] += endsOffset;
          });
          _paths.gaps = gaps2 = series.gaps(u3, seriesIdx, idx0, idx1, gaps2);
          _paths.clip = clipGaps(gaps2, scaleX.ori, xOff, yOff, xDim, yDim);
        }
        if (bandClipDir != 0) {
          _paths.band = bandClipDir == 2 ? [
            clipBandLine(u3, seriesIdx, idx0, idx1, stroke, -1),
            clipBandLine(u3, seriesIdx, idx0, idx1, stroke, 1)
          ] : clipBandLine(u3, seriesIdx, idx0, idx1, stroke, bandClipDir);
        }
        return _paths;
      });
    };
  }
  function findColWidth(dataX, dataY, valToPosX, scaleX, xDim, xOff, colWid = inf) {
    if (dataX.length > 1) {
      let prevIdx = null;
      for (let i3 = 0, minDelta = Infinity; i3 < dataX.length; i3++) {
        if (dataY[i3] !== void 0) {
          if (prevIdx != null) {
            let delta = abs(dataX[i3] - dataX[prevIdx]);
            if (delta < minDelta) {
              minDelta = delta;
              colWid = abs(valToPosX(dataX[i3], scaleX, xDim, xOff) - valToPosX(dataX[prevIdx], scaleX, xDim, xOff));
            }
          }
          prevIdx = i3;
        }
      }
    }
    return colWid;
  }
  function bars(opts) {
    opts = opts || EMPTY_OBJ;
    const size = ifNull(opts.size, [0.6, inf, 1]);
    const align = opts.align || 0;
    const _extraGap = opts.gap || 0;
    let ro = opts.radius;
    ro = // [valueRadius, baselineRadius]
    ro == null ? [0, 0] : typeof ro == "number" ? [ro, 0] : ro;
    const radiusFn = fnOrSelf(ro);
    const gapFactor = 1 - size[0];
    const _maxWidth = ifNull(size[1], inf);
    const _minWidth = ifNull(size[2], 1);
    const disp = ifNull(opts.disp, EMPTY_OBJ);
    const _each = ifNull(opts.each, (_4) => {
    });
    const { fill: dispFills, stroke: dispStrokes } = disp;
    return (u3, seriesIdx, idx0, idx1) => {
      return orient(u3, seriesIdx, (series, dataX, dataY, scaleX, scaleY, valToPosX, valToPosY, xOff, yOff, xDim, yDim) => {
        let pxRound = series.pxRound;
        let _align = align;
        let extraGap = _extraGap * pxRatio;
        let maxWidth = _maxWidth * pxRatio;
        let minWidth = _minWidth * pxRatio;
        let valRadius, baseRadius;
        if (scaleX.ori == 0)
          [valRadius, baseRadius] = radiusFn(u3, seriesIdx);
        else
          [baseRadius, valRadius] = radiusFn(u3, seriesIdx);
        const _dirX = scaleX.dir * (scaleX.ori == 0 ? 1 : -1);
        let rect2 = scaleX.ori == 0 ? rectH : rectV;
        let each = scaleX.ori == 0 ? _each : (u4, seriesIdx2, i3, top, lft, hgt, wid) => {
          _each(u4, seriesIdx2, i3, lft, top, wid, hgt);
        };
        let band = ifNull(u3.bands, EMPTY_ARR).find((b) => b.series[0] == seriesIdx);
        let fillDir = band != null ? band.dir : 0;
        let fillTo = series.fillTo(u3, seriesIdx, series.min, series.max, fillDir);
        let fillToY = pxRound(valToPosY(fillTo, scaleY, yDim, yOff));
        let xShift, barWid, fullGap, colWid = xDim;
        let strokeWidth = pxRound(series.width * pxRatio);
        let multiPath = false;
        let fillColors = null;
        let fillPaths = null;
        let strokeColors = null;
        let strokePaths = null;
        if (dispFills != null && (strokeWidth == 0 || dispStrokes != null)) {
          multiPath = true;
          fillColors = dispFills.values(u3, seriesIdx, idx0, idx1);
          fillPaths = /* @__PURE__ */ new Map();
          new Set(fillColors).forEach((color) => {
            if (color != null)
              fillPaths.set(color, new Path2D());
          });
          if (strokeWidth > 0) {
            strokeColors = dispStrokes.values(u3, seriesIdx, idx0, idx1);
            strokePaths = /* @__PURE__ */ new Map();
            new Set(strokeColors).forEach((color) => {
              if (color != null)
                strokePaths.set(color, new Path2D());
            });
          }
        }
        let { x0, size: size2 } = disp;
        if (x0 != null && size2 != null) {
          _align = 1;
          dataX = x0.values(u3, seriesIdx, idx0, idx1);
          if (x0.unit == 2)
            dataX = dataX.map((pct) => u3.posToVal(xOff + pct * xDim, scaleX.key, true));
          let sizes = size2.values(u3, seriesIdx, idx0, idx1);
          if (size2.unit == 2)
            barWid = sizes[0] * xDim;
          else
            barWid = valToPosX(sizes[0], scaleX, xDim, xOff) - valToPosX(0, scaleX, xDim, xOff);
          colWid = findColWidth(dataX, dataY, valToPosX, scaleX, xDim, xOff, colWid);
          let gapWid = colWid - barWid;
          fullGap = gapWid + extraGap;
        } else {
          colWid = findColWidth(dataX, dataY, valToPosX, scaleX, xDim, xOff, colWid);
          let gapWid = colWid * gapFactor;
          fullGap = gapWid + extraGap;
          barWid = colWid - fullGap;
        }
        if (fullGap < 1)
          fullGap = 0;
        if (strokeWidth >= barWid / 2)
          strokeWidth = 0;
        if (fullGap < 5)
          pxRound = retArg0;
        let insetStroke = fullGap > 0;
        let rawBarWid = colWid - fullGap - (insetStroke ? strokeWidth : 0);
        barWid = pxRound(clamp(rawBarWid, minWidth, maxWidth));
        xShift = (_align == 0 ? barWid / 2 : _align == _dirX ? 0 : barWid) - _align * _dirX * ((_align == 0 ? extraGap / 2 : 0) + (insetStroke ? strokeWidth / 2 : 0));
        const _paths = { stroke: null, fill: null, clip: null, band: null, gaps: null, flags: 0 };
        const stroke = multiPath ? null : new Path2D();
        let dataY0 = null;
        if (band != null)
          dataY0 = u3.data[band.series[1]];
        else {
          let { y0, y1 } = disp;
          if (y0 != null && y1 != null) {
            dataY = y1.values(u3, seriesIdx, idx0, idx1);
            dataY0 = y0.values(u3, seriesIdx, idx0, idx1);
          }
        }
        let radVal = valRadius * barWid;
        let radBase = baseRadius * barWid;
        for (let i3 = _dirX == 1 ? idx0 : idx1; i3 >= idx0 && i3 <= idx1; i3 += _dirX) {
          let yVal = dataY[i3];
          if (yVal == null)
            continue;
          if (dataY0 != null) {
            let yVal0 = dataY0[i3] ?? 0;
            if (yVal - yVal0 == 0)
              continue;
            fillToY = valToPosY(yVal0, scaleY, yDim, yOff);
          }
          let xVal = scaleX.distr != 2 || disp != null ? dataX[i3] : i3;
          let xPos = valToPosX(xVal, scaleX, xDim, xOff);
          let yPos = valToPosY(ifNull(yVal, fillTo), scaleY, yDim, yOff);
          let lft = pxRound(xPos - xShift);
          let btm = pxRound(max(yPos, fillToY));
          let top = pxRound(min(yPos, fillToY));
          let barHgt = btm - top;
          if (yVal != null) {
            let rv = yVal < 0 ? radBase : radVal;
            let rb = yVal < 0 ? radVal : radBase;
            if (multiPath) {
              if (strokeWidth > 0 && strokeColors[i3] != null)
                rect2(strokePaths.get(strokeColors[i3]), lft, top + floor(strokeWidth / 2), barWid, max(0, barHgt - strokeWidth), rv, rb);
              if (fillColors[i3] != null)
                rect2(fillPaths.get(fillColors[i3]), lft, top + floor(strokeWidth / 2), barWid, max(0, barHgt - strokeWidth), rv, rb);
            } else
              rect2(stroke, lft, top + floor(strokeWidth / 2), barWid, max(0, barHgt - strokeWidth), rv, rb);
            each(
              u3,
              seriesIdx,
              i3,
              lft - strokeWidth / 2,
              top,
              barWid + strokeWidth,
              barHgt
            );
          }
        }
        if (strokeWidth > 0)
          _paths.stroke = multiPath ? strokePaths : stroke;
        else if (!multiPath) {
          _paths._fill = series.width == 0 ? series._fill : series._stroke ?? series._fill;
          _paths.width = 0;
        }
        _paths.fill = multiPath ? fillPaths : stroke;
        return _paths;
      });
    };
  }
  function splineInterp(interp, opts) {
    const alignGaps = ifNull(opts?.alignGaps, 0);
    return (u3, seriesIdx, idx0, idx1) => {
      return orient(u3, seriesIdx, (series, dataX, dataY, scaleX, scaleY, valToPosX, valToPosY, xOff, yOff, xDim, yDim) => {
        [idx0, idx1] = nonNullIdxs(dataY, idx0, idx1);
        let pxRound = series.pxRound;
        let pixelForX = (val) => pxRound(valToPosX(val, scaleX, xDim, xOff));
        let pixelForY = (val) => pxRound(valToPosY(val, scaleY, yDim, yOff));
        let moveTo, bezierCurveTo, lineTo;
        if (scaleX.ori == 0) {
          moveTo = moveToH;
          lineTo = lineToH;
          bezierCurveTo = bezierCurveToH;
        } else {
          moveTo = moveToV;
          lineTo = lineToV;
          bezierCurveTo = bezierCurveToV;
        }
        const dir = scaleX.dir * (scaleX.ori == 0 ? 1 : -1);
        let firstXPos = pixelForX(dataX[dir == 1 ? idx0 : idx1]);
        let prevXPos = firstXPos;
        let xCoords = [];
        let yCoords = [];
        for (let i3 = dir == 1 ? idx0 : idx1; i3 >= idx0 && i3 <= idx1; i3 += dir) {
          let yVal = dataY[i3];
          if (yVal != null) {
            let xVal = dataX[i3];
            let xPos = pixelForX(xVal);
            xCoords.push(prevXPos = xPos);
            yCoords.push(pixelForY(dataY[i3]));
          }
        }
        const _paths = { stroke: interp(xCoords, yCoords, moveTo, lineTo, bezierCurveTo, pxRound), fill: null, clip: null, band: null, gaps: null, flags: BAND_CLIP_FILL };
        const stroke = _paths.stroke;
        let [bandFillDir, bandClipDir] = bandFillClipDirs(u3, seriesIdx);
        if (series.fill != null || bandFillDir != 0) {
          let fill = _paths.fill = new Path2D(stroke);
          let fillTo = series.fillTo(u3, seriesIdx, series.min, series.max, bandFillDir);
          let fillToY = pixelForY(fillTo);
          lineTo(fill, prevXPos, fillToY);
          lineTo(fill, firstXPos, fillToY);
        }
        if (!series.spanGaps) {
          let gaps2 = [];
          gaps2.push(...findGaps(dataX, dataY, idx0, idx1, dir, pixelForX, alignGaps));
          _paths.gaps = gaps2 = series.gaps(u3, seriesIdx, idx0, idx1, gaps2);
          _paths.clip = clipGaps(gaps2, scaleX.ori, xOff, yOff, xDim, yDim);
        }
        if (bandClipDir != 0) {
          _paths.band = bandClipDir == 2 ? [
            clipBandLine(u3, seriesIdx, idx0, idx1, stroke, -1),
            clipBandLine(u3, seriesIdx, idx0, idx1, stroke, 1)
          ] : clipBandLine(u3, seriesIdx, idx0, idx1, stroke, bandClipDir);
        }
        return _paths;
      });
    };
  }
  function monotoneCubic(opts) {
    return splineInterp(_monotoneCubic, opts);
  }
  function _monotoneCubic(xs, ys, moveTo, lineTo, bezierCurveTo, pxRound) {
    const n2 = xs.length;
    if (n2 < 2)
      return null;
    const path = new Path2D();
    moveTo(path, xs[0], ys[0]);
    if (n2 == 2)
      lineTo(path, xs[1], ys[1]);
    else {
      let ms = Array(n2), ds = Array(n2 - 1), dys = Array(n2 - 1), dxs = Array(n2 - 1);
      for (let i3 = 0; i3 < n2 - 1; i3++) {
        dys[i3] = ys[i3 + 1] - ys[i3];
        dxs[i3] = xs[i3 + 1] - xs[i3];
        ds[i3] = dys[i3] / dxs[i3];
      }
      ms[0] = ds[0];
      for (let i3 = 1; i3 < n2 - 1; i3++) {
        if (ds[i3] === 0 || ds[i3 - 1] === 0 || ds[i3 - 1] > 0 !== ds[i3] > 0)
          ms[i3] = 0;
        else {
          ms[i3] = 3 * (dxs[i3 - 1] + dxs[i3]) / ((2 * dxs[i3] + dxs[i3 - 1]) / ds[i3 - 1] + (dxs[i3] + 2 * dxs[i3 - 1]) / ds[i3]);
          if (!isFinite(ms[i3]))
            ms[i3] = 0;
        }
      }
      ms[n2 - 1] = ds[n2 - 2];
      for (let i3 = 0; i3 < n2 - 1; i3++) {
        bezierCurveTo(
          path,
          xs[i3] + dxs[i3] / 3,
          ys[i3] + ms[i3] * dxs[i3] / 3,
          xs[i3 + 1] - dxs[i3] / 3,
          ys[i3 + 1] - ms[i3 + 1] * dxs[i3] / 3,
          xs[i3 + 1],
          ys[i3 + 1]
        );
      }
    }
    return path;
  }
  var cursorPlots = /* @__PURE__ */ new Set();
  function invalidateRects() {
    for (let u3 of cursorPlots)
      u3.syncRect(true);
  }
  if (domEnv) {
    on(resize, win, invalidateRects);
    on(scroll, win, invalidateRects, true);
    on(dppxchange, win, () => {
      uPlot.pxRatio = pxRatio;
    });
  }
  var linearPath = linear();
  var pointsPath = points();
  function setDefaults(d3, xo, yo, initY) {
    let d22 = initY ? [d3[0], d3[1]].concat(d3.slice(2)) : [d3[0]].concat(d3.slice(1));
    return d22.map((o4, i3) => setDefault(o4, i3, xo, yo));
  }
  function setDefaults2(d3, xyo) {
    return d3.map((o4, i3) => i3 == 0 ? {} : assign({}, xyo, o4));
  }
  function setDefault(o4, i3, xo, yo) {
    return assign({}, i3 == 0 ? xo : yo, o4);
  }
  function snapNumX(self, dataMin, dataMax) {
    return dataMin == null ? nullNullTuple : [dataMin, dataMax];
  }
  var snapTimeX = snapNumX;
  function snapNumY(self, dataMin, dataMax) {
    return dataMin == null ? nullNullTuple : rangeNum(dataMin, dataMax, rangePad, true);
  }
  function snapLogY(self, dataMin, dataMax, scale) {
    return dataMin == null ? nullNullTuple : rangeLog(dataMin, dataMax, self.scales[scale].log, false);
  }
  var snapLogX = snapLogY;
  function snapAsinhY(self, dataMin, dataMax, scale) {
    return dataMin == null ? nullNullTuple : rangeAsinh(dataMin, dataMax, self.scales[scale].log, false);
  }
  var snapAsinhX = snapAsinhY;
  function findIncr(minVal, maxVal, incrs, dim, minSpace) {
    let intDigits = max(numIntDigits(minVal), numIntDigits(maxVal));
    let delta = maxVal - minVal;
    let incrIdx = closestIdx(minSpace / dim * delta, incrs);
    do {
      let foundIncr = incrs[incrIdx];
      let foundSpace = dim * foundIncr / delta;
      if (foundSpace >= minSpace && intDigits + (foundIncr < 5 ? fixedDec.get(foundIncr) : 0) <= 17)
        return [foundIncr, foundSpace];
    } while (++incrIdx < incrs.length);
    return [0, 0];
  }
  function pxRatioFont(font2) {
    let fontSize, fontSizeCss;
    font2 = font2.replace(/(\d+)px/, (m3, p1) => (fontSize = round((fontSizeCss = +p1) * pxRatio)) + "px");
    return [font2, fontSize, fontSizeCss];
  }
  function syncFontSize(axis) {
    if (axis.show) {
      [axis.font, axis.labelFont].forEach((f4) => {
        let size = roundDec(f4[2] * pxRatio, 1);
        f4[0] = f4[0].replace(/[0-9.]+px/, size + "px");
        f4[1] = size;
      });
    }
  }
  function uPlot(opts, data2, then) {
    const self = {
      mode: ifNull(opts.mode, 1)
    };
    const mode = self.mode;
    function getHPos(val, scale, dim, off2) {
      let pct = scale.valToPct(val);
      return off2 + dim * (scale.dir == -1 ? 1 - pct : pct);
    }
    function getVPos(val, scale, dim, off2) {
      let pct = scale.valToPct(val);
      return off2 + dim * (scale.dir == -1 ? pct : 1 - pct);
    }
    function getPos(val, scale, dim, off2) {
      return scale.ori == 0 ? getHPos(val, scale, dim, off2) : getVPos(val, scale, dim, off2);
    }
    self.valToPosH = getHPos;
    self.valToPosV = getVPos;
    let ready = false;
    self.status = 0;
    const root = self.root = placeDiv(UPLOT);
    if (opts.id != null)
      root.id = opts.id;
    addClass(root, opts.class);
    if (opts.title) {
      let title = placeDiv(TITLE, root);
      title.textContent = opts.title;
    }
    const can = placeTag("canvas");
    const ctx = self.ctx = can.getContext("2d");
    const wrap = placeDiv(WRAP, root);
    on("click", wrap, (e3) => {
      if (e3.target === over) {
        let didDrag = mouseLeft1 != mouseLeft0 || mouseTop1 != mouseTop0;
        didDrag && drag.click(self, e3);
      }
    }, true);
    const under = self.under = placeDiv(UNDER, wrap);
    wrap.appendChild(can);
    const over = self.over = placeDiv(OVER, wrap);
    opts = copy(opts);
    const pxAlign = +ifNull(opts.pxAlign, 1);
    const pxRound = pxRoundGen(pxAlign);
    (opts.plugins || []).forEach((p3) => {
      if (p3.opts)
        opts = p3.opts(self, opts) || opts;
    });
    const ms = opts.ms || 1e-3;
    const series = self.series = mode == 1 ? setDefaults(opts.series || [], xSeriesOpts, ySeriesOpts, false) : setDefaults2(opts.series || [null], xySeriesOpts);
    const axes = self.axes = setDefaults(opts.axes || [], xAxisOpts, yAxisOpts, true);
    const scales = self.scales = {};
    const bands = self.bands = opts.bands || [];
    bands.forEach((b) => {
      b.fill = fnOrSelf(b.fill || null);
      b.dir = ifNull(b.dir, -1);
    });
    const xScaleKey = mode == 2 ? series[1].facets[0].scale : series[0].scale;
    const drawOrderMap = {
      axes: drawAxesGrid,
      series: drawSeries
    };
    const drawOrder = (opts.drawOrder || ["axes", "series"]).map((key2) => drawOrderMap[key2]);
    function initValToPct(sc) {
      const getVal = sc.distr == 3 ? (val) => log10(val > 0 ? val : sc.clamp(self, val, sc.min, sc.max, sc.key)) : sc.distr == 4 ? (val) => asinh(val, sc.asinh) : sc.distr == 100 ? (val) => sc.fwd(val) : (val) => val;
      return (val) => {
        let _val = getVal(val);
        let { _min, _max } = sc;
        let delta = _max - _min;
        return (_val - _min) / delta;
      };
    }
    function initScale(scaleKey) {
      let sc = scales[scaleKey];
      if (sc == null) {
        let scaleOpts = (opts.scales || EMPTY_OBJ)[scaleKey] || EMPTY_OBJ;
        if (scaleOpts.from != null) {
          initScale(scaleOpts.from);
          let sc2 = assign({}, scales[scaleOpts.from], scaleOpts, { key: scaleKey });
          sc2.valToPct = initValToPct(sc2);
          scales[scaleKey] = sc2;
        } else {
          sc = scales[scaleKey] = assign({}, scaleKey == xScaleKey ? xScaleOpts : yScaleOpts, scaleOpts);
          sc.key = scaleKey;
          let isTime = sc.time;
          let rn = sc.range;
          let rangeIsArr = isArr(rn);
          if (scaleKey != xScaleKey || mode == 2 && !isTime) {
            if (rangeIsArr && (rn[0] == null || rn[1] == null)) {
              rn = {
                min: rn[0] == null ? autoRangePart : {
                  mode: 1,
                  hard: rn[0],
                  soft: rn[0]
                },
                max: rn[1] == null ? autoRangePart : {
                  mode: 1,
                  hard: rn[1],
                  soft: rn[1]
                }
              };
              rangeIsArr = false;
            }
            if (!rangeIsArr && isObj(rn)) {
              let cfg = rn;
              rn = (self2, dataMin, dataMax) => dataMin == null ? nullNullTuple : rangeNum(dataMin, dataMax, cfg);
            }
          }
          sc.range = fnOrSelf(rn || (isTime ? snapTimeX : scaleKey == xScaleKey ? sc.distr == 3 ? snapLogX : sc.distr == 4 ? snapAsinhX : snapNumX : sc.distr == 3 ? snapLogY : sc.distr == 4 ? snapAsinhY : snapNumY));
          sc.auto = fnOrSelf(rangeIsArr ? false : sc.auto);
          sc.clamp = fnOrSelf(sc.clamp || clampScale);
          sc._min = sc._max = null;
          sc.valToPct = initValToPct(sc);
        }
      }
    }
    initScale("x");
    initScale("y");
    if (mode == 1) {
      series.forEach((s3) => {
        initScale(s3.scale);
      });
    }
    axes.forEach((a4) => {
      initScale(a4.scale);
    });
    for (let k2 in opts.scales)
      initScale(k2);
    const scaleX = scales[xScaleKey];
    const xScaleDistr = scaleX.distr;
    let valToPosX, valToPosY;
    if (scaleX.ori == 0) {
      addClass(root, ORI_HZ);
      valToPosX = getHPos;
      valToPosY = getVPos;
    } else {
      addClass(root, ORI_VT);
      valToPosX = getVPos;
      valToPosY = getHPos;
    }
    const pendScales = {};
    for (let k2 in scales) {
      let sc = scales[k2];
      if (sc.min != null || sc.max != null) {
        pendScales[k2] = { min: sc.min, max: sc.max };
        sc.min = sc.max = null;
      }
    }
    const _tzDate = opts.tzDate || ((ts) => new Date(round(ts / ms)));
    const _fmtDate = opts.fmtDate || fmtDate;
    const _timeAxisSplits = ms == 1 ? timeAxisSplitsMs(_tzDate) : timeAxisSplitsS(_tzDate);
    const _timeAxisVals = timeAxisVals(_tzDate, timeAxisStamps(ms == 1 ? _timeAxisStampsMs : _timeAxisStampsS, _fmtDate));
    const _timeSeriesVal = timeSeriesVal(_tzDate, timeSeriesStamp(_timeSeriesStamp, _fmtDate));
    const activeIdxs = [];
    const legend = self.legend = assign({}, legendOpts, opts.legend);
    const cursor = self.cursor = assign({}, cursorOpts, { drag: { y: mode == 2 } }, opts.cursor);
    const showLegend = legend.show;
    const showCursor = cursor.show;
    const markers = legend.markers;
    {
      legend.idxs = activeIdxs;
      markers.width = fnOrSelf(markers.width);
      markers.dash = fnOrSelf(markers.dash);
      markers.stroke = fnOrSelf(markers.stroke);
      markers.fill = fnOrSelf(markers.fill);
    }
    let legendTable;
    let legendHead;
    let legendBody;
    let legendRows = [];
    let legendCells = [];
    let legendCols;
    let multiValLegend = false;
    let NULL_LEGEND_VALUES = {};
    if (legend.live) {
      const getMultiVals = series[1] ? series[1].values : null;
      multiValLegend = getMultiVals != null;
      legendCols = multiValLegend ? getMultiVals(self, 1, 0) : { _: 0 };
      for (let k2 in legendCols)
        NULL_LEGEND_VALUES[k2] = LEGEND_DISP;
    }
    if (showLegend) {
      legendTable = placeTag("table", LEGEND, root);
      legendBody = placeTag("tbody", null, legendTable);
      legend.mount(self, legendTable);
      if (multiValLegend) {
        legendHead = placeTag("thead", null, legendTable, legendBody);
        let head = placeTag("tr", null, legendHead);
        placeTag("th", null, head);
        for (var key in legendCols)
          placeTag("th", LEGEND_LABEL, head).textContent = key;
      } else {
        addClass(legendTable, LEGEND_INLINE);
        legend.live && addClass(legendTable, LEGEND_LIVE);
      }
    }
    const son = { show: true };
    const soff = { show: false };
    function initLegendRow(s3, i3) {
      if (i3 == 0 && (multiValLegend || !legend.live || mode == 2))
        return nullNullTuple;
      let cells = [];
      let row = placeTag("tr", LEGEND_SERIES, legendBody, legendBody.childNodes[i3]);
      addClass(row, s3.class);
      if (!s3.show)
        addClass(row, OFF);
      let label = placeTag("th", null, row);
      if (markers.show) {
        let indic = placeDiv(LEGEND_MARKER, label);
        if (i3 > 0) {
          let width2 = markers.width(self, i3);
          if (width2)
            indic.style.border = width2 + "px " + markers.dash(self, i3) + " " + markers.stroke(self, i3);
          indic.style.background = markers.fill(self, i3);
        }
      }
      let text = placeDiv(LEGEND_LABEL, label);
      if (s3.label instanceof HTMLElement)
        text.appendChild(s3.label);
      else
        text.textContent = s3.label;
      if (i3 > 0) {
        if (!markers.show)
          text.style.color = s3.width > 0 ? markers.stroke(self, i3) : markers.fill(self, i3);
        onMouse("click", label, (e3) => {
          if (cursor._lock)
            return;
          setCursorEvent(e3);
          let seriesIdx = series.indexOf(s3);
          if ((e3.ctrlKey || e3.metaKey) != legend.isolate) {
            let isolate = series.some((s4, i4) => i4 > 0 && i4 != seriesIdx && s4.show);
            series.forEach((s4, i4) => {
              i4 > 0 && setSeries(i4, isolate ? i4 == seriesIdx ? son : soff : son, true, syncOpts.setSeries);
            });
          } else
            setSeries(seriesIdx, { show: !s3.show }, true, syncOpts.setSeries);
        }, false);
        if (cursorFocus) {
          onMouse(mouseenter, label, (e3) => {
            if (cursor._lock)
              return;
            setCursorEvent(e3);
            setSeries(series.indexOf(s3), FOCUS_TRUE, true, syncOpts.setSeries);
          }, false);
        }
      }
      for (var key2 in legendCols) {
        let v3 = placeTag("td", LEGEND_VALUE, row);
        v3.textContent = "--";
        cells.push(v3);
      }
      return [row, cells];
    }
    const mouseListeners = /* @__PURE__ */ new Map();
    function onMouse(ev, targ, fn, onlyTarg = true) {
      const targListeners = mouseListeners.get(targ) || {};
      const listener = cursor.bind[ev](self, targ, fn, onlyTarg);
      if (listener) {
        on(ev, targ, targListeners[ev] = listener);
        mouseListeners.set(targ, targListeners);
      }
    }
    function offMouse(ev, targ, fn) {
      const targListeners = mouseListeners.get(targ) || {};
      for (let k2 in targListeners) {
        if (ev == null || k2 == ev) {
          off(k2, targ, targListeners[k2]);
          delete targListeners[k2];
        }
      }
      if (ev == null)
        mouseListeners.delete(targ);
    }
    let fullWidCss = 0;
    let fullHgtCss = 0;
    let plotWidCss = 0;
    let plotHgtCss = 0;
    let plotLftCss = 0;
    let plotTopCss = 0;
    let _plotLftCss = plotLftCss;
    let _plotTopCss = plotTopCss;
    let _plotWidCss = plotWidCss;
    let _plotHgtCss = plotHgtCss;
    let plotLft = 0;
    let plotTop = 0;
    let plotWid = 0;
    let plotHgt = 0;
    self.bbox = {};
    let shouldSetScales = false;
    let shouldSetSize = false;
    let shouldConvergeSize = false;
    let shouldSetCursor = false;
    let shouldSetSelect = false;
    let shouldSetLegend = false;
    function _setSize(width2, height3, force) {
      if (force || (width2 != self.width || height3 != self.height))
        calcSize(width2, height3);
      resetYSeries(false);
      shouldConvergeSize = true;
      shouldSetSize = true;
      commit();
    }
    function calcSize(width2, height3) {
      self.width = fullWidCss = plotWidCss = width2;
      self.height = fullHgtCss = plotHgtCss = height3;
      plotLftCss = plotTopCss = 0;
      calcPlotRect();
      calcAxesRects();
      let bb = self.bbox;
      plotLft = bb.left = incrRound(plotLftCss * pxRatio, 0.5);
      plotTop = bb.top = incrRound(plotTopCss * pxRatio, 0.5);
      plotWid = bb.width = incrRound(plotWidCss * pxRatio, 0.5);
      plotHgt = bb.height = incrRound(plotHgtCss * pxRatio, 0.5);
    }
    const CYCLE_LIMIT = 3;
    function convergeSize() {
      let converged = false;
      let cycleNum = 0;
      while (!converged) {
        cycleNum++;
        let axesConverged = axesCalc(cycleNum);
        let paddingConverged = paddingCalc(cycleNum);
        converged = cycleNum == CYCLE_LIMIT || axesConverged && paddingConverged;
        if (!converged) {
          calcSize(self.width, self.height);
          shouldSetSize = true;
        }
      }
    }
    function setSize({ width: width2, height: height3 }) {
      _setSize(width2, height3);
    }
    self.setSize = setSize;
    function calcPlotRect() {
      let hasTopAxis = false;
      let hasBtmAxis = false;
      let hasRgtAxis = false;
      let hasLftAxis = false;
      axes.forEach((axis, i3) => {
        if (axis.show && axis._show) {
          let { side, _size } = axis;
          let isVt = side % 2;
          let labelSize = axis.label != null ? axis.labelSize : 0;
          let fullSize = _size + labelSize;
          if (fullSize > 0) {
            if (isVt) {
              plotWidCss -= fullSize;
              if (side == 3) {
                plotLftCss += fullSize;
                hasLftAxis = true;
              } else
                hasRgtAxis = true;
            } else {
              plotHgtCss -= fullSize;
              if (side == 0) {
                plotTopCss += fullSize;
                hasTopAxis = true;
              } else
                hasBtmAxis = true;
            }
          }
        }
      });
      sidesWithAxes[0] = hasTopAxis;
      sidesWithAxes[1] = hasRgtAxis;
      sidesWithAxes[2] = hasBtmAxis;
      sidesWithAxes[3] = hasLftAxis;
      plotWidCss -= _padding[1] + _padding[3];
      plotLftCss += _padding[3];
      plotHgtCss -= _padding[2] + _padding[0];
      plotTopCss += _padding[0];
    }
    function calcAxesRects() {
      let off1 = plotLftCss + plotWidCss;
      let off2 = plotTopCss + plotHgtCss;
      let off3 = plotLftCss;
      let off0 = plotTopCss;
      function incrOffset(side, size) {
        switch (side) {
          case 1:
            off1 += size;
            return off1 - size;
          case 2:
            off2 += size;
            return off2 - size;
          case 3:
            off3 -= size;
            return off3 + size;
          case 0:
            off0 -= size;
            return off0 + size;
        }
      }
      axes.forEach((axis, i3) => {
        if (axis.show && axis._show) {
          let side = axis.side;
          axis._pos = incrOffset(side, axis._size);
          if (axis.label != null)
            axis._lpos = incrOffset(side, axis.labelSize);
        }
      });
    }
    if (cursor.dataIdx == null) {
      let hov = cursor.hover;
      let skip2 = hov.skip = new Set(hov.skip ?? []);
      skip2.add(void 0);
      let prox = hov.prox = fnOrSelf(hov.prox);
      let bias = hov.bias ??= 0;
      cursor.dataIdx = (self2, seriesIdx, cursorIdx, valAtPosX) => {
        if (seriesIdx == 0)
          return cursorIdx;
        let idx2 = cursorIdx;
        let _prox = prox(self2, seriesIdx, cursorIdx, valAtPosX) ?? inf;
        let withProx = _prox >= 0 && _prox < inf;
        let xDim = scaleX.ori == 0 ? plotWidCss : plotHgtCss;
        let cursorLft = cursor.left;
        let xValues = data2[0];
        let yValues = data2[seriesIdx];
        if (skip2.has(yValues[cursorIdx])) {
          idx2 = null;
          let nonNullLft = null, nonNullRgt = null, j2;
          if (bias == 0 || bias == -1) {
            j2 = cursorIdx;
            while (nonNullLft == null && j2-- > 0) {
              if (!skip2.has(yValues[j2]))
                nonNullLft = j2;
            }
          }
          if (bias == 0 || bias == 1) {
            j2 = cursorIdx;
            while (nonNullRgt == null && j2++ < yValues.length) {
              if (!skip2.has(yValues[j2]))
                nonNullRgt = j2;
            }
          }
          if (nonNullLft != null || nonNullRgt != null) {
            if (withProx) {
              let lftPos = nonNullLft == null ? -Infinity : valToPosX(xValues[nonNullLft], scaleX, xDim, 0);
              let rgtPos = nonNullRgt == null ? Infinity : valToPosX(xValues[nonNullRgt], scaleX, xDim, 0);
              let lftDelta = cursorLft - lftPos;
              let rgtDelta = rgtPos - cursorLft;
              if (lftDelta <= rgtDelta) {
                if (lftDelta <= _prox)
                  idx2 = nonNullLft;
              } else {
                if (rgtDelta <= _prox)
                  idx2 = nonNullRgt;
              }
            } else {
              idx2 = nonNullRgt == null ? nonNullLft : nonNullLft == null ? nonNullRgt : cursorIdx - nonNullLft <= nonNullRgt - cursorIdx ? nonNullLft : nonNullRgt;
            }
          }
        } else if (withProx) {
          let dist = abs(cursorLft - valToPosX(xValues[cursorIdx], scaleX, xDim, 0));
          if (dist > _prox)
            idx2 = null;
        }
        return idx2;
      };
    }
    const setCursorEvent = (e3) => {
      cursor.event = e3;
    };
    cursor.idxs = activeIdxs;
    cursor._lock = false;
    let points2 = cursor.points;
    points2.show = fnOrSelf(points2.show);
    points2.size = fnOrSelf(points2.size);
    points2.stroke = fnOrSelf(points2.stroke);
    points2.width = fnOrSelf(points2.width);
    points2.fill = fnOrSelf(points2.fill);
    const focus = self.focus = assign({}, opts.focus || { alpha: 0.3 }, cursor.focus);
    const cursorFocus = focus.prox >= 0;
    const cursorOnePt = cursorFocus && points2.one;
    let cursorPts = [];
    let cursorPtsLft = [];
    let cursorPtsTop = [];
    function initCursorPt(s3, si) {
      let pt = points2.show(self, si);
      if (pt instanceof HTMLElement) {
        addClass(pt, CURSOR_PT);
        addClass(pt, s3.class);
        elTrans(pt, -10, -10, plotWidCss, plotHgtCss);
        over.insertBefore(pt, cursorPts[si]);
        return pt;
      }
    }
    function initSeries(s3, i3) {
      if (mode == 1 || i3 > 0) {
        let isTime = mode == 1 && scales[s3.scale].time;
        let sv = s3.value;
        s3.value = isTime ? isStr(sv) ? timeSeriesVal(_tzDate, timeSeriesStamp(sv, _fmtDate)) : sv || _timeSeriesVal : sv || numSeriesVal;
        s3.label = s3.label || (isTime ? timeSeriesLabel : numSeriesLabel);
      }
      if (cursorOnePt || i3 > 0) {
        s3.width = s3.width == null ? 1 : s3.width;
        s3.paths = s3.paths || linearPath || retNull;
        s3.fillTo = fnOrSelf(s3.fillTo || seriesFillTo);
        s3.pxAlign = +ifNull(s3.pxAlign, pxAlign);
        s3.pxRound = pxRoundGen(s3.pxAlign);
        s3.stroke = fnOrSelf(s3.stroke || null);
        s3.fill = fnOrSelf(s3.fill || null);
        s3._stroke = s3._fill = s3._paths = s3._focus = null;
        let _ptDia = ptDia(max(1, s3.width), 1);
        let points3 = s3.points = assign({}, {
          size: _ptDia,
          width: max(1, _ptDia * 0.2),
          stroke: s3.stroke,
          space: _ptDia * 2,
          paths: pointsPath,
          _stroke: null,
          _fill: null
        }, s3.points);
        points3.show = fnOrSelf(points3.show);
        points3.filter = fnOrSelf(points3.filter);
        points3.fill = fnOrSelf(points3.fill);
        points3.stroke = fnOrSelf(points3.stroke);
        points3.paths = fnOrSelf(points3.paths);
        points3.pxAlign = s3.pxAlign;
      }
      if (showLegend) {
        let rowCells = initLegendRow(s3, i3);
        legendRows.splice(i3, 0, rowCells[0]);
        legendCells.splice(i3, 0, rowCells[1]);
        legend.values.push(null);
      }
      if (showCursor) {
        activeIdxs.splice(i3, 0, null);
        let pt = null;
        if (cursorOnePt) {
          if (i3 == 0)
            pt = initCursorPt(s3, i3);
        } else if (i3 > 0)
          pt = initCursorPt(s3, i3);
        cursorPts.splice(i3, 0, pt);
        cursorPtsLft.splice(i3, 0, 0);
        cursorPtsTop.splice(i3, 0, 0);
      }
      fire("addSeries", i3);
    }
    function addSeries(opts2, si) {
      si = si == null ? series.length : si;
      opts2 = mode == 1 ? setDefault(opts2, si, xSeriesOpts, ySeriesOpts) : setDefault(opts2, si, {}, xySeriesOpts);
      series.splice(si, 0, opts2);
      initSeries(series[si], si);
    }
    self.addSeries = addSeries;
    function delSeries(i3) {
      series.splice(i3, 1);
      if (showLegend) {
        legend.values.splice(i3, 1);
        legendCells.splice(i3, 1);
        let tr = legendRows.splice(i3, 1)[0];
        offMouse(null, tr.firstChild);
        tr.remove();
      }
      if (showCursor) {
        activeIdxs.splice(i3, 1);
        cursorPts.splice(i3, 1)[0].remove();
        cursorPtsLft.splice(i3, 1);
        cursorPtsTop.splice(i3, 1);
      }
      fire("delSeries", i3);
    }
    self.delSeries = delSeries;
    const sidesWithAxes = [false, false, false, false];
    function initAxis(axis, i3) {
      axis._show = axis.show;
      if (axis.show) {
        let isVt = axis.side % 2;
        let sc = scales[axis.scale];
        if (sc == null) {
          axis.scale = isVt ? series[1].scale : xScaleKey;
          sc = scales[axis.scale];
        }
        let isTime = sc.time;
        axis.size = fnOrSelf(axis.size);
        axis.space = fnOrSelf(axis.space);
        axis.rotate = fnOrSelf(axis.rotate);
        if (isArr(axis.incrs)) {
          axis.incrs.forEach((incr) => {
            !fixedDec.has(incr) && fixedDec.set(incr, guessDec(incr));
          });
        }
        axis.incrs = fnOrSelf(axis.incrs || (sc.distr == 2 ? wholeIncrs : isTime ? ms == 1 ? timeIncrsMs : timeIncrsS : numIncrs));
        axis.splits = fnOrSelf(axis.splits || (isTime && sc.distr == 1 ? _timeAxisSplits : sc.distr == 3 ? logAxisSplits : sc.distr == 4 ? asinhAxisSplits : numAxisSplits));
        axis.stroke = fnOrSelf(axis.stroke);
        axis.grid.stroke = fnOrSelf(axis.grid.stroke);
        axis.ticks.stroke = fnOrSelf(axis.ticks.stroke);
        axis.border.stroke = fnOrSelf(axis.border.stroke);
        let av = axis.values;
        axis.values = // static array of tick values
        isArr(av) && !isArr(av[0]) ? fnOrSelf(av) : (
          // temporal
          isTime ? (
            // config array of fmtDate string tpls
            isArr(av) ? timeAxisVals(_tzDate, timeAxisStamps(av, _fmtDate)) : (
              // fmtDate string tpl
              isStr(av) ? timeAxisVal(_tzDate, av) : av || _timeAxisVals
            )
          ) : av || numAxisVals
        );
        axis.filter = fnOrSelf(axis.filter || (sc.distr >= 3 && sc.log == 10 ? log10AxisValsFilt : sc.distr == 3 && sc.log == 2 ? log2AxisValsFilt : retArg1));
        axis.font = pxRatioFont(axis.font);
        axis.labelFont = pxRatioFont(axis.labelFont);
        axis._size = axis.size(self, null, i3, 0);
        axis._space = axis._rotate = axis._incrs = axis._found = // foundIncrSpace
        axis._splits = axis._values = null;
        if (axis._size > 0) {
          sidesWithAxes[i3] = true;
          axis._el = placeDiv(AXIS, wrap);
        }
      }
    }
    function autoPadSide(self2, side, sidesWithAxes2, cycleNum) {
      let [hasTopAxis, hasRgtAxis, hasBtmAxis, hasLftAxis] = sidesWithAxes2;
      let ori = side % 2;
      let size = 0;
      if (ori == 0 && (hasLftAxis || hasRgtAxis))
        size = side == 0 && !hasTopAxis || side == 2 && !hasBtmAxis ? round(xAxisOpts.size / 3) : 0;
      if (ori == 1 && (hasTopAxis || hasBtmAxis))
        size = side == 1 && !hasRgtAxis || side == 3 && !hasLftAxis ? round(yAxisOpts.size / 2) : 0;
      return size;
    }
    const padding = self.padding = (opts.padding || [autoPadSide, autoPadSide, autoPadSide, autoPadSide]).map((p3) => fnOrSelf(ifNull(p3, autoPadSide)));
    const _padding = self._padding = padding.map((p3, i3) => p3(self, i3, sidesWithAxes, 0));
    let dataLen;
    let i0 = null;
    let i1 = null;
    const idxs = mode == 1 ? series[0].idxs : null;
    let data0 = null;
    let viaAutoScaleX = false;
    function setData(_data, _resetScales) {
      data2 = _data == null ? [] : _data;
      self.data = self._data = data2;
      if (mode == 2) {
        dataLen = 0;
        for (let i3 = 1; i3 < series.length; i3++)
          dataLen += data2[i3][0].length;
      } else {
        if (data2.length == 0)
          self.data = self._data = data2 = [[]];
        data0 = data2[0];
        dataLen = data0.length;
        let scaleData = data2;
        if (xScaleDistr == 2) {
          scaleData = data2.slice();
          let _data0 = scaleData[0] = Array(dataLen);
          for (let i3 = 0; i3 < dataLen; i3++)
            _data0[i3] = i3;
        }
        self._data = data2 = scaleData;
      }
      resetYSeries(true);
      fire("setData");
      if (xScaleDistr == 2) {
        shouldConvergeSize = true;
      }
      if (_resetScales !== false) {
        let xsc = scaleX;
        if (xsc.auto(self, viaAutoScaleX))
          autoScaleX();
        else
          _setScale(xScaleKey, xsc.min, xsc.max);
        shouldSetCursor = shouldSetCursor || cursor.left >= 0;
        shouldSetLegend = true;
        commit();
      }
    }
    self.setData = setData;
    function autoScaleX() {
      viaAutoScaleX = true;
      let _min, _max;
      if (mode == 1) {
        if (dataLen > 0) {
          i0 = idxs[0] = 0;
          i1 = idxs[1] = dataLen - 1;
          _min = data2[0][i0];
          _max = data2[0][i1];
          if (xScaleDistr == 2) {
            _min = i0;
            _max = i1;
          } else if (_min == _max) {
            if (xScaleDistr == 3)
              [_min, _max] = rangeLog(_min, _min, scaleX.log, false);
            else if (xScaleDistr == 4)
              [_min, _max] = rangeAsinh(_min, _min, scaleX.log, false);
            else if (scaleX.time)
              _max = _min + round(86400 / ms);
            else
              [_min, _max] = rangeNum(_min, _max, rangePad, true);
          }
        } else {
          i0 = idxs[0] = _min = null;
          i1 = idxs[1] = _max = null;
        }
      }
      _setScale(xScaleKey, _min, _max);
    }
    let ctxStroke, ctxFill, ctxWidth, ctxDash, ctxJoin, ctxCap, ctxFont, ctxAlign, ctxBaseline;
    let ctxAlpha;
    function setCtxStyle(stroke, width2, dash, cap, fill, join2) {
      stroke ??= transparent;
      dash ??= EMPTY_ARR;
      cap ??= "butt";
      fill ??= transparent;
      join2 ??= "round";
      if (stroke != ctxStroke)
        ctx.strokeStyle = ctxStroke = stroke;
      if (fill != ctxFill)
        ctx.fillStyle = ctxFill = fill;
      if (width2 != ctxWidth)
        ctx.lineWidth = ctxWidth = width2;
      if (join2 != ctxJoin)
        ctx.lineJoin = ctxJoin = join2;
      if (cap != ctxCap)
        ctx.lineCap = ctxCap = cap;
      if (dash != ctxDash)
        ctx.setLineDash(ctxDash = dash);
    }
    function setFontStyle(font2, fill, align, baseline) {
      if (fill != ctxFill)
        ctx.fillStyle = ctxFill = fill;
      if (font2 != ctxFont)
        ctx.font = ctxFont = font2;
      if (align != ctxAlign)
        ctx.textAlign = ctxAlign = align;
      if (baseline != ctxBaseline)
        ctx.textBaseline = ctxBaseline = baseline;
    }
    function accScale(wsc, psc, facet2, data3, sorted = 0) {
      if (data3.length > 0 && wsc.auto(self, viaAutoScaleX) && (psc == null || psc.min == null)) {
        let _i0 = ifNull(i0, 0);
        let _i1 = ifNull(i1, data3.length - 1);
        let minMax = facet2.min == null ? getMinMax(data3, _i0, _i1, sorted, wsc.distr == 3) : [facet2.min, facet2.max];
        wsc.min = min(wsc.min, facet2.min = minMax[0]);
        wsc.max = max(wsc.max, facet2.max = minMax[1]);
      }
    }
    const AUTOSCALE = { min: null, max: null };
    function setScales() {
      for (let k2 in scales) {
        let sc = scales[k2];
        if (pendScales[k2] == null && // scales that have never been set (on init)
        (sc.min == null || // or auto scales when the x scale was explicitly set
        pendScales[xScaleKey] != null && sc.auto(self, viaAutoScaleX))) {
          pendScales[k2] = AUTOSCALE;
        }
      }
      for (let k2 in scales) {
        let sc = scales[k2];
        if (pendScales[k2] == null && sc.from != null && pendScales[sc.from] != null)
          pendScales[k2] = AUTOSCALE;
      }
      if (pendScales[xScaleKey] != null)
        resetYSeries(true);
      let wipScales = {};
      for (let k2 in pendScales) {
        let psc = pendScales[k2];
        if (psc != null) {
          let wsc = wipScales[k2] = copy(scales[k2], fastIsObj);
          if (psc.min != null)
            assign(wsc, psc);
          else if (k2 != xScaleKey || mode == 2) {
            if (dataLen == 0 && wsc.from == null) {
              let minMax = wsc.range(self, null, null, k2);
              wsc.min = minMax[0];
              wsc.max = minMax[1];
            } else {
              wsc.min = inf;
              wsc.max = -inf;
            }
          }
        }
      }
      if (dataLen > 0) {
        series.forEach((s3, i3) => {
          if (mode == 1) {
            let k2 = s3.scale;
            let psc = pendScales[k2];
            if (psc == null)
              return;
            let wsc = wipScales[k2];
            if (i3 == 0) {
              let minMax = wsc.range(self, wsc.min, wsc.max, k2);
              wsc.min = minMax[0];
              wsc.max = minMax[1];
              i0 = closestIdx(wsc.min, data2[0]);
              i1 = closestIdx(wsc.max, data2[0]);
              if (i1 - i0 > 1) {
                if (data2[0][i0] < wsc.min)
                  i0++;
                if (data2[0][i1] > wsc.max)
                  i1--;
              }
              s3.min = data0[i0];
              s3.max = data0[i1];
            } else if (s3.show && s3.auto)
              accScale(wsc, psc, s3, data2[i3], s3.sorted);
            s3.idxs[0] = i0;
            s3.idxs[1] = i1;
          } else {
            if (i3 > 0) {
              if (s3.show && s3.auto) {
                let [xFacet, yFacet] = s3.facets;
                let xScaleKey2 = xFacet.scale;
                let yScaleKey = yFacet.scale;
                let [xData, yData] = data2[i3];
                let wscx = wipScales[xScaleKey2];
                let wscy = wipScales[yScaleKey];
                wscx != null && accScale(wscx, pendScales[xScaleKey2], xFacet, xData, xFacet.sorted);
                wscy != null && accScale(wscy, pendScales[yScaleKey], yFacet, yData, yFacet.sorted);
                s3.min = yFacet.min;
                s3.max = yFacet.max;
              }
            }
          }
        });
        for (let k2 in wipScales) {
          let wsc = wipScales[k2];
          let psc = pendScales[k2];
          if (wsc.from == null && (psc == null || psc.min == null)) {
            let minMax = wsc.range(
              self,
              wsc.min == inf ? null : wsc.min,
              wsc.max == -inf ? null : wsc.max,
              k2
            );
            wsc.min = minMax[0];
            wsc.max = minMax[1];
          }
        }
      }
      for (let k2 in wipScales) {
        let wsc = wipScales[k2];
        if (wsc.from != null) {
          let base = wipScales[wsc.from];
          if (base.min == null)
            wsc.min = wsc.max = null;
          else {
            let minMax = wsc.range(self, base.min, base.max, k2);
            wsc.min = minMax[0];
            wsc.max = minMax[1];
          }
        }
      }
      let changed = {};
      let anyChanged = false;
      for (let k2 in wipScales) {
        let wsc = wipScales[k2];
        let sc = scales[k2];
        if (sc.min != wsc.min || sc.max != wsc.max) {
          sc.min = wsc.min;
          sc.max = wsc.max;
          let distr = sc.distr;
          sc._min = distr == 3 ? log10(sc.min) : distr == 4 ? asinh(sc.min, sc.asinh) : distr == 100 ? sc.fwd(sc.min) : sc.min;
          sc._max = distr == 3 ? log10(sc.max) : distr == 4 ? asinh(sc.max, sc.asinh) : distr == 100 ? sc.fwd(sc.max) : sc.max;
          changed[k2] = anyChanged = true;
        }
      }
      if (anyChanged) {
        series.forEach((s3, i3) => {
          if (mode == 2) {
            if (i3 > 0 && changed.y)
              s3._paths = null;
          } else {
            if (changed[s3.scale])
              s3._paths = null;
          }
        });
        for (let k2 in changed) {
          shouldConvergeSize = true;
          fire("setScale", k2);
        }
        if (showCursor && cursor.left >= 0)
          shouldSetCursor = shouldSetLegend = true;
      }
      for (let k2 in pendScales)
        pendScales[k2] = null;
    }
    function getOuterIdxs(ydata) {
      let _i0 = clamp(i0 - 1, 0, dataLen - 1);
      let _i1 = clamp(i1 + 1, 0, dataLen - 1);
      while (ydata[_i0] == null && _i0 > 0)
        _i0--;
      while (ydata[_i1] == null && _i1 < dataLen - 1)
        _i1++;
      return [_i0, _i1];
    }
    function drawSeries() {
      if (dataLen > 0) {
        let shouldAlpha = series.some((s3) => s3._focus) && ctxAlpha != focus.alpha;
        if (shouldAlpha)
          ctx.globalAlpha = ctxAlpha = focus.alpha;
        series.forEach((s3, i3) => {
          if (i3 > 0 && s3.show) {
            cacheStrokeFill(i3, false);
            cacheStrokeFill(i3, true);
            if (s3._paths == null) {
              let _ctxAlpha = ctxAlpha;
              if (ctxAlpha != s3.alpha)
                ctx.globalAlpha = ctxAlpha = s3.alpha;
              let _idxs = mode == 2 ? [0, data2[i3][0].length - 1] : getOuterIdxs(data2[i3]);
              s3._paths = s3.paths(self, i3, _idxs[0], _idxs[1]);
              if (ctxAlpha != _ctxAlpha)
                ctx.globalAlpha = ctxAlpha = _ctxAlpha;
            }
          }
        });
        series.forEach((s3, i3) => {
          if (i3 > 0 && s3.show) {
            let _ctxAlpha = ctxAlpha;
            if (ctxAlpha != s3.alpha)
              ctx.globalAlpha = ctxAlpha = s3.alpha;
            s3._paths != null && drawPath(i3, false);
            {
              let _gaps = s3._paths != null ? s3._paths.gaps : null;
              let show = s3.points.show(self, i3, i0, i1, _gaps);
              let idxs2 = s3.points.filter(self, i3, show, _gaps);
              if (show || idxs2) {
                s3.points._paths = s3.points.paths(self, i3, i0, i1, idxs2);
                drawPath(i3, true);
              }
            }
            if (ctxAlpha != _ctxAlpha)
              ctx.globalAlpha = ctxAlpha = _ctxAlpha;
            fire("drawSeries", i3);
          }
        });
        if (shouldAlpha)
          ctx.globalAlpha = ctxAlpha = 1;
      }
    }
    function cacheStrokeFill(si, _points) {
      let s3 = _points ? series[si].points : series[si];
      s3._stroke = s3.stroke(self, si);
      s3._fill = s3.fill(self, si);
    }
    function drawPath(si, _points) {
      let s3 = _points ? series[si].points : series[si];
      let {
        stroke,
        fill,
        clip: gapsClip,
        flags,
        _stroke: strokeStyle = s3._stroke,
        _fill: fillStyle = s3._fill,
        _width: width2 = s3.width
      } = s3._paths;
      width2 = roundDec(width2 * pxRatio, 3);
      let boundsClip = null;
      let offset = width2 % 2 / 2;
      if (_points && fillStyle == null)
        fillStyle = width2 > 0 ? "#fff" : strokeStyle;
      let _pxAlign = s3.pxAlign == 1 && offset > 0;
      _pxAlign && ctx.translate(offset, offset);
      if (!_points) {
        let lft = plotLft - width2 / 2, top = plotTop - width2 / 2, wid = plotWid + width2, hgt = plotHgt + width2;
        boundsClip = new Path2D();
        boundsClip.rect(lft, top, wid, hgt);
      }
      if (_points)
        strokeFill(strokeStyle, width2, s3.dash, s3.cap, fillStyle, stroke, fill, flags, gapsClip);
      else
        fillStroke(si, strokeStyle, width2, s3.dash, s3.cap, fillStyle, stroke, fill, flags, boundsClip, gapsClip);
      _pxAlign && ctx.translate(-offset, -offset);
    }
    function fillStroke(si, strokeStyle, lineWidth, lineDash, lineCap, fillStyle, strokePath, fillPath, flags, boundsClip, gapsClip) {
      let didStrokeFill = false;
      flags != 0 && bands.forEach((b, bi) => {
        if (b.series[0] == si) {
          let lowerEdge = series[b.series[1]];
          let lowerData = data2[b.series[1]];
          let bandClip = (lowerEdge._paths || EMPTY_OBJ).band;
          if (isArr(bandClip))
            bandClip = b.dir == 1 ? bandClip[0] : bandClip[1];
          let gapsClip2;
          let _fillStyle = null;
          if (lowerEdge.show && bandClip && hasData(lowerData, i0, i1)) {
            _fillStyle = b.fill(self, bi) || fillStyle;
            gapsClip2 = lowerEdge._paths.clip;
          } else
            bandClip = null;
          strokeFill(strokeStyle, lineWidth, lineDash, lineCap, _fillStyle, strokePath, fillPath, flags, boundsClip, gapsClip, gapsClip2, bandClip);
          didStrokeFill = true;
        }
      });
      if (!didStrokeFill)
        strokeFill(strokeStyle, lineWidth, lineDash, lineCap, fillStyle, strokePath, fillPath, flags, boundsClip, gapsClip);
    }
    const CLIP_FILL_STROKE = BAND_CLIP_FILL | BAND_CLIP_STROKE;
    function strokeFill(strokeStyle, lineWidth, lineDash, lineCap, fillStyle, strokePath, fillPath, flags, boundsClip, gapsClip, gapsClip2, bandClip) {
      setCtxStyle(strokeStyle, lineWidth, lineDash, lineCap, fillStyle);
      if (boundsClip || gapsClip || bandClip) {
        ctx.save();
        boundsClip && ctx.clip(boundsClip);
        gapsClip && ctx.clip(gapsClip);
      }
      if (bandClip) {
        if ((flags & CLIP_FILL_STROKE) == CLIP_FILL_STROKE) {
          ctx.clip(bandClip);
          gapsClip2 && ctx.clip(gapsClip2);
          doFill(fillStyle, fillPath);
          doStroke(strokeStyle, strokePath, lineWidth);
        } else if (flags & BAND_CLIP_STROKE) {
          doFill(fillStyle, fillPath);
          ctx.clip(bandClip);
          doStroke(strokeStyle, strokePath, lineWidth);
        } else if (flags & BAND_CLIP_FILL) {
          ctx.save();
          ctx.clip(bandClip);
          gapsClip2 && ctx.clip(gapsClip2);
          doFill(fillStyle, fillPath);
          ctx.restore();
          doStroke(strokeStyle, strokePath, lineWidth);
        }
      } else {
        doFill(fillStyle, fillPath);
        doStroke(strokeStyle, strokePath, lineWidth);
      }
      if (boundsClip || gapsClip || bandClip)
        ctx.restore();
    }
    function doStroke(strokeStyle, strokePath, lineWidth) {
      if (lineWidth > 0) {
        if (strokePath instanceof Map) {
          strokePath.forEach((strokePath2, strokeStyle2) => {
            ctx.strokeStyle = ctxStroke = strokeStyle2;
            ctx.stroke(strokePath2);
          });
        } else
          strokePath != null && strokeStyle && ctx.stroke(strokePath);
      }
    }
    function doFill(fillStyle, fillPath) {
      if (fillPath instanceof Map) {
        fillPath.forEach((fillPath2, fillStyle2) => {
          ctx.fillStyle = ctxFill = fillStyle2;
          ctx.fill(fillPath2);
        });
      } else
        fillPath != null && fillStyle && ctx.fill(fillPath);
    }
    function getIncrSpace(axisIdx, min2, max2, fullDim) {
      let axis = axes[axisIdx];
      let incrSpace;
      if (fullDim <= 0)
        incrSpace = [0, 0];
      else {
        let minSpace = axis._space = axis.space(self, axisIdx, min2, max2, fullDim);
        let incrs = axis._incrs = axis.incrs(self, axisIdx, min2, max2, fullDim, minSpace);
        incrSpace = findIncr(min2, max2, incrs, fullDim, minSpace);
      }
      return axis._found = incrSpace;
    }
    function drawOrthoLines(offs, filts, ori, side, pos0, len, width2, stroke, dash, cap) {
      let offset = width2 % 2 / 2;
      pxAlign == 1 && ctx.translate(offset, offset);
      setCtxStyle(stroke, width2, dash, cap, stroke);
      ctx.beginPath();
      let x0, y0, x1, y1, pos1 = pos0 + (side == 0 || side == 3 ? -len : len);
      if (ori == 0) {
        y0 = pos0;
        y1 = pos1;
      } else {
        x0 = pos0;
        x1 = pos1;
      }
      for (let i3 = 0; i3 < offs.length; i3++) {
        if (filts[i3] != null) {
          if (ori == 0)
            x0 = x1 = offs[i3];
          else
            y0 = y1 = offs[i3];
          ctx.moveTo(x0, y0);
          ctx.lineTo(x1, y1);
        }
      }
      ctx.stroke();
      pxAlign == 1 && ctx.translate(-offset, -offset);
    }
    function axesCalc(cycleNum) {
      let converged = true;
      axes.forEach((axis, i3) => {
        if (!axis.show)
          return;
        let scale = scales[axis.scale];
        if (scale.min == null) {
          if (axis._show) {
            converged = false;
            axis._show = false;
            resetYSeries(false);
          }
          return;
        } else {
          if (!axis._show) {
            converged = false;
            axis._show = true;
            resetYSeries(false);
          }
        }
        let side = axis.side;
        let ori = side % 2;
        let { min: min2, max: max2 } = scale;
        let [_incr, _space] = getIncrSpace(i3, min2, max2, ori == 0 ? plotWidCss : plotHgtCss);
        if (_space == 0)
          return;
        let forceMin = scale.distr == 2;
        let _splits = axis._splits = axis.splits(self, i3, min2, max2, _incr, _space, forceMin);
        let splits = scale.distr == 2 ? _splits.map((i4) => data0[i4]) : _splits;
        let incr = scale.distr == 2 ? data0[_splits[1]] - data0[_splits[0]] : _incr;
        let values = axis._values = axis.values(self, axis.filter(self, splits, i3, _space, incr), i3, _space, incr);
        axis._rotate = side == 2 ? axis.rotate(self, values, i3, _space) : 0;
        let oldSize = axis._size;
        axis._size = ceil(axis.size(self, values, i3, cycleNum));
        if (oldSize != null && axis._size != oldSize)
          converged = false;
      });
      return converged;
    }
    function paddingCalc(cycleNum) {
      let converged = true;
      padding.forEach((p3, i3) => {
        let _p = p3(self, i3, sidesWithAxes, cycleNum);
        if (_p != _padding[i3])
          converged = false;
        _padding[i3] = _p;
      });
      return converged;
    }
    function drawAxesGrid() {
      for (let i3 = 0; i3 < axes.length; i3++) {
        let axis = axes[i3];
        if (!axis.show || !axis._show)
          continue;
        let side = axis.side;
        let ori = side % 2;
        let x2, y3;
        let fillStyle = axis.stroke(self, i3);
        let shiftDir = side == 0 || side == 3 ? -1 : 1;
        let [_incr, _space] = axis._found;
        if (axis.label != null) {
          let shiftAmt2 = axis.labelGap * shiftDir;
          let baseLpos = round((axis._lpos + shiftAmt2) * pxRatio);
          setFontStyle(axis.labelFont[0], fillStyle, "center", side == 2 ? TOP : BOTTOM);
          ctx.save();
          if (ori == 1) {
            x2 = y3 = 0;
            ctx.translate(
              baseLpos,
              round(plotTop + plotHgt / 2)
            );
            ctx.rotate((side == 3 ? -PI : PI) / 2);
          } else {
            x2 = round(plotLft + plotWid / 2);
            y3 = baseLpos;
          }
          let _label = isFn(axis.label) ? axis.label(self, i3, _incr, _space) : axis.label;
          ctx.fillText(_label, x2, y3);
          ctx.restore();
        }
        if (_space == 0)
          continue;
        let scale = scales[axis.scale];
        let plotDim = ori == 0 ? plotWid : plotHgt;
        let plotOff = ori == 0 ? plotLft : plotTop;
        let _splits = axis._splits;
        let splits = scale.distr == 2 ? _splits.map((i4) => data0[i4]) : _splits;
        let incr = scale.distr == 2 ? data0[_splits[1]] - data0[_splits[0]] : _incr;
        let ticks2 = axis.ticks;
        let border2 = axis.border;
        let _tickSize = ticks2.show ? ticks2.size : 0;
        let tickSize = round(_tickSize * pxRatio);
        let axisGap = round((axis.alignTo == 2 ? axis._size - _tickSize - axis.gap : axis.gap) * pxRatio);
        let angle = axis._rotate * -PI / 180;
        let basePos = pxRound(axis._pos * pxRatio);
        let shiftAmt = (tickSize + axisGap) * shiftDir;
        let finalPos = basePos + shiftAmt;
        y3 = ori == 0 ? finalPos : 0;
        x2 = ori == 1 ? finalPos : 0;
        let font2 = axis.font[0];
        let textAlign = axis.align == 1 ? LEFT : axis.align == 2 ? RIGHT : angle > 0 ? LEFT : angle < 0 ? RIGHT : ori == 0 ? "center" : side == 3 ? RIGHT : LEFT;
        let textBaseline = angle || ori == 1 ? "middle" : side == 2 ? TOP : BOTTOM;
        setFontStyle(font2, fillStyle, textAlign, textBaseline);
        let lineHeight = axis.font[1] * axis.lineGap;
        let canOffs = _splits.map((val) => pxRound(getPos(val, scale, plotDim, plotOff)));
        let _values = axis._values;
        for (let i4 = 0; i4 < _values.length; i4++) {
          let val = _values[i4];
          if (val != null) {
            if (ori == 0)
              x2 = canOffs[i4];
            else
              y3 = canOffs[i4];
            val = "" + val;
            let _parts = val.indexOf("\n") == -1 ? [val] : val.split(/\n/gm);
            for (let j2 = 0; j2 < _parts.length; j2++) {
              let text = _parts[j2];
              if (angle) {
                ctx.save();
                ctx.translate(x2, y3 + j2 * lineHeight);
                ctx.rotate(angle);
                ctx.fillText(text, 0, 0);
                ctx.restore();
              } else
                ctx.fillText(text, x2, y3 + j2 * lineHeight);
            }
          }
        }
        if (ticks2.show) {
          drawOrthoLines(
            canOffs,
            ticks2.filter(self, splits, i3, _space, incr),
            ori,
            side,
            basePos,
            tickSize,
            roundDec(ticks2.width * pxRatio, 3),
            ticks2.stroke(self, i3),
            ticks2.dash,
            ticks2.cap
          );
        }
        let grid2 = axis.grid;
        if (grid2.show) {
          drawOrthoLines(
            canOffs,
            grid2.filter(self, splits, i3, _space, incr),
            ori,
            ori == 0 ? 2 : 1,
            ori == 0 ? plotTop : plotLft,
            ori == 0 ? plotHgt : plotWid,
            roundDec(grid2.width * pxRatio, 3),
            grid2.stroke(self, i3),
            grid2.dash,
            grid2.cap
          );
        }
        if (border2.show) {
          drawOrthoLines(
            [basePos],
            [1],
            ori == 0 ? 1 : 0,
            ori == 0 ? 1 : 2,
            ori == 1 ? plotTop : plotLft,
            ori == 1 ? plotHgt : plotWid,
            roundDec(border2.width * pxRatio, 3),
            border2.stroke(self, i3),
            border2.dash,
            border2.cap
          );
        }
      }
      fire("drawAxes");
    }
    function resetYSeries(minMax) {
      series.forEach((s3, i3) => {
        if (i3 > 0) {
          s3._paths = null;
          if (minMax) {
            if (mode == 1) {
              s3.min = null;
              s3.max = null;
            } else {
              s3.facets.forEach((f4) => {
                f4.min = null;
                f4.max = null;
              });
            }
          }
        }
      });
    }
    let queuedCommit = false;
    let deferHooks = false;
    let hooksQueue = [];
    function flushHooks() {
      deferHooks = false;
      for (let i3 = 0; i3 < hooksQueue.length; i3++)
        fire(...hooksQueue[i3]);
      hooksQueue.length = 0;
    }
    function commit() {
      if (!queuedCommit) {
        microTask(_commit);
        queuedCommit = true;
      }
    }
    function batch(fn, _deferHooks = false) {
      queuedCommit = true;
      deferHooks = _deferHooks;
      fn(self);
      _commit();
      if (_deferHooks && hooksQueue.length > 0)
        queueMicrotask(flushHooks);
    }
    self.batch = batch;
    function _commit() {
      if (shouldSetScales) {
        setScales();
        shouldSetScales = false;
      }
      if (shouldConvergeSize) {
        convergeSize();
        shouldConvergeSize = false;
      }
      if (shouldSetSize) {
        setStylePx(under, LEFT, plotLftCss);
        setStylePx(under, TOP, plotTopCss);
        setStylePx(under, WIDTH, plotWidCss);
        setStylePx(under, HEIGHT, plotHgtCss);
        setStylePx(over, LEFT, plotLftCss);
        setStylePx(over, TOP, plotTopCss);
        setStylePx(over, WIDTH, plotWidCss);
        setStylePx(over, HEIGHT, plotHgtCss);
        setStylePx(wrap, WIDTH, fullWidCss);
        setStylePx(wrap, HEIGHT, fullHgtCss);
        can.width = round(fullWidCss * pxRatio);
        can.height = round(fullHgtCss * pxRatio);
        axes.forEach(({ _el, _show, _size, _pos, side }) => {
          if (_el != null) {
            if (_show) {
              let posOffset = side === 3 || side === 0 ? _size : 0;
              let isVt = side % 2 == 1;
              setStylePx(_el, isVt ? "left" : "top", _pos - posOffset);
              setStylePx(_el, isVt ? "width" : "height", _size);
              setStylePx(_el, isVt ? "top" : "left", isVt ? plotTopCss : plotLftCss);
              setStylePx(_el, isVt ? "height" : "width", isVt ? plotHgtCss : plotWidCss);
              remClass(_el, OFF);
            } else
              addClass(_el, OFF);
          }
        });
        ctxStroke = ctxFill = ctxWidth = ctxJoin = ctxCap = ctxFont = ctxAlign = ctxBaseline = ctxDash = null;
        ctxAlpha = 1;
        syncRect(true);
        if (plotLftCss != _plotLftCss || plotTopCss != _plotTopCss || plotWidCss != _plotWidCss || plotHgtCss != _plotHgtCss) {
          resetYSeries(false);
          let pctWid = plotWidCss / _plotWidCss;
          let pctHgt = plotHgtCss / _plotHgtCss;
          if (showCursor && !shouldSetCursor && cursor.left >= 0) {
            cursor.left *= pctWid;
            cursor.top *= pctHgt;
            vCursor && elTrans(vCursor, round(cursor.left), 0, plotWidCss, plotHgtCss);
            hCursor && elTrans(hCursor, 0, round(cursor.top), plotWidCss, plotHgtCss);
            for (let i3 = 0; i3 < cursorPts.length; i3++) {
              let pt = cursorPts[i3];
              if (pt != null) {
                cursorPtsLft[i3] *= pctWid;
                cursorPtsTop[i3] *= pctHgt;
                elTrans(pt, ceil(cursorPtsLft[i3]), ceil(cursorPtsTop[i3]), plotWidCss, plotHgtCss);
              }
            }
          }
          if (select.show && !shouldSetSelect && select.left >= 0 && select.width > 0) {
            select.left *= pctWid;
            select.width *= pctWid;
            select.top *= pctHgt;
            select.height *= pctHgt;
            for (let prop in _hideProps)
              setStylePx(selectDiv, prop, select[prop]);
          }
          _plotLftCss = plotLftCss;
          _plotTopCss = plotTopCss;
          _plotWidCss = plotWidCss;
          _plotHgtCss = plotHgtCss;
        }
        fire("setSize");
        shouldSetSize = false;
      }
      if (fullWidCss > 0 && fullHgtCss > 0) {
        ctx.clearRect(0, 0, can.width, can.height);
        fire("drawClear");
        drawOrder.forEach((fn) => fn());
        fire("draw");
      }
      if (select.show && shouldSetSelect) {
        setSelect(select);
        shouldSetSelect = false;
      }
      if (showCursor && shouldSetCursor) {
        updateCursor(null, true, false);
        shouldSetCursor = false;
      }
      if (legend.show && legend.live && shouldSetLegend) {
        setLegend();
        shouldSetLegend = false;
      }
      if (!ready) {
        ready = true;
        self.status = 1;
        fire("ready");
      }
      viaAutoScaleX = false;
      queuedCommit = false;
    }
    self.redraw = (rebuildPaths, recalcAxes) => {
      shouldConvergeSize = recalcAxes || false;
      if (rebuildPaths !== false)
        _setScale(xScaleKey, scaleX.min, scaleX.max);
      else
        commit();
    };
    function setScale(key2, opts2) {
      let sc = scales[key2];
      if (sc.from == null) {
        if (dataLen == 0) {
          let minMax = sc.range(self, opts2.min, opts2.max, key2);
          opts2.min = minMax[0];
          opts2.max = minMax[1];
        }
        if (opts2.min > opts2.max) {
          let _min = opts2.min;
          opts2.min = opts2.max;
          opts2.max = _min;
        }
        if (dataLen > 1 && opts2.min != null && opts2.max != null && opts2.max - opts2.min < 1e-16)
          return;
        if (key2 == xScaleKey) {
          if (sc.distr == 2 && dataLen > 0) {
            opts2.min = closestIdx(opts2.min, data2[0]);
            opts2.max = closestIdx(opts2.max, data2[0]);
            if (opts2.min == opts2.max)
              opts2.max++;
          }
        }
        pendScales[key2] = opts2;
        shouldSetScales = true;
        commit();
      }
    }
    self.setScale = setScale;
    let xCursor;
    let yCursor;
    let vCursor;
    let hCursor;
    let rawMouseLeft0;
    let rawMouseTop0;
    let mouseLeft0;
    let mouseTop0;
    let rawMouseLeft1;
    let rawMouseTop1;
    let mouseLeft1;
    let mouseTop1;
    let dragging = false;
    const drag = cursor.drag;
    let dragX = drag.x;
    let dragY = drag.y;
    if (showCursor) {
      if (cursor.x)
        xCursor = placeDiv(CURSOR_X, over);
      if (cursor.y)
        yCursor = placeDiv(CURSOR_Y, over);
      if (scaleX.ori == 0) {
        vCursor = xCursor;
        hCursor = yCursor;
      } else {
        vCursor = yCursor;
        hCursor = xCursor;
      }
      mouseLeft1 = cursor.left;
      mouseTop1 = cursor.top;
    }
    const select = self.select = assign({
      show: true,
      over: true,
      left: 0,
      width: 0,
      top: 0,
      height: 0
    }, opts.select);
    const selectDiv = select.show ? placeDiv(SELECT, select.over ? over : under) : null;
    function setSelect(opts2, _fire) {
      if (select.show) {
        for (let prop in opts2) {
          select[prop] = opts2[prop];
          if (prop in _hideProps)
            setStylePx(selectDiv, prop, opts2[prop]);
        }
        _fire !== false && fire("setSelect");
      }
    }
    self.setSelect = setSelect;
    function toggleDOM(i3) {
      let s3 = series[i3];
      if (s3.show)
        showLegend && remClass(legendRows[i3], OFF);
      else {
        showLegend && addClass(legendRows[i3], OFF);
        if (showCursor) {
          let pt = cursorOnePt ? cursorPts[0] : cursorPts[i3];
          pt != null && elTrans(pt, -10, -10, plotWidCss, plotHgtCss);
        }
      }
    }
    function _setScale(key2, min2, max2) {
      setScale(key2, { min: min2, max: max2 });
    }
    function setSeries(i3, opts2, _fire, _pub) {
      if (opts2.focus != null)
        setFocus(i3);
      if (opts2.show != null) {
        series.forEach((s3, si) => {
          if (si > 0 && (i3 == si || i3 == null)) {
            s3.show = opts2.show;
            toggleDOM(si);
            if (mode == 2) {
              _setScale(s3.facets[0].scale, null, null);
              _setScale(s3.facets[1].scale, null, null);
            } else
              _setScale(s3.scale, null, null);
            commit();
          }
        });
      }
      _fire !== false && fire("setSeries", i3, opts2);
      _pub && pubSync("setSeries", self, i3, opts2);
    }
    self.setSeries = setSeries;
    function setBand(bi, opts2) {
      assign(bands[bi], opts2);
    }
    function addBand(opts2, bi) {
      opts2.fill = fnOrSelf(opts2.fill || null);
      opts2.dir = ifNull(opts2.dir, -1);
      bi = bi == null ? bands.length : bi;
      bands.splice(bi, 0, opts2);
    }
    function delBand(bi) {
      if (bi == null)
        bands.length = 0;
      else
        bands.splice(bi, 1);
    }
    self.addBand = addBand;
    self.setBand = setBand;
    self.delBand = delBand;
    function setAlpha(i3, value) {
      series[i3].alpha = value;
      if (showCursor && cursorPts[i3] != null)
        cursorPts[i3].style.opacity = value;
      if (showLegend && legendRows[i3])
        legendRows[i3].style.opacity = value;
    }
    let closestDist;
    let closestSeries;
    let focusedSeries;
    const FOCUS_TRUE = { focus: true };
    function setFocus(i3) {
      if (i3 != focusedSeries) {
        let allFocused = i3 == null;
        let _setAlpha = focus.alpha != 1;
        series.forEach((s3, i22) => {
          if (mode == 1 || i22 > 0) {
            let isFocused = allFocused || i22 == 0 || i22 == i3;
            s3._focus = allFocused ? null : isFocused;
            _setAlpha && setAlpha(i22, isFocused ? 1 : focus.alpha);
          }
        });
        focusedSeries = i3;
        _setAlpha && commit();
      }
    }
    if (showLegend && cursorFocus) {
      onMouse(mouseleave, legendTable, (e3) => {
        if (cursor._lock)
          return;
        setCursorEvent(e3);
        if (focusedSeries != null)
          setSeries(null, FOCUS_TRUE, true, syncOpts.setSeries);
      });
    }
    function posToVal(pos, scale, can2) {
      let sc = scales[scale];
      if (can2)
        pos = pos / pxRatio - (sc.ori == 1 ? plotTopCss : plotLftCss);
      let dim = plotWidCss;
      if (sc.ori == 1) {
        dim = plotHgtCss;
        pos = dim - pos;
      }
      if (sc.dir == -1)
        pos = dim - pos;
      let _min = sc._min, _max = sc._max, pct = pos / dim;
      let sv = _min + (_max - _min) * pct;
      let distr = sc.distr;
      return distr == 3 ? pow(10, sv) : distr == 4 ? sinh(sv, sc.asinh) : distr == 100 ? sc.bwd(sv) : sv;
    }
    function closestIdxFromXpos(pos, can2) {
      let v3 = posToVal(pos, xScaleKey, can2);
      return closestIdx(v3, data2[0], i0, i1);
    }
    self.valToIdx = (val) => closestIdx(val, data2[0]);
    self.posToIdx = closestIdxFromXpos;
    self.posToVal = posToVal;
    self.valToPos = (val, scale, can2) => scales[scale].ori == 0 ? getHPos(
      val,
      scales[scale],
      can2 ? plotWid : plotWidCss,
      can2 ? plotLft : 0
    ) : getVPos(
      val,
      scales[scale],
      can2 ? plotHgt : plotHgtCss,
      can2 ? plotTop : 0
    );
    self.setCursor = (opts2, _fire, _pub) => {
      mouseLeft1 = opts2.left;
      mouseTop1 = opts2.top;
      updateCursor(null, _fire, _pub);
    };
    function setSelH(off2, dim) {
      setStylePx(selectDiv, LEFT, select.left = off2);
      setStylePx(selectDiv, WIDTH, select.width = dim);
    }
    function setSelV(off2, dim) {
      setStylePx(selectDiv, TOP, select.top = off2);
      setStylePx(selectDiv, HEIGHT, select.height = dim);
    }
    let setSelX = scaleX.ori == 0 ? setSelH : setSelV;
    let setSelY = scaleX.ori == 1 ? setSelH : setSelV;
    function syncLegend() {
      if (showLegend && legend.live) {
        for (let i3 = mode == 2 ? 1 : 0; i3 < series.length; i3++) {
          if (i3 == 0 && multiValLegend)
            continue;
          let vals = legend.values[i3];
          let j2 = 0;
          for (let k2 in vals)
            legendCells[i3][j2++].firstChild.nodeValue = vals[k2];
        }
      }
    }
    function setLegend(opts2, _fire) {
      if (opts2 != null) {
        if (opts2.idxs) {
          opts2.idxs.forEach((didx, sidx) => {
            activeIdxs[sidx] = didx;
          });
        } else if (!isUndef(opts2.idx))
          activeIdxs.fill(opts2.idx);
        legend.idx = activeIdxs[0];
      }
      if (showLegend && legend.live) {
        for (let sidx = 0; sidx < series.length; sidx++) {
          if (sidx > 0 || mode == 1 && !multiValLegend)
            setLegendValues(sidx, activeIdxs[sidx]);
        }
        syncLegend();
      }
      shouldSetLegend = false;
      _fire !== false && fire("setLegend");
    }
    self.setLegend = setLegend;
    function setLegendValues(sidx, idx) {
      let s3 = series[sidx];
      let src = sidx == 0 && xScaleDistr == 2 ? data0 : data2[sidx];
      let val;
      if (multiValLegend)
        val = s3.values(self, sidx, idx) ?? NULL_LEGEND_VALUES;
      else {
        val = s3.value(self, idx == null ? null : src[idx], sidx, idx);
        val = val == null ? NULL_LEGEND_VALUES : { _: val };
      }
      legend.values[sidx] = val;
    }
    function updateCursor(src, _fire, _pub) {
      rawMouseLeft1 = mouseLeft1;
      rawMouseTop1 = mouseTop1;
      [mouseLeft1, mouseTop1] = cursor.move(self, mouseLeft1, mouseTop1);
      cursor.left = mouseLeft1;
      cursor.top = mouseTop1;
      if (showCursor) {
        vCursor && elTrans(vCursor, round(mouseLeft1), 0, plotWidCss, plotHgtCss);
        hCursor && elTrans(hCursor, 0, round(mouseTop1), plotWidCss, plotHgtCss);
      }
      let idx;
      let noDataInRange = i0 > i1;
      closestDist = inf;
      closestSeries = null;
      let xDim = scaleX.ori == 0 ? plotWidCss : plotHgtCss;
      let yDim = scaleX.ori == 1 ? plotWidCss : plotHgtCss;
      if (mouseLeft1 < 0 || dataLen == 0 || noDataInRange) {
        idx = cursor.idx = null;
        for (let i3 = 0; i3 < series.length; i3++) {
          let pt = cursorPts[i3];
          pt != null && elTrans(pt, -10, -10, plotWidCss, plotHgtCss);
        }
        if (cursorFocus)
          setSeries(null, FOCUS_TRUE, true, src == null && syncOpts.setSeries);
        if (legend.live) {
          activeIdxs.fill(idx);
          shouldSetLegend = true;
        }
      } else {
        let mouseXPos, valAtPosX, xPos;
        if (mode == 1) {
          mouseXPos = scaleX.ori == 0 ? mouseLeft1 : mouseTop1;
          valAtPosX = posToVal(mouseXPos, xScaleKey);
          idx = cursor.idx = closestIdx(valAtPosX, data2[0], i0, i1);
          xPos = valToPosX(data2[0][idx], scaleX, xDim, 0);
        }
        let _ptLft = -10;
        let _ptTop = -10;
        let _ptWid = 0;
        let _ptHgt = 0;
        let _centered = true;
        let _ptFill = "";
        let _ptStroke = "";
        for (let i3 = mode == 2 ? 1 : 0; i3 < series.length; i3++) {
          let s3 = series[i3];
          let idx1 = activeIdxs[i3];
          let yVal1 = idx1 == null ? null : mode == 1 ? data2[i3][idx1] : data2[i3][1][idx1];
          let idx2 = cursor.dataIdx(self, i3, idx, valAtPosX);
          let yVal2 = idx2 == null ? null : mode == 1 ? data2[i3][idx2] : data2[i3][1][idx2];
          shouldSetLegend = shouldSetLegend || yVal2 != yVal1 || idx2 != idx1;
          activeIdxs[i3] = idx2;
          if (i3 > 0 && s3.show) {
            let xPos2 = idx2 == null ? -10 : idx2 == idx ? xPos : valToPosX(mode == 1 ? data2[0][idx2] : data2[i3][0][idx2], scaleX, xDim, 0);
            let yPos = yVal2 == null ? -10 : valToPosY(yVal2, mode == 1 ? scales[s3.scale] : scales[s3.facets[1].scale], yDim, 0);
            if (cursorFocus && yVal2 != null) {
              let mouseYPos = scaleX.ori == 1 ? mouseLeft1 : mouseTop1;
              let dist = abs(focus.dist(self, i3, idx2, yPos, mouseYPos));
              if (dist < closestDist) {
                let bias = focus.bias;
                if (bias != 0) {
                  let mouseYVal = posToVal(mouseYPos, s3.scale);
                  let seriesYValSign = yVal2 >= 0 ? 1 : -1;
                  let mouseYValSign = mouseYVal >= 0 ? 1 : -1;
                  if (mouseYValSign == seriesYValSign && (mouseYValSign == 1 ? bias == 1 ? yVal2 >= mouseYVal : yVal2 <= mouseYVal : (
                    // >= 0
                    bias == 1 ? yVal2 <= mouseYVal : yVal2 >= mouseYVal
                  ))) {
                    closestDist = dist;
                    closestSeries = i3;
                  }
                } else {
                  closestDist = dist;
                  closestSeries = i3;
                }
              }
            }
            if (shouldSetLegend || cursorOnePt) {
              let hPos, vPos;
              if (scaleX.ori == 0) {
                hPos = xPos2;
                vPos = yPos;
              } else {
                hPos = yPos;
                vPos = xPos2;
              }
              let ptWid, ptHgt, ptLft, ptTop, ptStroke, ptFill, centered = true, getBBox = points2.bbox;
              if (getBBox != null) {
                centered = false;
                let bbox = getBBox(self, i3);
                ptLft = bbox.left;
                ptTop = bbox.top;
                ptWid = bbox.width;
                ptHgt = bbox.height;
              } else {
                ptLft = hPos;
                ptTop = vPos;
                ptWid = ptHgt = points2.size(self, i3);
              }
              ptFill = points2.fill(self, i3);
              ptStroke = points2.stroke(self, i3);
              if (cursorOnePt) {
                if (i3 == closestSeries && closestDist <= focus.prox) {
                  _ptLft = ptLft;
                  _ptTop = ptTop;
                  _ptWid = ptWid;
                  _ptHgt = ptHgt;
                  _centered = centered;
                  _ptFill = ptFill;
                  _ptStroke = ptStroke;
                }
              } else {
                let pt = cursorPts[i3];
                if (pt != null) {
                  cursorPtsLft[i3] = ptLft;
                  cursorPtsTop[i3] = ptTop;
                  elSize(pt, ptWid, ptHgt, centered);
                  elColor(pt, ptFill, ptStroke);
                  elTrans(pt, ceil(ptLft), ceil(ptTop), plotWidCss, plotHgtCss);
                }
              }
            }
          }
        }
        if (cursorOnePt) {
          let p3 = focus.prox;
          let focusChanged = focusedSeries == null ? closestDist <= p3 : closestDist > p3 || closestSeries != focusedSeries;
          if (shouldSetLegend || focusChanged) {
            let pt = cursorPts[0];
            if (pt != null) {
              cursorPtsLft[0] = _ptLft;
              cursorPtsTop[0] = _ptTop;
              elSize(pt, _ptWid, _ptHgt, _centered);
              elColor(pt, _ptFill, _ptStroke);
              elTrans(pt, ceil(_ptLft), ceil(_ptTop), plotWidCss, plotHgtCss);
            }
          }
        }
      }
      if (select.show && dragging) {
        if (src != null) {
          let [xKey, yKey] = syncOpts.scales;
          let [matchXKeys, matchYKeys] = syncOpts.match;
          let [xKeySrc, yKeySrc] = src.cursor.sync.scales;
          let sdrag = src.cursor.drag;
          dragX = sdrag._x;
          dragY = sdrag._y;
          if (dragX || dragY) {
            let { left, top, width: width2, height: height3 } = src.select;
            let sori = src.scales[xKeySrc].ori;
            let sPosToVal = src.posToVal;
            let sOff, sDim, sc, a4, b;
            let matchingX = xKey != null && matchXKeys(xKey, xKeySrc);
            let matchingY = yKey != null && matchYKeys(yKey, yKeySrc);
            if (matchingX && dragX) {
              if (sori == 0) {
                sOff = left;
                sDim = width2;
              } else {
                sOff = top;
                sDim = height3;
              }
              sc = scales[xKey];
              a4 = valToPosX(sPosToVal(sOff, xKeySrc), sc, xDim, 0);
              b = valToPosX(sPosToVal(sOff + sDim, xKeySrc), sc, xDim, 0);
              setSelX(min(a4, b), abs(b - a4));
            } else
              setSelX(0, xDim);
            if (matchingY && dragY) {
              if (sori == 1) {
                sOff = left;
                sDim = width2;
              } else {
                sOff = top;
                sDim = height3;
              }
              sc = scales[yKey];
              a4 = valToPosY(sPosToVal(sOff, yKeySrc), sc, yDim, 0);
              b = valToPosY(sPosToVal(sOff + sDim, yKeySrc), sc, yDim, 0);
              setSelY(min(a4, b), abs(b - a4));
            } else
              setSelY(0, yDim);
          } else
            hideSelect();
        } else {
          let rawDX = abs(rawMouseLeft1 - rawMouseLeft0);
          let rawDY = abs(rawMouseTop1 - rawMouseTop0);
          if (scaleX.ori == 1) {
            let _rawDX = rawDX;
            rawDX = rawDY;
            rawDY = _rawDX;
          }
          dragX = drag.x && rawDX >= drag.dist;
          dragY = drag.y && rawDY >= drag.dist;
          let uni = drag.uni;
          if (uni != null) {
            if (dragX && dragY) {
              dragX = rawDX >= uni;
              dragY = rawDY >= uni;
              if (!dragX && !dragY) {
                if (rawDY > rawDX)
                  dragY = true;
                else
                  dragX = true;
              }
            }
          } else if (drag.x && drag.y && (dragX || dragY))
            dragX = dragY = true;
          let p0, p1;
          if (dragX) {
            if (scaleX.ori == 0) {
              p0 = mouseLeft0;
              p1 = mouseLeft1;
            } else {
              p0 = mouseTop0;
              p1 = mouseTop1;
            }
            setSelX(min(p0, p1), abs(p1 - p0));
            if (!dragY)
              setSelY(0, yDim);
          }
          if (dragY) {
            if (scaleX.ori == 1) {
              p0 = mouseLeft0;
              p1 = mouseLeft1;
            } else {
              p0 = mouseTop0;
              p1 = mouseTop1;
            }
            setSelY(min(p0, p1), abs(p1 - p0));
            if (!dragX)
              setSelX(0, xDim);
          }
          if (!dragX && !dragY) {
            setSelX(0, 0);
            setSelY(0, 0);
          }
        }
      }
      drag._x = dragX;
      drag._y = dragY;
      if (src == null) {
        if (_pub) {
          if (syncKey != null) {
            let [xSyncKey, ySyncKey] = syncOpts.scales;
            syncOpts.values[0] = xSyncKey != null ? posToVal(scaleX.ori == 0 ? mouseLeft1 : mouseTop1, xSyncKey) : null;
            syncOpts.values[1] = ySyncKey != null ? posToVal(scaleX.ori == 1 ? mouseLeft1 : mouseTop1, ySyncKey) : null;
          }
          pubSync(mousemove, self, mouseLeft1, mouseTop1, plotWidCss, plotHgtCss, idx);
        }
        if (cursorFocus) {
          let shouldPub = _pub && syncOpts.setSeries;
          let p3 = focus.prox;
          if (focusedSeries == null) {
            if (closestDist <= p3)
              setSeries(closestSeries, FOCUS_TRUE, true, shouldPub);
          } else {
            if (closestDist > p3)
              setSeries(null, FOCUS_TRUE, true, shouldPub);
            else if (closestSeries != focusedSeries)
              setSeries(closestSeries, FOCUS_TRUE, true, shouldPub);
          }
        }
      }
      if (shouldSetLegend) {
        legend.idx = idx;
        setLegend();
      }
      _fire !== false && fire("setCursor");
    }
    let rect2 = null;
    Object.defineProperty(self, "rect", {
      get() {
        if (rect2 == null)
          syncRect(false);
        return rect2;
      }
    });
    function syncRect(defer = false) {
      if (defer)
        rect2 = null;
      else {
        rect2 = over.getBoundingClientRect();
        fire("syncRect", rect2);
      }
    }
    function mouseMove(e3, src, _l, _t, _w, _h, _i) {
      if (cursor._lock)
        return;
      if (dragging && e3 != null && e3.movementX == 0 && e3.movementY == 0)
        return;
      cacheMouse(e3, src, _l, _t, _w, _h, _i, false, e3 != null);
      if (e3 != null)
        updateCursor(null, true, true);
      else
        updateCursor(src, true, false);
    }
    function cacheMouse(e3, src, _l, _t, _w, _h, _i, initial, snap) {
      if (rect2 == null)
        syncRect(false);
      setCursorEvent(e3);
      if (e3 != null) {
        _l = e3.clientX - rect2.left;
        _t = e3.clientY - rect2.top;
      } else {
        if (_l < 0 || _t < 0) {
          mouseLeft1 = -10;
          mouseTop1 = -10;
          return;
        }
        let [xKey, yKey] = syncOpts.scales;
        let syncOptsSrc = src.cursor.sync;
        let [xValSrc, yValSrc] = syncOptsSrc.values;
        let [xKeySrc, yKeySrc] = syncOptsSrc.scales;
        let [matchXKeys, matchYKeys] = syncOpts.match;
        let rotSrc = src.axes[0].side % 2 == 1;
        let xDim = scaleX.ori == 0 ? plotWidCss : plotHgtCss, yDim = scaleX.ori == 1 ? plotWidCss : plotHgtCss, _xDim = rotSrc ? _h : _w, _yDim = rotSrc ? _w : _h, _xPos = rotSrc ? _t : _l, _yPos = rotSrc ? _l : _t;
        if (xKeySrc != null)
          _l = matchXKeys(xKey, xKeySrc) ? getPos(xValSrc, scales[xKey], xDim, 0) : -10;
        else
          _l = xDim * (_xPos / _xDim);
        if (yKeySrc != null)
          _t = matchYKeys(yKey, yKeySrc) ? getPos(yValSrc, scales[yKey], yDim, 0) : -10;
        else
          _t = yDim * (_yPos / _yDim);
        if (scaleX.ori == 1) {
          let __l = _l;
          _l = _t;
          _t = __l;
        }
      }
      if (snap && (src == null || src.cursor.event.type == mousemove)) {
        if (_l <= 1 || _l >= plotWidCss - 1)
          _l = incrRound(_l, plotWidCss);
        if (_t <= 1 || _t >= plotHgtCss - 1)
          _t = incrRound(_t, plotHgtCss);
      }
      if (initial) {
        rawMouseLeft0 = _l;
        rawMouseTop0 = _t;
        [mouseLeft0, mouseTop0] = cursor.move(self, _l, _t);
      } else {
        mouseLeft1 = _l;
        mouseTop1 = _t;
      }
    }
    const _hideProps = {
      width: 0,
      height: 0,
      left: 0,
      top: 0
    };
    function hideSelect() {
      setSelect(_hideProps, false);
    }
    let downSelectLeft;
    let downSelectTop;
    let downSelectWidth;
    let downSelectHeight;
    function mouseDown(e3, src, _l, _t, _w, _h, _i) {
      dragging = true;
      dragX = dragY = drag._x = drag._y = false;
      cacheMouse(e3, src, _l, _t, _w, _h, _i, true, false);
      if (e3 != null) {
        onMouse(mouseup, doc, mouseUp, false);
        pubSync(mousedown, self, mouseLeft0, mouseTop0, plotWidCss, plotHgtCss, null);
      }
      let { left, top, width: width2, height: height3 } = select;
      downSelectLeft = left;
      downSelectTop = top;
      downSelectWidth = width2;
      downSelectHeight = height3;
    }
    function mouseUp(e3, src, _l, _t, _w, _h, _i) {
      dragging = drag._x = drag._y = false;
      cacheMouse(e3, src, _l, _t, _w, _h, _i, false, true);
      let { left, top, width: width2, height: height3 } = select;
      let hasSelect = width2 > 0 || height3 > 0;
      let chgSelect = downSelectLeft != left || downSelectTop != top || downSelectWidth != width2 || downSelectHeight != height3;
      hasSelect && chgSelect && setSelect(select);
      if (drag.setScale && hasSelect && chgSelect) {
        let xOff = left, xDim = width2, yOff = top, yDim = height3;
        if (scaleX.ori == 1) {
          xOff = top, xDim = height3, yOff = left, yDim = width2;
        }
        if (dragX) {
          _setScale(
            xScaleKey,
            posToVal(xOff, xScaleKey),
            posToVal(xOff + xDim, xScaleKey)
          );
        }
        if (dragY) {
          for (let k2 in scales) {
            let sc = scales[k2];
            if (k2 != xScaleKey && sc.from == null && sc.min != inf) {
              _setScale(
                k2,
                posToVal(yOff + yDim, k2),
                posToVal(yOff, k2)
              );
            }
          }
        }
        hideSelect();
      } else if (cursor.lock) {
        cursor._lock = !cursor._lock;
        updateCursor(src, true, e3 != null);
      }
      if (e3 != null) {
        offMouse(mouseup, doc);
        pubSync(mouseup, self, mouseLeft1, mouseTop1, plotWidCss, plotHgtCss, null);
      }
    }
    function mouseLeave(e3, src, _l, _t, _w, _h, _i) {
      if (cursor._lock)
        return;
      setCursorEvent(e3);
      let _dragging = dragging;
      if (dragging) {
        let snapH = true;
        let snapV = true;
        let snapProx = 10;
        let dragH, dragV;
        if (scaleX.ori == 0) {
          dragH = dragX;
          dragV = dragY;
        } else {
          dragH = dragY;
          dragV = dragX;
        }
        if (dragH && dragV) {
          snapH = mouseLeft1 <= snapProx || mouseLeft1 >= plotWidCss - snapProx;
          snapV = mouseTop1 <= snapProx || mouseTop1 >= plotHgtCss - snapProx;
        }
        if (dragH && snapH)
          mouseLeft1 = mouseLeft1 < mouseLeft0 ? 0 : plotWidCss;
        if (dragV && snapV)
          mouseTop1 = mouseTop1 < mouseTop0 ? 0 : plotHgtCss;
        updateCursor(null, true, true);
        dragging = false;
      }
      mouseLeft1 = -10;
      mouseTop1 = -10;
      activeIdxs.fill(null);
      updateCursor(null, true, true);
      if (_dragging)
        dragging = _dragging;
    }
    function dblClick(e3, src, _l, _t, _w, _h, _i) {
      if (cursor._lock)
        return;
      setCursorEvent(e3);
      autoScaleX();
      hideSelect();
      if (e3 != null)
        pubSync(dblclick, self, mouseLeft1, mouseTop1, plotWidCss, plotHgtCss, null);
    }
    function syncPxRatio() {
      axes.forEach(syncFontSize);
      _setSize(self.width, self.height, true);
    }
    on(dppxchange, win, syncPxRatio);
    const events = {};
    events.mousedown = mouseDown;
    events.mousemove = mouseMove;
    events.mouseup = mouseUp;
    events.dblclick = dblClick;
    events["setSeries"] = (e3, src, idx, opts2) => {
      let seriesIdxMatcher2 = syncOpts.match[2];
      idx = seriesIdxMatcher2(self, src, idx);
      idx != -1 && setSeries(idx, opts2, true, false);
    };
    if (showCursor) {
      onMouse(mousedown, over, mouseDown);
      onMouse(mousemove, over, mouseMove);
      onMouse(mouseenter, over, (e3) => {
        setCursorEvent(e3);
        syncRect(false);
      });
      onMouse(mouseleave, over, mouseLeave);
      onMouse(dblclick, over, dblClick);
      cursorPlots.add(self);
      self.syncRect = syncRect;
    }
    const hooks = self.hooks = opts.hooks || {};
    function fire(evName, a1, a22) {
      if (deferHooks)
        hooksQueue.push([evName, a1, a22]);
      else {
        if (evName in hooks) {
          hooks[evName].forEach((fn) => {
            fn.call(null, self, a1, a22);
          });
        }
      }
    }
    (opts.plugins || []).forEach((p3) => {
      for (let evName in p3.hooks)
        hooks[evName] = (hooks[evName] || []).concat(p3.hooks[evName]);
    });
    const seriesIdxMatcher = (self2, src, srcSeriesIdx) => srcSeriesIdx;
    const syncOpts = assign({
      key: null,
      setSeries: false,
      filters: {
        pub: retTrue,
        sub: retTrue
      },
      scales: [xScaleKey, series[1] ? series[1].scale : null],
      match: [retEq, retEq, seriesIdxMatcher],
      values: [null, null]
    }, cursor.sync);
    if (syncOpts.match.length == 2)
      syncOpts.match.push(seriesIdxMatcher);
    cursor.sync = syncOpts;
    const syncKey = syncOpts.key;
    const sync = _sync(syncKey);
    function pubSync(type, src, x2, y3, w3, h3, i3) {
      if (syncOpts.filters.pub(type, src, x2, y3, w3, h3, i3))
        sync.pub(type, src, x2, y3, w3, h3, i3);
    }
    sync.sub(self);
    function pub(type, src, x2, y3, w3, h3, i3) {
      if (syncOpts.filters.sub(type, src, x2, y3, w3, h3, i3))
        events[type](null, src, x2, y3, w3, h3, i3);
    }
    self.pub = pub;
    function destroy() {
      sync.unsub(self);
      cursorPlots.delete(self);
      mouseListeners.clear();
      off(dppxchange, win, syncPxRatio);
      root.remove();
      legendTable?.remove();
      fire("destroy");
    }
    self.destroy = destroy;
    function _init() {
      fire("init", opts, data2);
      setData(data2 || opts.data, false);
      if (pendScales[xScaleKey])
        setScale(xScaleKey, pendScales[xScaleKey]);
      else
        autoScaleX();
      shouldSetSelect = select.show && (select.width > 0 || select.height > 0);
      shouldSetCursor = shouldSetLegend = true;
      _setSize(opts.width, opts.height);
    }
    series.forEach(initSeries);
    axes.forEach(initAxis);
    if (then) {
      if (then instanceof HTMLElement) {
        then.appendChild(root);
        _init();
      } else
        then(self, _init);
    } else
      _init();
    return self;
  }
  uPlot.assign = assign;
  uPlot.fmtNum = fmtNum;
  uPlot.rangeNum = rangeNum;
  uPlot.rangeLog = rangeLog;
  uPlot.rangeAsinh = rangeAsinh;
  uPlot.orient = orient;
  uPlot.pxRatio = pxRatio;
  {
    uPlot.join = join;
  }
  {
    uPlot.fmtDate = fmtDate;
    uPlot.tzDate = tzDate;
  }
  uPlot.sync = _sync;
  {
    uPlot.addGap = addGap;
    uPlot.clipGaps = clipGaps;
    let paths = uPlot.paths = {
      points
    };
    paths.linear = linear;
    paths.stepped = stepped;
    paths.bars = bars;
    paths.spline = monotoneCubic;
  }

  // src/board/page/bars.tsx
  var height2 = 160;
  function Bars({ title, x: x2, y: y3, unit }) {
    const place2 = T2(null);
    const key = JSON.stringify([x2, y3]);
    A2(() => {
      const element = place2.current;
      if (element === null) return void 0;
      let chart;
      const draw = () => {
        chart?.destroy();
        chart = new uPlot(optionsOf(element, x2), [[...x2], [...y3]], element);
      };
      const resized = new ResizeObserver(draw);
      resized.observe(element);
      const scheme = matchMedia("(prefers-color-scheme: dark)");
      scheme.addEventListener("change", draw);
      return () => {
        resized.disconnect();
        scheme.removeEventListener("change", draw);
        chart?.destroy();
      };
    }, [key]);
    const last = y3.findLast((value) => value !== null);
    const label = `${title} in ${x2.length} iterations; the last is ${last ?? "unknown"}${last == null ? "" : unit}`;
    return /* @__PURE__ */ a3("figure", { children: [
      /* @__PURE__ */ a3("figcaption", { children: title }),
      /* @__PURE__ */ a3("div", { ref: place2, class: "chart", role: "img", "aria-label": label })
    ] });
  }
  function optionsOf(element, x2) {
    const style = getComputedStyle(element);
    const colour = (name) => style.getPropertyValue(name).trim();
    const axis = { stroke: colour("--quiet"), grid: { stroke: colour("--line"), width: 1 }, ticks: { show: false } };
    const bars2 = uPlot.paths.bars?.({ size: [0.7, 48] });
    return {
      width: Math.max(160, element.clientWidth),
      height: height2,
      legend: { show: false },
      cursor: { show: false },
      padding: [8, 4, 0, 0],
      scales: {
        x: { time: false, range: (_4, low, high) => [low - 0.6, high + 0.6] },
        y: { range: (_4, _low, high) => [0, (high || 1) * 1.1] }
      },
      axes: [
        {
          ...axis,
          size: 26,
          incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3],
          grid: { show: false },
          values: (_4, places) => places.map((place2) => x2.includes(place2) ? String(place2) : "")
        },
        { ...axis, size: 44 }
      ],
      series: [
        {},
        { stroke: colour("--accent"), fill: colour("--accent"), points: { show: false }, ...bars2 && { paths: bars2 } }
      ]
    };
  }

  // src/board/page/now.tsx
  function Now({ detail }) {
    const { iterations, agents, card } = detail;
    return /* @__PURE__ */ a3($, { children: [
      card.status === "in_progress" && /* @__PURE__ */ a3(Agents, { agents }),
      /* @__PURE__ */ a3("section", { "aria-labelledby": "iterations", children: [
        /* @__PURE__ */ a3("h2", { id: "iterations", children: "Iterations" }),
        iterations.length === 0 ? /* @__PURE__ */ a3("p", { children: "None has begun yet." }) : /* @__PURE__ */ a3(Timeline, { iterations, isDriven: card.owner_alive })
      ] }),
      card.files.length > 0 && /* @__PURE__ */ a3("section", { "aria-labelledby": "files", children: [
        /* @__PURE__ */ a3("h2", { id: "files", children: "Files" }),
        /* @__PURE__ */ a3("ul", { class: "files", children: card.files.map((file) => /* @__PURE__ */ a3("li", { children: /* @__PURE__ */ a3("code", { children: file }) }, file)) })
      ] })
    ] });
  }
  function Agents({ agents }) {
    const now = useNow();
    return /* @__PURE__ */ a3("section", { "aria-labelledby": "agents", children: [
      /* @__PURE__ */ a3("h2", { id: "agents", children: "Agents in this iteration" }),
      agents.length === 0 ? /* @__PURE__ */ a3("p", { children: "None; the session works by itself." }) : /* @__PURE__ */ a3(Table, { labelledBy: "agents", columns: ["Agent", "Task", "State", "Time"], children: agents.map((one, index) => /* @__PURE__ */ a3("tr", { children: [
        /* @__PURE__ */ a3("th", { scope: "row", children: [
          one.agent,
          one.assignment !== null && /* @__PURE__ */ a3("span", { class: "quiet", children: [
            " ",
            one.assignment
          ] })
        ] }),
        /* @__PURE__ */ a3("td", { class: "task", children: /* @__PURE__ */ a3(Words, { text: one.task }) }),
        /* @__PURE__ */ a3("td", { class: `short ${one.state.replace(" ", "-")}`, children: [
          /* @__PURE__ */ a3("span", { "aria-hidden": "true", children: agentSigns[one.state] }),
          " ",
          one.state
        ] }),
        /* @__PURE__ */ a3("td", { class: "short", children: duration(one.started_at, one.ended_at ?? (one.state === "at work" ? now : null)) })
      ] }, `${one.assignment ?? one.agent} ${index}`)) })
    ] });
  }
  function Timeline({ iterations, isDriven }) {
    const now = useNow();
    const numbers = iterations.map(({ iteration }) => iteration);
    const observed = iterations.some(({ observations }) => observations > 0);
    const paid = iterations.some((one) => one.usd !== null);
    return /* @__PURE__ */ a3($, { children: [
      /* @__PURE__ */ a3("div", { class: "charts", children: [
        observed && /* @__PURE__ */ a3(Bars, { title: "New findings", x: numbers, y: iterations.map(({ new_claims }) => new_claims), unit: "" }),
        observed && /* @__PURE__ */ a3(Bars, { title: "Novelty, % of observations", x: numbers, y: iterations.map(({ novelty }) => novelty), unit: " %" }),
        paid && /* @__PURE__ */ a3(Bars, { title: "Cost, USD", x: numbers, y: iterations.map((one) => one.usd), unit: " USD" })
      ] }),
      /* @__PURE__ */ a3(Table, { labelledBy: "iterations", columns: ["Iteration", "Result", "Agents", "Novelty", "Cost", "Time", "Begun"], children: iterations.toReversed().map((one) => /* @__PURE__ */ a3("tr", { children: [
        /* @__PURE__ */ a3("th", { scope: "row", children: [
          one.iteration,
          " ",
          /* @__PURE__ */ a3("span", { class: "quiet", children: one.kind })
        ] }),
        /* @__PURE__ */ a3("td", { children: [
          /* @__PURE__ */ a3(Words, { text: one.result }),
          one.low_yield && /* @__PURE__ */ a3("span", { class: "quiet", children: " (low yield)" })
        ] }),
        /* @__PURE__ */ a3("td", { class: "short", "data-label": "Agents", children: one.recorded_at === null ? one.agents_expected : `${one.agents_reported} of ${one.agents_expected}` }),
        /* @__PURE__ */ a3("td", { class: "short", "data-label": "Novelty", children: one.novelty === null ? "\u2013" : `${one.novelty} %` }),
        /* @__PURE__ */ a3("td", { class: "short", "data-label": "Cost", children: usd(one.usd) }),
        /* @__PURE__ */ a3("td", { class: "short", "data-label": "Time", children: duration(one.began_at, one.recorded_at ?? (isDriven && isLast(one, iterations) ? now : null)) }),
        /* @__PURE__ */ a3("td", { class: "short", "data-label": "Begun", children: /* @__PURE__ */ a3(Moment, { at: one.began_at }) })
      ] }, one.iteration)) })
    ] });
  }
  function isLast(one, iterations) {
    return one === iterations.at(-1) && one.result === "in progress";
  }

  // src/board/page/questions.tsx
  function Questions({ detail, control }) {
    const { questions, card } = detail;
    const [done, setDone] = d2("");
    return /* @__PURE__ */ a3("section", { "aria-labelledby": "questions", children: [
      /* @__PURE__ */ a3("h2", { id: "questions", children: "Questions to you" }),
      /* @__PURE__ */ a3(Done, { text: done }),
      questions.length === 0 && /* @__PURE__ */ a3("p", { children: "It has not asked for anything." }),
      /* @__PURE__ */ a3("ul", { class: "questions", children: questions.map((question) => /* @__PURE__ */ a3("li", { children: /* @__PURE__ */ a3("article", { class: question.answered_at === null ? "card open" : "card", children: [
        /* @__PURE__ */ a3("h3", { children: [
          question.id,
          " ",
          /* @__PURE__ */ a3("span", { class: "quiet", children: question.kind.replaceAll("_", " ") }),
          question.item !== null && /* @__PURE__ */ a3("span", { class: "quiet", children: [
            " about ",
            question.item
          ] })
        ] }),
        /* @__PURE__ */ a3("p", { class: "text", children: /* @__PURE__ */ a3(Words, { text: question.text }) }),
        question.tried.length > 0 && /* @__PURE__ */ a3("details", { children: [
          /* @__PURE__ */ a3("summary", { children: "Tried so far" }),
          /* @__PURE__ */ a3("ul", { children: question.tried.map((tried) => /* @__PURE__ */ a3("li", { children: /* @__PURE__ */ a3(Words, { text: tried }) }, tried)) })
        ] }),
        /* @__PURE__ */ a3("p", { class: "quiet", children: [
          "Asked in iteration ",
          question.iteration,
          ", ",
          /* @__PURE__ */ a3(Moment, { at: question.opened_at })
        ] }),
        /* @__PURE__ */ a3(AnswerPart, { question, workflow: card.name, control, onDone: setDone })
      ] }) }, question.id)) })
    ] });
  }
  function AnswerPart({ question, workflow, control, onDone }) {
    if (question.answered_at !== null)
      return /* @__PURE__ */ a3("p", { children: [
        "Answered ",
        /* @__PURE__ */ a3(Moment, { at: question.answered_at }),
        ": ",
        /* @__PURE__ */ a3(Words, { text: question.answer ?? "" })
      ] });
    if (control) return /* @__PURE__ */ a3(AnswerForm, { id: question.id, workflow, onDone });
    return /* @__PURE__ */ a3("p", { children: [
      "Answer in a terminal: ",
      /* @__PURE__ */ a3("code", { children: `autonomous-workflow resolve ${question.id} "your answer" ${workflow}` })
    ] });
  }
  function AnswerForm({ id, workflow, onDone }) {
    const [text, setText] = d2("");
    const [problem, setProblem] = d2("");
    const field = P2();
    return /* @__PURE__ */ a3(
      "form",
      {
        onSubmit: (event) => {
          event.preventDefault();
          order(workflow, "answer", { id, text }).then(
            (done) => {
              setProblem("");
              onDone(done);
            },
            (error) => {
              setProblem(error.message);
            }
          );
        },
        children: [
          /* @__PURE__ */ a3("label", { for: field, children: [
            "Your answer to ",
            id
          ] }),
          /* @__PURE__ */ a3(
            "textarea",
            {
              id: field,
              rows: 2,
              required: true,
              value: text,
              onInput: (event) => {
                setText(event.currentTarget.value);
              }
            }
          ),
          /* @__PURE__ */ a3("button", { type: "submit", children: "Answer" }),
          /* @__PURE__ */ a3(Problem, { text: problem })
        ]
      }
    );
  }
  function Done({ text }) {
    return /* @__PURE__ */ a3("p", { class: "done", role: "status", children: /* @__PURE__ */ a3(Words, { text: text === "" ? "" : `\u2713 ${text}` }) });
  }

  // src/board/page/steering.tsx
  function Steering({ card }) {
    const [text, setText] = d2("");
    const [urgent, setUrgent] = d2(false);
    const [isSure, setSure] = d2(false);
    const [said, setSaid] = d2({ done: "", problem: "" });
    const send = (act, body) => {
      setSure(false);
      order(card.name, act, body).then(
        (done) => {
          setSaid({ done, problem: "" });
          if (act === "redirect") setText("");
        },
        (error) => {
          setSaid({ done: "", problem: error.message });
        }
      );
    };
    const isOver = card.status === "complete" || card.end_reason === "cancelled";
    if (isOver && said.done === "") return null;
    return /* @__PURE__ */ a3("section", { class: "steering", "aria-label": "Steer", children: [
      /* @__PURE__ */ a3(
        "form",
        {
          onSubmit: (event) => {
            event.preventDefault();
            send("redirect", { text, urgent });
          },
          children: [
            /* @__PURE__ */ a3("label", { for: "redirect", children: "Tell it something" }),
            /* @__PURE__ */ a3(
              "input",
              {
                id: "redirect",
                type: "text",
                required: true,
                value: text,
                onInput: (event) => {
                  setText(event.currentTarget.value);
                }
              }
            ),
            /* @__PURE__ */ a3("label", { class: "check", children: [
              /* @__PURE__ */ a3(
                "input",
                {
                  type: "checkbox",
                  checked: urgent,
                  onChange: (event) => {
                    setUrgent(event.currentTarget.checked);
                  }
                }
              ),
              " ",
              "in this iteration"
            ] }),
            /* @__PURE__ */ a3("button", { type: "submit", children: "Redirect" })
          ]
        }
      ),
      /* @__PURE__ */ a3("p", { class: "buttons", children: [
        card.status === "in_progress" && /* @__PURE__ */ a3(
          "button",
          {
            type: "button",
            onClick: () => {
              send("stop", {});
            },
            children: "Pause (it can be continued)"
          }
        ),
        /* @__PURE__ */ a3(
          "button",
          {
            type: "button",
            class: "danger",
            onClick: () => {
              if (isSure) send("cancel", {});
              else setSure(true);
            },
            children: isSure ? "Really cancel it for good" : "Cancel for good"
          }
        )
      ] }),
      /* @__PURE__ */ a3("p", { role: "status", children: /* @__PURE__ */ a3(Words, { text: said.done }) }),
      /* @__PURE__ */ a3(Problem, { text: said.problem })
    ] });
  }

  // src/board/page/workflow.tsx
  var answerAdvice = "\u2192 Answer with: ";
  function Workflow({ name, card, section, thing, control, count, heading }) {
    const key = card === void 0 ? "" : JSON.stringify(card);
    const { answer, problem } = useAnswer(() => ask(addresses.workflow(name)), `${name} ${key}`);
    const detail = answer !== void 0 && "card" in answer && answer.card.name === name ? answer : void 0;
    return /* @__PURE__ */ a3($, { children: [
      count > 1 && /* @__PURE__ */ a3("p", { children: /* @__PURE__ */ a3("a", { href: "#/all", children: [
        "\u2190 All ",
        count,
        " workflows"
      ] }) }),
      /* @__PURE__ */ a3("h1", { ref: heading, tabIndex: -1, children: name }),
      card === void 0 && /* @__PURE__ */ a3(Problem, { text: "There is no workflow of this name." }),
      card !== void 0 && "problem" in card && /* @__PURE__ */ a3(Problem, { text: card.problem }),
      card !== void 0 && "summary" in card && /* @__PURE__ */ a3($, { children: [
        /* @__PURE__ */ a3(Goal, { text: card.prompt }),
        /* @__PURE__ */ a3(Answers, { card, detail: control ? detail : void 0 }),
        /* @__PURE__ */ a3(Figures, { card }),
        control && /* @__PURE__ */ a3(Steering, { card }),
        /* @__PURE__ */ a3(Problem, { text: problem }),
        detail?.unreadable.map((text) => /* @__PURE__ */ a3(Problem, { text }, text)),
        /* @__PURE__ */ a3(Sections, { name, section, card, detail }),
        detail === void 0 ? /* @__PURE__ */ a3("p", { class: "quiet", children: "\u2026" }) : /* @__PURE__ */ a3(Section, { ...{ section, thing, detail, control } })
      ] })
    ] });
  }
  function Goal({ text }) {
    const [isOpen, setOpen] = d2(false);
    return /* @__PURE__ */ a3("p", { class: isOpen ? "goal whole" : "goal", children: [
      /* @__PURE__ */ a3(Words, { text }),
      " ",
      text.length > 220 && /* @__PURE__ */ a3(
        "button",
        {
          type: "button",
          class: "plain",
          "aria-expanded": isOpen,
          onClick: () => {
            setOpen(!isOpen);
          },
          children: isOpen ? "less" : "all of it"
        }
      )
    ] });
  }
  function Answers({ card, detail }) {
    const { summary, verdict, name } = card;
    const [done, setDone] = d2("");
    const open = detail?.questions.filter(({ answered_at }) => answered_at === null) ?? [];
    const needs = open.length === 0 ? summary.needs : summary.needs.filter((need) => !need.startsWith(answerAdvice));
    return /* @__PURE__ */ a3("dl", { class: "answers", children: [
      /* @__PURE__ */ a3(Answer, { question: "Is it well?", children: /* @__PURE__ */ a3(HealthMark, { health: summary.health, text: summary.is_well }) }),
      /* @__PURE__ */ a3(Answer, { question: "What does it do now?", children: /* @__PURE__ */ a3("span", { role: "status", children: /* @__PURE__ */ a3(Words, { text: summary.doing }) }) }),
      /* @__PURE__ */ a3(Answer, { question: "What does it need from me?", urgent: summary.needs.length > 0, children: [
        needs.length === 0 ? "Nothing." : /* @__PURE__ */ a3("ul", { children: needs.map((need) => /* @__PURE__ */ a3("li", { children: /* @__PURE__ */ a3(Words, { text: need }) }, need)) }),
        open.map(({ id }) => /* @__PURE__ */ a3(AnswerForm, { id, workflow: name, onDone: setDone }, id)),
        /* @__PURE__ */ a3(Done, { text: done })
      ] }),
      /* @__PURE__ */ a3(Answer, { question: "When is it done?", children: [
        /* @__PURE__ */ a3(Words, { text: summary.until }),
        verdict !== null && /* @__PURE__ */ a3("details", { children: [
          /* @__PURE__ */ a3("summary", { children: "Last verdict" }),
          /* @__PURE__ */ a3(Words, { text: verdict })
        ] })
      ] }),
      /* @__PURE__ */ a3(Answer, { question: "What has it cost?", children: /* @__PURE__ */ a3(Words, { text: summary.cost }) })
    ] });
  }
  function Answer({
    question,
    urgent = false,
    children
  }) {
    return /* @__PURE__ */ a3("div", { class: urgent ? "answer urgent" : "answer", children: [
      /* @__PURE__ */ a3("dt", { children: question }),
      /* @__PURE__ */ a3("dd", { children })
    ] });
  }
  function Figures({ card }) {
    return /* @__PURE__ */ a3("dl", { class: "figures", children: [
      /* @__PURE__ */ a3(Figure, { name: "Iteration", id: "iteration", value: card.iteration, of: card.max_iterations }),
      /* @__PURE__ */ a3(Figure, { name: "Findings", id: "findings_count", value: card.findings_count }),
      /* @__PURE__ */ a3(Figure, { name: "Sources", id: "sources_cited", value: card.sources_cited }),
      /* @__PURE__ */ a3(Figure, { name: "Research questions open", id: "open_questions", value: card.open_questions }),
      card.features_total > 0 && /* @__PURE__ */ a3(
        Figure,
        {
          name: "Features that pass",
          id: "features_complete",
          value: card.features_complete,
          of: card.features_total
        }
      ),
      card.features_failed > 0 && /* @__PURE__ */ a3(Figure, { name: "Features failed", id: "features_failed", value: card.features_failed }),
      /* @__PURE__ */ a3(Figure, { name: "Cost", id: "usd", value: usd(card.usd), of: `$${card.max_cost_usd}` }),
      /* @__PURE__ */ a3(Figure, { name: "Tokens", id: "tokens", value: tokens(card.tokens) })
    ] });
  }
  function Figure({ name, id, value, of }) {
    return /* @__PURE__ */ a3("div", { children: [
      /* @__PURE__ */ a3("dt", { children: name }),
      /* @__PURE__ */ a3("dd", { children: [
        /* @__PURE__ */ a3("span", { "data-figure": id, children: value }),
        of !== void 0 && /* @__PURE__ */ a3("span", { class: "quiet", children: [
          " of ",
          of
        ] })
      ] })
    ] });
  }
  function Sections({ name, section, card, detail }) {
    const open = detail?.questions.filter(({ answered_at }) => answered_at === null).length ?? 0;
    const all = [
      ["now", "Now"],
      ["findings", `Findings ${card.findings_count}`],
      ...card.features_total > 0 ? [["features", `Features ${card.features_complete}/${card.features_total}`]] : [],
      ["questions", open === 0 ? "Questions to you" : `Questions to you ${open}`],
      ["log", "Log"]
    ];
    return /* @__PURE__ */ a3("nav", { "aria-label": "Sections", class: "sections", children: /* @__PURE__ */ a3("ul", { children: all.map(([id, words]) => /* @__PURE__ */ a3("li", { children: /* @__PURE__ */ a3("a", { href: `#/w/${name}/${id}`, "aria-current": id === section ? "page" : void 0, children: words }) }, id)) }) });
  }
  function Section({
    section,
    thing,
    detail,
    control
  }) {
    switch (section) {
      case "findings":
        return /* @__PURE__ */ a3(Findings, { detail });
      case "features":
        return /* @__PURE__ */ a3(Features, { detail, id: thing });
      case "questions":
        return /* @__PURE__ */ a3(Questions, { detail, control });
      case "log":
        return /* @__PURE__ */ a3(Log, { detail });
      default:
        return /* @__PURE__ */ a3(Now, { detail });
    }
  }

  // src/board/page/main.tsx
  function Board() {
    const { overview, connection } = useOverview();
    const [kind, name = "", section = "now", thing = ""] = useRoute();
    const only = overview.workflows.length === 1 ? overview.workflows[0]?.name : void 0;
    const shown = kind === "w" ? name : kind === void 0 ? only : void 0;
    const card = overview.workflows.find((one) => one.name === shown);
    const heading = T2(null);
    const isFirst = T2(true);
    A2(() => {
      if (!isFirst.current) heading.current?.focus();
      isFirst.current = false;
    }, [shown, section, thing]);
    const state = card !== void 0 && "summary" in card ? `: ${card.summary.is_well}` : "";
    document.title = shown === void 0 ? `${overview.project} \xB7 Board` : `${shown}${state}`;
    return /* @__PURE__ */ a3($, { children: [
      /* @__PURE__ */ a3("a", { class: "skip", href: "#content", onClick: skip, children: "To the content" }),
      /* @__PURE__ */ a3("header", { class: "top", children: [
        /* @__PURE__ */ a3("p", { class: "project", children: [
          /* @__PURE__ */ a3("a", { href: "#/all", children: overview.project }),
          /* @__PURE__ */ a3("span", { class: "quiet", children: [
            " autonomous-workflow ",
            overview.version
          ] })
        ] }),
        /* @__PURE__ */ a3(ConnectionNote, { connection, control: overview.control })
      ] }),
      /* @__PURE__ */ a3("main", { id: "content", tabIndex: -1, children: shown === void 0 ? /* @__PURE__ */ a3(CardList, { workflows: overview.workflows, heading }) : /* @__PURE__ */ a3(
        Workflow,
        {
          name: shown,
          card,
          section,
          thing,
          control: overview.control,
          count: overview.workflows.length,
          heading
        }
      ) })
    ] });
  }
  function skip(event) {
    event.preventDefault();
    document.getElementById("content")?.focus();
  }
  function ConnectionNote({ connection, control }) {
    if (!isLive)
      return /* @__PURE__ */ a3("p", { class: "quiet", children: [
        "Exported ",
        /* @__PURE__ */ a3(Moment, { at: writtenAt })
      ] });
    return /* @__PURE__ */ a3("p", { class: connection === "lost" ? "problem" : "quiet", role: "status", children: connection === "lost" ? "The board does not answer; what you see is what it said last. Start it again with: autonomous-workflow board" : `live${control ? ", with control" : ", read-only"}` });
  }
  var place = document.getElementById("board");
  var begin = () => {
    place?.replaceChildren();
    if (place !== null) Q(/* @__PURE__ */ a3(Board, {}), place);
  };
  if (document.visibilityState === "visible") requestAnimationFrame(() => setTimeout(begin));
  else begin();
})();
