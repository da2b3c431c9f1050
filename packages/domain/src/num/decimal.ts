/**
 * Exact decimal numbers for money, quantities and rates: a whole number (`int`) and how many of its digits stand
 * after the point (`scale`). No binary fractions, so 0.1 + 0.2 is 0.3. Immutable.
 *
 * @example
 * Decimal.of('1250.50').mul('3').toFixed(2) // '3751.50'
 */
export class Decimal {
  static readonly zero: Decimal = /* @__PURE__ */ new Decimal(0n, 0)
  static readonly one: Decimal = /* @__PURE__ */ new Decimal(1n, 0)

  readonly int: bigint
  readonly scale: number

  private constructor(int: bigint, scale: number) {
    this.int = int
    this.scale = scale
  }

  /**
   * Reads a plain decimal text ('-12.50'), a whole number, a bigint or a Decimal.
   * @throws RangeError for any other text (exponents, spaces, separators) and for a number that is not a safe integer
   */
  static of(value: DecimalLike): Decimal {
    if (typeof value === 'string') return parse(value)
    if (value instanceof Decimal) return value
    if (typeof value === 'bigint') return new Decimal(value, 0)
    if (Number.isSafeInteger(value)) return new Decimal(BigInt(value), 0)
    throw new RangeError(`Not a whole number: ${value}`)
  }

  /** `int` units of 10^-scale: `Decimal.make(1250n, 2)` is 12.50. */
  static make(int: bigint, scale: number): Decimal {
    return new Decimal(int, scale)
  }

  /** True for a text that {@link Decimal.of} reads. */
  static isValid(text: unknown): text is string {
    return typeof text === 'string' && text.length <= maximumLength && form.test(text)
  }

  static sum(list: Iterable<DecimalLike>): Decimal {
    let total = Decimal.zero
    for (const value of list) total = total.add(value)
    return total
  }

  static min(first: DecimalLike, ...rest: DecimalLike[]): Decimal {
    let least = Decimal.of(first)
    for (const value of rest) if (least.cmp(value) > 0) least = Decimal.of(value)
    return least
  }

  static max(first: DecimalLike, ...rest: DecimalLike[]): Decimal {
    let most = Decimal.of(first)
    for (const value of rest) if (most.cmp(value) < 0) most = Decimal.of(value)
    return most
  }

  add(other: DecimalLike): Decimal {
    const right = Decimal.of(other)
    if (this.scale === right.scale) return new Decimal(this.int + right.int, this.scale)
    if (this.scale > right.scale) {
      return new Decimal(this.int + right.int * powerOfTen(this.scale - right.scale), this.scale)
    }
    return new Decimal(this.int * powerOfTen(right.scale - this.scale) + right.int, right.scale)
  }

  sub(other: DecimalLike): Decimal {
    return this.add(Decimal.of(other).neg())
  }

  /** The exact product; its scale is the sum of both scales. */
  mul(other: DecimalLike): Decimal {
    const right = Decimal.of(other)
    return new Decimal(this.int * right.int, this.scale + right.scale)
  }

  /**
   * The quotient rounded half away from zero to `scale` places.
   * @throws RangeError when the divisor is zero
   */
  div(divisor: DecimalLike, scale: number): Decimal {
    const right = Decimal.of(divisor)
    if (right.int === 0n) throw new RangeError('Division by zero')
    const shift = scale + right.scale - this.scale
    return shift >= 0
      ? new Decimal(divideRounded(this.int * powerOfTen(shift), right.int), scale)
      : new Decimal(divideRounded(this.int, right.int * powerOfTen(-shift)), scale)
  }

  neg(): Decimal {
    return new Decimal(-this.int, this.scale)
  }

  abs(): Decimal {
    return this.int < 0n ? this.neg() : this
  }

  /** Rounds half away from zero; a value with fewer places is padded to `scale`. */
  round(scale: number): Decimal {
    if (scale === this.scale) return this
    if (scale > this.scale) return new Decimal(this.int * powerOfTen(scale - this.scale), scale)
    return new Decimal(divideRounded(this.int, powerOfTen(this.scale - scale)), scale)
  }

  /** Drops digits after `scale` places (towards zero); a value with fewer places is padded to `scale`. */
  truncate(scale: number): Decimal {
    if (scale >= this.scale) return this.round(scale)
    return new Decimal(this.int / powerOfTen(this.scale - scale), scale)
  }

