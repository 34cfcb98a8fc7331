import { remembered } from '../../base/remembered.ts';
import { stemmer } from 'stemmer';

/** An indexed statement with its similarity, from 0 to 1. */
export interface Neighbour {
  index: number;
  score: number;
}

/** An index of statements by similarity. */
export interface SimilarityIndex {
  /** The most similar statements, up to `most`, and those with these indexes, best first. */
  nearest: (text: string, most: number, others?: readonly number[]) => Neighbour[];
  add: (text: string) => void;
}

/** Characters of the pieces that are compared in addition to words, for other endings, compounds, and scripts without spaces. */
const pieceLength = 4;
/** Limits of one search: statements that are compared, and index entries that are read to choose them, rarest first. */
const mostCompared = 10;
const mostEntries = 250;
/** The rarest words and pieces by which statements are searched. */
const mostKeys = 16;

const word = /[\p{L}\p{N}]+/gu;
/** Words that do not describe the subject of an English statement. */
const common = new Set(
  'a an the of to in on at by for with from and or but so as is are was were be been it its this that these those which who when where then than there into over can could may might will would must should has have had do does did'.split(
    ' ',
  ),
);

/**
 * The mean cosine of stemmed words and of pieces of four letters, weighted by rarity.
 * @param corpus the statements that define rarity.
 */
export function similarityIndex(corpus: readonly string[]): SimilarityIndex {
  const features = new Features();
  for (const text of corpus) features.count(text);
  const vectors: Vector[] = [];
  // Filled at once, because an array that begins with gaps becomes a slow dictionary.
  const holders = Array.from({ length: features.size }, (): Holders | undefined => undefined);
  const choose = chooser(holders, () => vectors.length);
  // The weights of the searched statement by feature; each search clears it afterwards.
  let dense = new Float32Array(0);
  return {
    add: (text) => {
      const vector = features.vectorOf(text);
      for (const at of vector.keys) {
        const held = (holders[vector.features[at] ?? 0] ??= { vectors: [], weights: [] });
        held.vectors.push(vectors.length);
        held.weights.push(vector.weights[at] ?? 0);
      }
      vectors.push(vector);
    },
    nearest: (text, most, others = []) => {
      const wanted = features.vectorOf(text);
      if (dense.length < features.size) dense = new Float32Array(2 * features.size);
      for (let at = 0; at < wanted.features.length; at += 1) dense[wanted.features[at] ?? 0] = wanted.weights[at] ?? 0;
      const best = scored(dense, choose(wanted), vectors).slice(0, most);
      const added = others.filter((other) => best.every(({ index }) => index !== other));
      const found = added.length === 0 ? best : [...best, ...scored(dense, added, vectors)].sort(bySimilarity);
      for (const feature of wanted.features) dense[feature] = 0;
      return found;
    },
  };
}

/** Whether a word does not describe the subject of a statement. */
export function isCommon(one: string): boolean {
  return common.has(one);
}

interface Vector {
  /** Numbers of words, then of pieces, each ascending. */
  features: Uint32Array;
  weights: Float32Array;
  /** Indexes of the rarest features, by which it is searched. */
  keys: Uint32Array;
}

/** The statements that have a feature, with its weight in each. */
interface Holders {
  vectors: number[];
  weights: number[];
}

/** Numbers of words and pieces, ascending, with repetitions. */
type Parts = readonly [words: Uint32Array, pieces: Uint32Array];

/** The words and pieces of statements, numbered, with the number of statements that have each. */
class Features {
  /** The numbers of words, by stem and by known form. */
  readonly #words = new Map<string, number>();
  readonly #forms = new Map<string, number>();
  readonly #pieces = new Map<number, number>();
  readonly #holders: number[] = [];
  /** By the number of statements with the feature; known when the corpus is counted. */
  readonly #rarities: number[] = [];
  readonly #parts = new Map<string, Parts>();
  readonly #vectors = new Map<string, Vector>();

