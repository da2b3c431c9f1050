import type { GuideTopic } from '@bahi/contracts/guide-topics.ts'

/** The help page nearest to a screen: of what the address names. */
export function guideOf(path: string): string {
  const screen = path.split('/')[2] ?? ''
  const found = guides.find(([pattern]) => pattern.test(screen))
  return `/help-${found?.[1] ?? 'manage-business'}`
}

const guides: readonly (readonly [RegExp, GuideTopic])[] = [
  [/e-?invoice|e-way|legal-clocks|^test$/, 'einv-ewb'],
  [/^company-data/, 'company-data-file'],
  [/^import/, 'moving-in'],
  [/purchase|payment-out/, 'purchase'],
  [/part(y|ies)/, 'parties'],
  [/item|hsn|tax-rate|^unit$|category/, 'items'],
  [/payment/, 'payment-in'],
  [/order|quotation/, 'sale-order'],
  [/challan/, 'delivery-challan'],
  [/note/, 'outward-note'],
  [/invoice|series|gstr1/, 'sale-invoice'],
]
