import type { Call } from './call.ts'

/** What one body may be: bytes on the wire, values (each member and element counts), and members of one object. */
export interface BodyLimit {
  readonly bytes: number
  readonly values: number
}

/** Levels of objects and lists in one another; the deepest body of a call has six. */
export const deepestBody = 32
/** Members of one object; lawful ones have far fewer, records of own fields too. */
export const mostMembers = 1000

const KiB = 1024

/**
 * Limits of bodies, checked while they arrive: what a body costs to read is bounded before anything of it is looked at,
 * so that nobody's request keeps the others waiting.
 */
export const bodyLimits = {
  /** Callers nobody knows yet: names, passwords, codes, tokens of identity providers. */
  anonymous: { bytes: 32 * KiB, values: 500 },
  usual: { bytes: 256 * KiB, values: 20_000 },
  /** Forms with pictures in them, four at most. */
  picture: { bytes: 6144 * KiB, values: 20_000 },
  /** Documents of a thousand lines with all their members. */
  document: { bytes: 2048 * KiB, values: 40_000 },
  /** Files in Base64: large, but few values. */
  files: { bytes: 12_288 * KiB, values: 1000 },
} as const satisfies Record<string, BodyLimit>

/** A file that comes as a form and waits on the disk. */
export const spooledBytes = 512 * 1024 * KiB

export type BodyKind = keyof typeof bodyLimits

export const bodyLimitOf = ({ access, body }: Pick<Call, 'access' | 'body'>): BodyLimit =>
  bodyLimits[body ?? (access === 'anonymous' ? 'anonymous' : 'usual')]
