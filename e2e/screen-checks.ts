import type { Page, TestInfo } from '@playwright/test'
import axe from 'axe-core'
import { texts } from '@bahi/contracts/texts/index.ts'
import type { Text } from '@bahi/contracts/texts/texts.ts'
import { languageOf } from './session.ts'

/** What axe calls serious or worse is a fault of the product. */
export async function graveOf(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // The one frame of ours shows a mail, whose sandbox runs nothing. The checker stays in the page until that is loaded anew.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async (only) => {
      const { axe: checker } = window as unknown as { axe: typeof axe }
      const found = await checker.run(document, {
        resultTypes: ['violations'],
        iframes: false,
        ...(only ? { runOnly: { type: 'rule', values: only } } : {}),
      })
      return found.violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        places: nodes.map(({ target, html }) => `${target.join(' ')} ${html}`),
      }))
    },
    rules ? [...rules] : undefined,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, places }) => `${id}: ${places.join(' | ')}`)
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