  /** Negative, zero or positive as this value is less than, equal to or more than the other. */
  cmp(other: DecimalLike): -1 | 0 | 1 {
    const right = Decimal.of(other)
    let a = this.int
    let b = right.int
    if (this.scale < right.scale) a *= powerOfTen(right.scale - this.scale)
    else if (this.scale > right.scale) b *= powerOfTen(this.scale - right.scale)
    return a < b ? -1 : a > b ? 1 : 0
  }

  eq(other: DecimalLike): boolean {
    return this.cmp(other) === 0
  }

  lt(other: DecimalLike): boolean {
    return this.cmp(other) < 0
  }

  lte(other: DecimalLike): boolean {
    return this.cmp(other) <= 0
  }

  gt(other: DecimalLike): boolean {
    return this.cmp(other) > 0
  }

  gte(other: DecimalLike): boolean {
    return this.cmp(other) >= 0
  }

  isZero(): boolean {
    return this.int === 0n
  }

  isNegative(): boolean {
    return this.int < 0n
  }

  isPositive(): boolean {
    return this.int > 0n
  }

  /** Plain digits with every place the value carries: '12.50' stays '12.50'. */
  toString(): string {
    if (this.scale === 0) return this.int.toString()
    const negative = this.int < 0n
    const digits = (negative ? -this.int : this.int).toString().padStart(this.scale + 1, '0')
    const point = digits.length - this.scale
    return `${negative ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`
  }

  /** Rounded half away from zero and padded to exactly `scale` places. */
  toFixed(scale: number): string {
    return this.round(scale).toString()
  }

  /** Without trailing zeros: '18.00' becomes '18', '0.250' becomes '0.25'. For rates and quantities in texts. */
  toPlain(): string {
    const text = this.toString()
    if (this.scale === 0) return text
    let end = text.length
    while (text.charCodeAt(end - 1) === zero) end--
    return text.slice(0, text.charCodeAt(end - 1) === dot ? end - 1 : end)
  }

  toJSON(): string {
    return this.toString()
  }

  /** Only for drawing and for government bodies that demand a JSON number. Never for computing. */
  toNumber(): number {
    return Number(this.toString())
  }
}

export type DecimalLike = string | number | bigint | Decimal

const form = /^-?\d+(?:\.\d+)?$/
/** Longer text is no amount; a limit keeps hostile input from costing time. */
const maximumLength = 60

const powers: bigint[] = Array.from({ length: 64 }, (_, exponent) => 10n ** BigInt(exponent))

/** 10 to the power of a whole number that is not negative. */
export function powerOfTen(exponent: number): bigint {
  return powers[exponent] ?? 10n ** BigInt(exponent)
}

/** Quotient of two whole numbers, halves away from zero (the customary rounding of section 170 CGST Act). */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const negative = dividend < 0n !== divisor < 0n
  const over = dividend < 0n ? -dividend : dividend
  const under = divisor < 0n ? -divisor : divisor
  const quotient = (over + over + under) / (under + under)
  return negative ? -quotient : quotient
}

/** So many digits a binary number carries exactly. */
const exactDigits = 15

/** Amounts as they are written in documents are short: read digit by digit, five times as fast as by their text. */
function parse(text: string): Decimal {
  if (text.length > exactDigits) return parseLong(text)
  const first = text.charCodeAt(0) === minus ? 1 : 0
  let digits = 0
  let point = -1
  for (let at = first; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= zero && code <= nine) digits = digits * 10 + (code - zero)
    else if (code === dot && point < 0 && at > first) point = at
    else return parseLong(text)
  }
  if (text.length === first || point === text.length - 1) return parseLong(text)
  return Decimal.make(BigInt(first === 1 ? -digits : digits), point < 0 ? 0 : text.length - point - 1)
}

const [minus, dot, zero, nine] = [0x2d, 0x2e, 0x30, 0x39] as const

function parseLong(text: string): Decimal {
  if (!Decimal.isValid(text)) throw new RangeError(`Not a decimal number: ${String(text).slice(0, 80)}`)
  const point = text.indexOf('.')
  if (point < 0) return Decimal.make(BigInt(text), 0)
  const scale = text.length - point - 1
  return Decimal.make(BigInt(text.slice(0, point) + text.slice(point + 1)), scale)
}
