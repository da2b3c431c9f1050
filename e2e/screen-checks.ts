import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page, TestInfo } from '@playwright/test'
import type axe from 'axe-core'
import { texts } from '@bahi/contracts/texts/index.ts'
import type { Text } from '@bahi/contracts/texts/texts.ts'
import { languageOf } from './session.ts'

/** The short form: it goes to the page anew with each load. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Asked = 'everything' | 'contrast' | 'structure'
type Test = (this: unknown, element: Element, ...rest: unknown[]) => boolean | undefined

/** What stays in a page until that is loaded anew. */
interface Checking {
  readonly axe: typeof axe & {
    readonly _audit: {
      readonly rules: readonly { readonly id: string; readonly impact: string; matches: Test }[]
      readonly checks: Readonly<Record<string, { evaluate: Test }>>
    }
  }
  readonly contrasts: {
    /** Texts that are to be looked at, and those whose contrast was enough or not. */
    wanted: Set<Element>
    verdicts: Map<Element, boolean>
    readonly known: Set<string>
  }
}

/** Looks of texts whose contrast is enough, whatever screen they are on, and places of texts on which there is no verdict. */
const known = new Set<string>()

/** What axe calls serious or worse is a fault of the product; `contrast` looks at the colours alone, `structure` at all else. */
export async function graveOf(page: Page, asked: Asked = 'everything'): Promise<readonly string[]> {
  // The one frame of ours shows a mail, whose sandbox runs nothing.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource)
    await page.evaluate(watchContrasts, [...known])
  }
  await page.evaluate(colourSettled)
  const { violations, learnt } = await page.evaluate(check, asked)
  for (const one of learnt) known.add(one)
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

/** Runs in the page: the contrast of the texts that are wanted is looked at, and what is found of each is kept. */
function watchContrasts(already: readonly string[]) {
  const { axe: checker } = window as unknown as Checking
  const contrasts: Checking['contrasts'] = {
    wanted: new Set(),
    verdicts: new Map(),
    known: new Set(already),
  }
  Object.assign(window, { contrasts })
  const rule = checker._audit.rules.find(({ id }) => id === 'color-contrast')!
  const test = checker._audit.checks['color-contrast']!
  const { matches } = rule
  const { evaluate } = test
  rule.matches = function (element, ...rest) {
    return contrasts.wanted.has(element) && matches.call(this, element, ...rest)
  }
  test.evaluate = function (element, ...rest) {
    const verdict = evaluate.call(this, element, ...rest)
    if (verdict !== undefined) contrasts.verdicts.set(element, verdict)
    return verdict
  }
}

