import { Secret, TOTP } from 'otpauth'

/** Seconds that one code of an authenticator app is valid; source: RFC 6238, section 5.2. */
const stepSeconds = 30

const totpOf = (secret: Secret, issuer: string, label: string) =>
  new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: stepSeconds })

/** A new secret of 160 bits, in the form that people type and apps read; source: RFC 4226, section 4 (R6). */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32

/** What the QR code holds: `otpauth://totp/…`. */
export const appAddress = (secret: string, issuer: string, label: string): string =>
  totpOf(Secret.fromBase32(secret), issuer, label).toString()

/**
 * The step whose code this is: the present one, or one beside it for a clock that is half a minute off. Undefined for
 * a wrong code. Anyone who takes a code keeps its step and takes no code of it, or of one before it, again.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const delta = totpOf(Secret.fromBase32(secret), '', '').validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / stepSeconds) + delta
}

/** The code of this moment, as an app shows it. */
export const codeOfNow = (secret: string, now: Date): string =>
  totpOf(Secret.fromBase32(secret), '', '').generate({ timestamp: now.getTime() })
