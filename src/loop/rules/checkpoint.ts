/**
 * A checkpoint keeps what was appended to a transcript in pieces, and the state beside them. The names of its files hold all its
 * data, so that no index has to be written:
 * `<number>.<time>.<trigger>.<session>.<first byte>-<byte after the last>.<checksum>.jsonl.gz`.
 */
export interface CheckpointFile {
  name: string;
  number: number;
  /** ISO 8601. */
  time: string;
  trigger: string;
  session: string;
  /** Null for the state. */
  piece: Piece | null;
}

/** Bytes of a transcript from `start` to before `end`. */
export interface Piece {
  start: number;
  end: number;
  /** The checksum of the last bytes of the transcript before `end`, by which a later checkpoint recognizes the transcript. */
  checksum: string;
}

export interface CheckpointName {
  number: number;
  now: Date;
  trigger: string;
  /** Name of the transcript's file. */
  transcript: string;
}

const longestSession = 64;

/** The prefix of the names of all files of a checkpoint. It has no separators, so that it cannot lead out of the folder. */
export function checkpointPrefix({ number, now, trigger, transcript }: CheckpointName): string {
  const time = now.toISOString().replace(/[:.]/g, '-');
  const words = trigger.replace(/[^a-z]/gi, '') || 'unknown';
  return [String(number).padStart(4, '0'), time, words, sessionOf(transcript)].join('.');
}

/** The file name of a piece of a transcript: the bytes from `start` to `end` (not included), and their checksum. */
export function pieceName(prefix: string, { start, end, checksum }: Piece): string {
  return `${prefix}.${start}-${end}.${checksum}.jsonl.gz`;
}

/** The file name of the state that a checkpoint keeps. */
export function stateName(prefix: string): string {
  return `${prefix}.state.md`;
}

/** The session of a transcript, in the form used in file names. */
export function sessionOf(transcript: string): string {
  return (
    transcript
      .replace(/\.jsonl$/, '')
      .replace(/[^\w-]/g, '')
      .slice(0, longestSession) || 'unknown'
  );
}

/** The files of checkpoints among these names, in the order in which they were written. */
export function readCheckpointNames(names: readonly string[]): CheckpointFile[] {
  return names
    .flatMap((name) => readName(name) ?? [])
    .sort((a, b) => a.number - b.number || (a.piece?.start ?? -1) - (b.piece?.start ?? -1));
}

function readName(name: string): CheckpointFile | undefined {
  const [, number, day, hour, minute, second, fraction, trigger, session, start, end, checksum] =
    /^(\d{4,})\.(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.([a-z]+)\.([\w-]+)\.(?:(\d+)-(\d+)\.([0-9a-f]+)\.jsonl\.gz|state\.md)$/i.exec(
      name,
    ) ?? [];
  if (number === undefined || trigger === undefined || session === undefined) return undefined;
  const piece =
    start === undefined || end === undefined || checksum === undefined
      ? null
      : { start: Number(start), end: Number(end), checksum };
  const time = `${day ?? ''}T${hour ?? ''}:${minute ?? ''}:${second ?? ''}.${fraction ?? ''}Z`;
  return { name, number: Number(number), time, trigger, session, piece };
}

export type PieceFile = CheckpointFile & { piece: Piece };

/**
 * The pieces that make up the transcript of a session up to a checkpoint. A piece that begins at byte 0 starts a new transcript that
 * replaced the previous one.
 */
export function piecesUpTo(files: readonly CheckpointFile[], session: string, number: number): PieceFile[] {
  const own = files.filter(
    (file): file is PieceFile => file.session === session && file.number <= number && file.piece !== null,
  );
  const first = own.findLastIndex(({ piece }) => piece.start === 0);
  return own.slice(Math.max(0, first));
}

/** The first missing byte of pieces that do not follow each other; undefined when they are one transcript. */
export function firstGap(pieces: readonly PieceFile[]): number | undefined {
  let end = 0;
  for (const { piece } of pieces) {
    if (piece.start !== end) return end;
    end = piece.end;
  }
  return undefined;
}
