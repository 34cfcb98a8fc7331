/**
 * The value of a formula of numbers, `+ - * / ^` and brackets; undefined for any other text and for a division by zero. Names and
 * code are not evaluated.
 */
export function evaluate(formula: string): number | undefined {
  const tokens = formula.match(/\d+(?:\.\d+)?(?:[eE]\d{1,3})?|[-+*/^()]|\S/g) ?? [];
  let at = 0;
  const accept = (...wanted: string[]): string | undefined => {
    const token = tokens[at];
    if (token === undefined || !wanted.includes(token)) return undefined;
    at += 1;
    return token;
  };
  const chain = (part: () => number, ...signs: string[]): number => {
    let value = part();
    for (let sign = accept(...signs); sign !== undefined; sign = accept(...signs)) {
      const other = part();
      value = { '+': value + other, '-': value - other, '*': value * other, '/': value / other }[sign] ?? Number.NaN;
    }
    return value;
  };
  const sum = (): number => chain(product, '+', '-');
  const product = (): number => chain(power, '*', '/');
  const power = (): number => {
    const base = term();
    return accept('^') === undefined ? base : base ** power();
  };
  const term = (): number => {
    if (accept('-') !== undefined) return -power();
    if (accept('(') === undefined) {
      const token = tokens[at];
      at += 1;
      return token !== undefined && /^\d/.test(token) ? Number(token) : Number.NaN;
    }
    const inside = sum();
    return accept(')') === undefined ? Number.NaN : inside;
  };
  const value = formula.length > longestFormula ? Number.NaN : sum();
  return at === tokens.length && Number.isFinite(value) ? value : undefined;
}

const longestFormula = 200;