  /** One more than the highest number of a feature. */
  get size(): number {
    return 2 * Math.max(this.#words.size, this.#pieces.size);
  }

  count(text: string): void {
    if (this.#parts.has(text)) return;
    const parts = this.#partsOf(text);
    this.#parts.set(text, parts);
    for (const part of parts) {
      for (let at = 0; at < part.length; at += 1) {
        const number = part[at] ?? 0;
        if (at === 0 || number !== part[at - 1]) this.#holders[number] = (this.#holders[number] ?? 0) + 1;
      }
    }
  }

  vectorOf(text: string): Vector {
    const known = this.#vectors.get(text);
    if (known !== undefined) return known;
    const vector = this.#weigh(this.#parts.get(text) ?? this.#partsOf(text));
    this.#vectors.set(text, vector);
    return vector;
  }

  /** Words and pieces have length 1 each before they are halved, so that a dot product is the mean of two cosines. */
  #weigh(parts: Parts): Vector {
    const all = parts[0].length + parts[1].length;
    const features = new Uint32Array(all);
    const weights = new Float32Array(all);
    let size = 0;
    for (const part of parts) {
      const first = size;
      let squares = 0;
      for (let at = 0; at < part.length; size += 1) {
        const number = part[at] ?? 0;
        let times = 0;
        for (; part[at] === number; at += 1) times += 1;
        const weight = (times === 1 ? 1 : 1 + Math.log(times)) * this.#rarity(number);
        squares += weight * weight;
        features[size] = number;
        weights[size] = weight;
      }
      const length = Math.sqrt(2 * squares);
      for (let at = first; at < size; at += 1) weights[at] = (weights[at] ?? 0) / length;
    }
    const own = weights.slice(0, size);
    return { features: features.slice(0, size), weights: own, keys: heaviest(own) };
  }

  #rarity(number: number): number {
    const holders = this.#holders[number] ?? 0;
    return (this.#rarities[holders] ??= Math.log(1 + (this.#parts.size + 1) / (holders + 1)));
  }

  #numberOf(word: string): number {
    const known = this.#forms.get(word);
    if (known !== undefined) return known;
    const number = numberIn(this.#words, stemOf(word));
    this.#forms.set(word, number);
    return number;
  }

  #partsOf(text: string): Parts {
    const words = wordsOf(text);
    const line = ` ${words.join(' ')} `;
    const pieces = new Uint32Array(Math.max(0, line.length + 1 - pieceLength));
    let hash = 0;
    for (let at = 0; at < line.length; at += 1) {
      // Hashes four consecutive letters; two pieces with one hash are too rare to affect scores.
      hash = (Math.imul(hash, 0x1_00) ^ Math.imul(line.charCodeAt(at), 0x9e_37)) | 0;
      if (at + 1 >= pieceLength) pieces[at + 1 - pieceLength] = numberIn(this.#pieces, hash) * 2 + 1;
    }
    return [Uint32Array.from(words, (one) => this.#numberOf(one) * 2).sort(), pieces.sort()];
  }
}

function numberIn<Key>(numbers: Map<Key, number>, feature: Key): number {
  const known = numbers.get(feature);
  if (known !== undefined) return known;
  const number = numbers.size;
  numbers.set(feature, number);
  return number;
}

/** Words without a regular ending; `loss` equals `lose`, because researchers use either. */
const irregular = new Map(
  'lost/lose loss/lose losses/lose wrote/write written/write sent/send kept/keep held/hold ran/run took/take taken/take chose/choose chosen/choose grew/grow grown/grow broke/break broken/break'
    .split(' ')
    .map((pair): [string, string] => [pair.split('/')[0] ?? '', pair.split('/')[1] ?? '']),
);

/** A word in small letters without its ending. */
export const stemOf = remembered((one: string): string => stemmer(irregular.get(one) ?? one));

/** Verbs and particles that are also written as one noun: `back up` and `backup`, `rolled back` and `rollback`. */
const particles = new Set('up back down out over'.split(' '));
const beforeParticle = new Set('back roll set start shut time fall scale clean slow fail hand take break'.split(' '));

function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const one of text.normalize('NFKC').toLowerCase().match(word) ?? []) {
    const verb = particles.has(one) ? stemOf(words.at(-1) ?? '') : '';
    if (beforeParticle.has(verb)) words[words.length - 1] = `${verb}${one}`;
    else if (!common.has(one)) words.push(one);
  }
  return words;
}

/** Chooses the statements that share the rarest features, within the limits. */
function chooser(holders: readonly (Holders | undefined)[], count: () => number): (wanted: Vector) => number[] {
  // One array for all searches; each clears it afterwards.
  let scores = new Float64Array(0);
  return (wanted) => {
    if (scores.length < count()) scores = new Float64Array(2 * count());
    const shared: { held: Holders; size: number; weight: number }[] = [];
    for (const at of wanted.keys) {
      const held = holders[wanted.features[at] ?? 0];
      if (held !== undefined) shared.push({ held, size: held.vectors.length, weight: wanted.weights[at] ?? 0 });
    }
    shared.sort((a, b) => a.size - b.size);
    const touched: number[] = [];
    let read = 0;
    for (const { held, size, weight } of shared) {
      read += size;
      if (read > mostEntries && touched.length > 0) break;
      for (let at = 0; at < size; at += 1) {
        const vector = held.vectors[at] ?? 0;
        const before = scores[vector] ?? 0;
        if (before === 0) touched.push(vector);
        scores[vector] = before + weight * (held.weights[at] ?? 0);
      }
    }
    const best = highest(touched, scores);
    for (const vector of touched) scores[vector] = 0;
    return best;
  };
}

function heaviest(weights: Float32Array): Uint32Array {
  const places = new Uint32Array(Math.min(mostKeys, weights.length));
  let size = 0;
  // Insertion of the few largest, because sorting all weights would dominate the time.
  for (let place = 0; place < weights.length; place += 1) {
    const weight = weights[place] ?? 0;
    if (size === places.length && weight <= (weights[places[size - 1] ?? 0] ?? 0)) continue;
    let at = Math.min(size, places.length - 1);
    for (; at > 0 && (weights[places[at - 1] ?? 0] ?? 0) < weight; at -= 1) places[at] = places[at - 1] ?? 0;
    places[at] = place;
    if (size < places.length) size += 1;
  }
  return places.sort();
}

function highest(touched: readonly number[], scores: Float64Array): number[] {
  const best: number[] = [];
  for (const vector of touched) {
    const score = scores[vector] ?? 0;
    if (best.length === mostCompared && score <= (scores[best.at(-1) ?? 0] ?? 0)) continue;
    let at = best.length;
    while (at > 0 && (scores[best[at - 1] ?? 0] ?? 0) < score) at -= 1;
    best.splice(at, 0, vector);
    if (best.length > mostCompared) best.pop();
  }
  return best;
}

function scored(dense: Float32Array, indices: readonly number[], vectors: readonly Vector[]): Neighbour[] {
  return indices.map((index) => ({ index, score: dot(dense, vectors[index]) })).sort(bySimilarity);
}

function bySimilarity(one: Neighbour, other: Neighbour): number {
  return other.score - one.score || one.index - other.index;
}

function dot(dense: Float32Array, other: Vector | undefined): number {
  if (other === undefined) return 0;
  let sum = 0;
  for (let at = 0; at < other.features.length; at += 1)
    sum += (dense[other.features[at] ?? 0] ?? 0) * (other.weights[at] ?? 0);
  return sum;
}
