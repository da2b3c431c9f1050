import type { Puzzle } from './captcha-worker.ts'
import { useSession } from '../session/session.ts'

/** A solution is good for ten minutes; one that is nearly over is not sent. */
const keptMs = 8 * 60_000
interface Solved {
  readonly response: string
  readonly at: number
}
let ready: Promise<Solved | undefined> | undefined

/** Solves ahead of time, in the background, so that nobody waits when a form is sent. */
export function prepareCaptcha(): void {
  const { login } = useSession.getState()
  if (login?.isEnabled && !login.siteKey) ready ??= solve()
}

/** What goes as `captcha-response` with one call: each is sent once, and the next is begun at once. */
export async function captchaResponse(): Promise<string | undefined> {
  const { login } = useSession.getState()
  if (!login?.isEnabled) return undefined
  if (login.siteKey) return askGoogle(login.siteKey)
  const waiting = await ready
  ready = undefined
  const solved = waiting && Date.now() - waiting.at < keptMs ? waiting : await solve()
  prepareCaptcha()
  return solved?.response
}

async function solve(): Promise<Solved | undefined> {
  try {
    const reply = await fetch('/api/public/captcha', { cache: 'no-store' })
    const challenge = (await reply.json()) as Puzzle
    const solution = await inWorker(challenge)
    return { response: btoa(JSON.stringify({ challenge, solution })), at: Date.now() }
  } catch {
    // The call goes without, and the server says what is missing.
    return undefined
  }
}

function inWorker(challenge: Puzzle): Promise<unknown> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<unknown>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data)
    worker.onerror = () => reject(new Error('The captcha could not be solved'))
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}

interface Google {
  ready(work: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}
let google: Promise<Google> | undefined

/** Google's captcha without a box; its script comes only where the installation chose it. */
async function askGoogle(siteKey: string): Promise<string | undefined> {
  try {
    google ??= loadGoogle(siteKey)
    return await (await google).execute(siteKey, { action: 'submit' })
  } catch {
    google = undefined
    return undefined
  }
}

function loadGoogle(siteKey: string): Promise<Google> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    script.onerror = () => reject(new Error('Google did not answer'))
    script.onload = () => {
      const { grecaptcha } = window as unknown as { grecaptcha: Google }
      grecaptcha.ready(() => resolve(grecaptcha))
    }
    document.head.append(script)
  })
}
