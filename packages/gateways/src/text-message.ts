import { ExchangeFault, exchange } from './wire/http.ts'

/** A service that sends text messages: its address and, where it asks for one, its token. */
export interface TextMessageProvider {
  readonly url: string
  readonly token?: string | undefined
  /** Name that is shown as the sender; in India the registered header of six letters. */
  readonly sender?: string | undefined
}

export interface TextMessage {
  /** The same for every attempt, so that the service can tell a repeated message. */
  readonly key: string
  /** Which registered template the text is made of. */
  readonly template: string
  readonly channel: 'sms' | 'whatsapp'
  readonly to: string
  readonly text: string
}

/** `failed` may pass later; `refused` is the service's final word on this message. */
export type TextMessageAnswer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'failed' | 'refused'; readonly fault: string }

/** Hands one message over as JSON: `{ channel, to, from, template, text }`; any 2xx accepts it. */
export async function postTextMessage(
  { url, token, sender }: TextMessageProvider,
  { key, template, channel, to, text }: TextMessage,
): Promise<TextMessageAnswer> {
  try {
    const { status } = await exchange({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ channel, to: withCountry(to), from: sender ?? '', template, text }),
      connectMs: 5000,
      replyMs: 15_000,
      limitBytes: 64 * 1024,
    })
    if (status >= 200 && status < 300) return { kind: 'accepted' }
    const fault = `The service for text messages answered ${status}`
    // 401, 403, 408 and 429 are about our account or the moment, not about the message.
    const isFinal = status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)
    return { kind: isFinal ? 'refused' : 'failed', fault }
  } catch (error) {
    if (error instanceof ExchangeFault)
      return { kind: 'failed', fault: `The service for text messages cannot be reached: ${error.reason}` }
    throw error
  }
}

/** @example withCountry('09876543210') // '+919876543210' */
export function withCountry(mobile: string): string {
  const digits = mobile.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length === 10 ? `+91${digits}` : `+${digits}`
}
