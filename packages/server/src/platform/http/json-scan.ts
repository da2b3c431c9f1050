import { deepestBody, mostMembers } from '@bahi/contracts/body-limits.ts'
import { AppError } from '../errors.ts'
import { longText } from './long-texts.ts'
import type { LongText } from './long-texts.ts'

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const openBracket = 0x5b
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d

/**
 * Looks through JSON as its bytes arrive and refuses what would cost too much to parse: too deep, too many values, too
 * many members in one object. One pass without memory of the text; whether it is JSON at all the parser finds out.
 */
export class JsonScan {
  readonly #most: number
  /** Members begun at each level; the level of a list counts none. */
  readonly #members: number[] = []
  #values = 1
  #inText = false
  /** The piece before ended within a text and an escape. */
  #escaped = false
  readonly #longTexts: LongText[] = []
  /** Bytes of the pieces before, where the text began that is looked at, and whether its characters are as its bytes. */
  #before = 0
  #begin = 0
  #isPlain = true

  constructor(mostValues: number) {
    this.#most = mostValues
  }

  /** Every member and element, and each object and list: a measure of what parsing and checking cost. */
  get values(): number {
    return this.#values
  }

  /** Long texts whose characters are as their bytes; see {@link LongText}. */
  get longTexts(): readonly LongText[] {
    return this.#longTexts
  }

  take(bytes: Buffer): void {
    for (let at = 0; at < bytes.length; at++) {
      if (this.#inText) {
        at = this.#endOfText(bytes, at)
        continue
      }
      const byte = bytes[at]!
      if (byte === quote) {
        this.#inText = true
        this.#begin = this.#before + at + 1
        this.#isPlain = true
      } else if (byte === comma) this.#countMember()
      else if (byte === openBrace || byte === openBracket) this.#goDown(byte === openBrace)
      else if (byte === closeBrace || byte === closeBracket) this.#members.pop()
    }
    this.#before += bytes.length
  }

  /** Where the text ends that continues at `start`, or where the piece ends; texts are skipped at the speed of a search. */
  #endOfText(bytes: Buffer, start: number): number {
    const found = bytes.indexOf(quote, start)
    const end = found === -1 ? bytes.length : found
    let before = end
    while (before > start && bytes[before - 1] === backslash) before--
    const slashes = end - before + (before === start && this.#escaped ? 1 : 0)
    this.#escaped = found === -1 && slashes % 2 === 1
    if (this.#isPlain) this.#isPlain = isPlain(bytes, start, end)
    if (found !== -1 && slashes % 2 === 0) {
      this.#inText = false
      const whole = { start: this.#begin, end: this.#before + end }
      if (this.#isPlain && whole.end - whole.start >= longText) this.#longTexts.push(whole)
    }
    return end
  }

  #goDown(isObject: boolean) {
    this.#members.push(isObject ? 1 : Number.NEGATIVE_INFINITY)
    if (this.#members.length > deepestBody) throw new AppError('TOO_COMPLEX')
    this.#count()
  }

  #countMember() {
    const level = this.#members.length - 1
    if (level >= 0 && ++this.#members[level]! > mostMembers) throw new AppError('TOO_COMPLEX')
    this.#count()
  }

  #count() {
    if (++this.#values > this.#most) throw new AppError('TOO_COMPLEX')
  }
}

const space = 0x20
const beyondAscii = 0x80

/** No escape, no control character and nothing but ASCII. */
function isPlain(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = bytes[at]!
    if (byte < space || byte === backslash || byte >= beyondAscii) return false
  }
  return true
}
