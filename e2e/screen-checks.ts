import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page, TestInfo } from '@playwright/test'
import type axe from 'axe-core'
import { texts } from '@bahi/contracts/texts/index.ts'
import type { Text } from '@bahi/contracts/texts/texts.ts'
import { languageOf } from './session.ts'

/** The short form: it goes to the page anew with each load. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe calls serious or worse is a fault of the product; `contrast` looks at the colours alone, `structure` at all else. */
export async function graveOf(
  page: Page,
  asked: 'everything' | 'contrast' | 'structure' = 'everything',
): Promise<readonly string[]> {
  // The one frame of ours shows a mail, whose sandbox runs nothing. The checker stays in the page until that is loaded anew.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  await page.evaluate(colourSettled)
  const violations = await page.evaluate(check, asked)
  return violations.map(({ id, places }) => `${id}: ${places.join(' | ')}`)
}

/**
 * Runs in the page: a button that has just been enabled is on its way from grey to its colour. Transitions are brought to
 * their end instead of being waited for: those of what is out of sight may never come to it. Spinners have none.
 */
async function colourSettled() {
  const frame = () => new Promise((done) => requestAnimationFrame(() => done(undefined)))
  await frame()
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  await frame()
}

/** Runs in the page. */
async function check(asked: 'everything' | 'contrast' | 'structure') {
  const { axe: checker } = window as unknown as {
    axe: typeof axe & { _audit: { rules: readonly { id: string; impact: string }[] } }
  }
  const isGrave = (impact: string | null | undefined) => impact === 'serious' || impact === 'critical'
  const run = async (where: axe.ElementContext, which: Pick<axe.RunOptions, 'rules' | 'runOnly'>) =>
    (await checker.run(where, { resultTypes: ['violations'], iframes: false, ...which })).violations
  // The contrast of one text costs as much as all else of a screen: texts that look alike are looked at together.
  const looks = new Map<string, Element[]>()
  const grounds = new Map<Element | null, string>([[null, '']])
  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element)
    if (known !== undefined || !element) return known ?? ''
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const own = [backgroundColor, backgroundImage, opacity].join()
    const below = groundOf(element.parentElement)
    const ground = below.endsWith(`|${own}`) ? below : `${below}|${own}`
    grounds.set(element, ground)
    return ground
  }
  for (const element of asked === 'structure' ? [] : document.body.querySelectorAll('*')) {
    const text = [...element.childNodes]
      .map((one) => (one.nodeType === 3 ? one.nodeValue : ''))
      .join('')
      .trim()
    const isField = element.matches('input, select, textarea, button')
    if (!text && !isField) continue
    const { width, height } = element.getBoundingClientRect()
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const look = [
      color,
      fontSize,
      fontWeight,
      textShadow,
      groundOf(element),
      // What axe passes over must not speak for the rest.
      isField,
      text.length < 2,
      /[\p{L}\p{N}]/u.test(text),
      width < 2 || height < 2,
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      element.closest(':disabled, [aria-disabled="true"]') !== null,
      element.closest('label') !== null,
    ].join(';')
    looks.set(look, [...(looks.get(look) ?? []), element])
  }
  // The first, the last and one between: something may lie over one of them.
  const few = [...looks.values()].flatMap((alike) => [
    ...new Set([alike[0]!, alike[alike.length >> 1]!, alike.at(-1)!]),
  ])
  // What axe never calls serious is not looked for.
  const left = checker._audit.rules.filter(({ id, impact }) => !isGrave(impact) || id === 'color-contrast')
  const rules = Object.fromEntries(left.map(({ id }) => [id, { enabled: false }]))
  const found = [
    ...(few.length > 0 ? await run({ include: few }, { runOnly: ['color-contrast'] }) : []),
    ...(asked !== 'contrast' ? await run(document, { rules }) : []),
  ]
  return found
    .filter(({ impact }) => isGrave(impact))
    .map(({ id, nodes }) => ({ id, places: nodes.map(({ target, html }) => `${target.join(' ')} ${html}`) }))
}

const all = Object.entries(texts) as readonly (readonly [string, Text])[]
/** `party` of `party.title`: a word with such a beginning is a key that nobody translated. */
const beginnings = new Set(all.map(([key]) => key.split('.')[0]!))
const keyLike = /(?<![\w@/.-])[a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)+(?![\w/@-])/g
const leftOver = /\{\{\w+\}\}|\bundefined\b|\bNaN\b|\[object \w+\]/g

/** English words that are nobody's translation: seen on a screen of another language they were forgotten. */
const englishOnly = new Set(
  all.filter(([, text]) => text.en !== text.ar && /[A-Za-z]{3}/.test(text.en)).map(([, text]) => text.en),
)
/** Series that an account begins with, by the names they are kept under. */
const seriesNames =
  'Sales invoices, Sales orders, Delivery challans, Outward notes, Payments in, Purchase orders, Purchase bills, Inward notes, Payments out'.split(
    ', ',
  )
for (const [, text] of all) englishOnly.delete(text.ar)
// The language that one can choose is named in itself; the rest are names of records that an account begins with.
for (const name of ['English', 'Services', 'Units', 'Gross', 'Others', ...seriesNames])
  englishOnly.delete(name)

/** Keys, empty places and words of another language among what the page says, spoken or seen. */
export async function wordsLeftOver(page: Page, info: TestInfo): Promise<readonly string[]> {
  const said = await page.evaluate(everythingSaid)
  // The wording of mails is shown with its fields, in the language it is for.
  const isOfMails = page.url().includes('email-template')
  const faults = said.flatMap((text) => [
    ...(text.match(keyLike) ?? []).filter((word) => beginnings.has(word.split('.')[0]!)),
    ...(isOfMails ? [] : (text.match(leftOver) ?? [])),
    ...(languageOf(info) !== 'en' && !isOfMails && englishOnly.has(text) ? [text] : []),
  ])
  return [...new Set(faults)]
}

/** Runs in the page. */
function everythingSaid(): string[] {
  const said: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // A printed document, or a word in another language, names the language it speaks.
    const place = node instanceof Element ? node : node.parentElement
    if (place?.closest('[lang]:not(html)')) continue
    if (node instanceof Element) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const value = node.getAttribute(name)?.trim()
        if (value) said.push(value)
      }
    } else if (!node.parentElement?.closest('script, style, noscript')) {
      const text = node.nodeValue?.trim()
      if (text) said.push(text)
    }
  }
  return said
}
