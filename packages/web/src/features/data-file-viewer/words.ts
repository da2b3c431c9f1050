import { createContext, useContext } from 'react'
import { viewerTexts } from '@bahi/contracts/texts/data-file-viewer.ts'
import { documentTexts } from '@bahi/contracts/texts/documents.ts'
import { enumTexts } from '@bahi/contracts/texts/enums.ts'
import type { Language, Params, Text } from '@bahi/contracts/texts/texts.ts'
import { deliveryChallanTexts } from '@bahi/contracts/texts/kinds/delivery-challan.ts'
import { inwardNoteTexts } from '@bahi/contracts/texts/kinds/inward-note.ts'
import { outwardNoteTexts } from '@bahi/contracts/texts/kinds/outward-note.ts'
import { purchaseBillTexts } from '@bahi/contracts/texts/kinds/purchase-bill.ts'
import { purchaseOrderTexts } from '@bahi/contracts/texts/kinds/purchase-order.ts'
import { salesOrderTexts } from '@bahi/contracts/texts/kinds/sales-order.ts'
import { salesQuotationTexts } from '@bahi/contracts/texts/kinds/sales-quotation.ts'

type Key = keyof typeof viewerTexts

export interface Words {
  readonly language: Language
  readonly t: (key: Key, params?: Params) => string
  readonly kind: (kind: string) => string
  readonly status: (status: string) => string
}

const others: Readonly<Record<string, Text>> = {
  ...documentTexts,
  ...enumTexts,
  ...deliveryChallanTexts,
  ...inwardNoteTexts,
  ...outwardNoteTexts,
  ...purchaseBillTexts,
  ...purchaseOrderTexts,
  ...salesOrderTexts,
  ...salesQuotationTexts,
}

export const wordsIn = (language: Language): Words => {
  const other = (key: string, plain: string) => others[key]?.[language] ?? plain
  return {
    language,
    t: (key, params = {}) =>
      viewerTexts[key][language].replaceAll(/\{\{(\w+)\}\}/g, (_mark, name: string) =>
        String(params[name] ?? ''),
      ),
    kind: (kind) => other(`kind.${kind}.title`, other(`enum.DocumentKind.${kind}`, kind)),
    status: (status) => other(`enum.DocumentStatus.${status}`, status),
  }
}

export const WordsContext = createContext<Words>(wordsIn('en'))
export const useWords = () => useContext(WordsContext)

/** The language of the browser, where it is one of ours. */
export const browserLanguage = (): Language => {
  const [code] = navigator.language.split('-')
  return code === 'hi' || code === 'ar' ? code : 'en'
}
