/** The digits of a number without grouping, with a point before its decimals. */
export interface PlainNumber {
  plain: string;
  decimals: number;
}

/** Which sign the text puts before decimals, when one of its numbers tells. */
export function likelyDecimalMark(text: string): '.' | ',' | null {
  const point = /\d\.(?:\d{1,2}|\d{4,})(?![\d.])|\d,\d{3}\.\d|(?<!\d)0\.\d/.test(text);
  const comma = /\d,(?:\d{1,2}|\d{4,})(?![\d,])|\d\.\d{3},\d|(?<!\d)0,\d/.test(text);
  return point === comma ? null : point ? '.' : ',';
}

/** What a run of digits with separators may mean, the likeliest first; none for version numbers such as 1.2.3. */
export function readingsOf(digits: string, decimalMark: '.' | ',' | null): PlainNumber[] {
  const compact = digits.replace(/[ '_]/g, '');
  const marks = compact.replace(/\d/g, '');
  const decimal = (mark: string): PlainNumber => {
    const [whole = '', part = ''] = compact.replaceAll(mark === '.' ? ',' : '.', '').split(mark);
    return { plain: part === '' ? whole : `${whole}.${part}`, decimals: part.length };
  };
  const grouped: PlainNumber = { plain: compact.replace(/[.,]/g, ''), decimals: 0 };
  if (marks === '') return [grouped];
  if (marks.includes('.') && marks.includes(',')) {
    const last = marks.at(-1) ?? '.';
    return marks.indexOf(last) === marks.length - 1 ? [decimal(last)] : [];
  }
  if (marks.length > 1) return /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(compact) ? [grouped] : [];
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(compact)) return [decimal(marks)];
  if (decimalMark !== null) return [marks === decimalMark ? decimal(marks) : grouped];
  return marks === ',' ? [grouped] : [decimal('.'), grouped];
}