/** Runs in the page. */
async function check(asked: Asked) {
  const { axe: checker, contrasts } = window as unknown as Checking
  const isGrave = (impact: string | null | undefined) => impact === 'serious' || impact === 'critical'
  // The contrast of one text costs as much as all else of a screen: of those that look alike a few are looked at, once.
  const looks = new Map<string, Element[]>()
  const paints = new Map<Element, string>()
  const paintOf = (element: Element): string => {
    const found = paints.get(element)
    if (found !== undefined) return found
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const paint = [backgroundColor, backgroundImage, opacity].join()
    paints.set(element, paint)
    return paint
  }
  const grounds = new Map<Element | null, string>([[null, '']])
  const groundOf = (element: Element | null): string => {
    const found = grounds.get(element)
    if (found !== undefined || !element) return found ?? ''
    const own = paintOf(element)
    const below = groundOf(element.parentElement)
    const ground = below.endsWith(`|${own}`) ? below : `${below}|${own}`
    grounds.set(element, ground)
    return ground
  }
  /** What lies over or under the middle of a text and is to be seen, and neither holds it nor is in it. */
  const strangersOf = (element: Element): readonly string[] => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return document
      .elementsFromPoint(x + width / 2, y + height / 2)
      .filter((one) => !one.contains(element) && !element.contains(one))
      .map(paintOf)
      .filter((paint) => paint !== 'rgba(0, 0, 0, 0),none,1')
  }
  const textOf = (element: Element): string =>
    [...element.childNodes]
      .map((one) => (one.nodeType === 3 ? one.nodeValue : ''))
      .join('')
      .trim()
  /** What lies over a text, or that it is out of sight, is so in other colours too. */
  const placeOf = (element: Element, strangers: readonly string[]): string => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [element.tagName, textOf(element), x, y, width, height, strangers.length].join()
  }
  /** The same text without a verdict at three places is not asked about at a fourth. */
  const tries = (look: string, element: Element): readonly string[] =>
    [1, 2, 3].map((count) => `${count} ${innerWidth} ${look} ${textOf(element)}`)
  const fields =
    'select, textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=range], [type=color], [type=image])'
  for (const element of asked === 'structure' ? [] : document.body.querySelectorAll('*')) {
    const text = textOf(element)
    const isField = element.matches(fields)
    // What is not to be seen and what has no letters axe passes over.
    if (/^[\p{P}\s]*$/u.test(text) && !isField) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const box = element.getBoundingClientRect()
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
      box.width < 2 || box.height < 2,
      element.closest(':disabled, [aria-disabled="true"]') !== null,
      element.closest('label') !== null,
    ].join(';')
    looks.set(look, [...(looks.get(look) ?? []), element])
  }
  // The first, the last and one between: something may lie over one of them.
  const few = [...looks].flatMap(([look, alike]) =>
    [...new Set([alike[0]!, alike[alike.length >> 1]!, alike.at(-1)!])].map((element) => {
      const strangers = strangersOf(element)
      return { element, look: `${look};${strangers.join('|')}`, place: placeOf(element, strangers) }
    }),
  )
  const { known } = contrasts
  const unseen = few.filter(
    ({ element, look, place }) =>
      !known.has(look) && !known.has(place) && !tries(look, element).every((one) => known.has(one)),
  )
  contrasts.wanted = new Set(unseen.map(({ element }) => element))
  contrasts.verdicts.clear()
  // What axe never calls serious is not looked for.
  const left = checker._audit.rules.filter(
    ({ id, impact }) => !isGrave(impact) || (id === 'color-contrast' && unseen.length === 0),
  )
  const rules = Object.fromEntries(left.map(({ id }) => [id, { enabled: false }]))
  const results: axe.RunOptions = { resultTypes: ['violations'], iframes: false }
  const { prototype } = CanvasRenderingContext2D
  const measureText = Object.getOwnPropertyDescriptor(prototype, 'measureText')!
  // Where a text is not as wide as its letters, as joined ones of Arabic are not, axe takes it for icons and passes over it.
  prototype.measureText = (text) => ({ width: 30 * text.length }) as TextMetrics
  const found: axe.Result[] = []
  if (asked !== 'contrast') found.push(...(await checker.run(document, { ...results, rules })).violations)
  else if (unseen.length > 0)
    found.push(
      ...(await checker.run({ include: [...contrasts.wanted] }, { ...results, runOnly: ['color-contrast'] }))
        .violations,
    )
  Object.defineProperty(prototype, 'measureText', measureText)
  const failed = new Set(
    unseen.filter(({ element }) => contrasts.verdicts.get(element) === false).map(({ look }) => look),
  )
  const learnt = unseen.flatMap(({ element, look, place }) => {
    if (contrasts.verdicts.has(element)) return failed.has(look) ? [] : [look]
    const next = tries(look, element).find((one) => !known.has(one))!
    known.add(next)
    return [place, next]
  })
  for (const one of learnt) known.add(one)
  return {
    violations: found
      .filter(({ impact }) => isGrave(impact))
      .map(({ id, nodes }) => ({
        id,
        places: nodes.map(({ target, html }) => `${target.join(' ')} ${html}`),
      })),
    learnt,
  }
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
