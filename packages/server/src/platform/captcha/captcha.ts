import { AppError } from '../errors.ts'
import type { LiveValues } from '../live-values.ts'
import { secretOf, textOf } from '../system-settings.ts'
import type { SystemValues } from '../system-settings.ts'
import type { Secrets } from '../secrets.ts'
import { isHuman } from './recaptcha.ts'
import type { ProofOfWork } from './proof-of-work.ts'

/**
 * Keeps programs from calls that are open to anybody. The product's own puzzle by default; Google reCAPTCHA where the
 * installation chose it. Source: decisions, section 9.
 */
export class Captcha {
  readonly #live: LiveValues
  readonly #secrets: Secrets
  readonly #work: ProofOfWork
  constructor(live: LiveValues, secrets: Secrets, work: ProofOfWork) {
    this.#live = live
    this.#secrets = secrets
    this.#work = work
  }

  challenge(): ReturnType<ProofOfWork['challenge']> {
    return this.#work.challenge()
  }

  /**
   * Refuses a call whose `captcha-response` is missing where captchas are on, or is wrong wherever one is given.
   * `welcome`: may be given, is tried, and stays good for the call it was solved for.
   */
  async check(kind: 'needed' | 'welcome', response: string | undefined, address: string): Promise<void> {
    const values = await this.#live.get()
    if (!response) {
      if (kind === 'needed' && isCaptchaOn(values)) throw new AppError('CAPTCHA_INVALID')
      return
    }
    if (!(await this.#isSolved(values, kind, response, address))) throw new AppError('CAPTCHA_INVALID')
  }

  async #isSolved(
    values: SystemValues,
    kind: 'needed' | 'welcome',
    response: string,
    address: string,
  ): Promise<boolean> {
    if (!isGoogle(values)) return this.#work.isSolved(response, { usesUp: kind === 'needed' })
    // Google takes each response once, and knows on its own that it did.
    if (kind === 'welcome') return true
    return isHuman({
      verifyUrl: textOf(values, 'captchaVerifyUrl'),
      secret: secretOf(values, this.#secrets, 'captchaSecret') || textOf(values, 'captchaSecret'),
      response,
      address,
    })
  }
}

/** On unless the operator switched it off. */
export const isCaptchaOn = (values: SystemValues): boolean => values.get('captchaEnabled') !== false

const isGoogle = (values: SystemValues) => values.get('captchaKind') === 'recaptcha'

/** What the browser needs for Google's captcha; empty for the product's own. */
export const siteKeyOf = (values: SystemValues): string =>
  isGoogle(values) ? textOf(values, 'captchaSiteKey') : ''
