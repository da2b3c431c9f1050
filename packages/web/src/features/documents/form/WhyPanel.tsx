import type { Reply } from '../../../app/api/call-types.ts'
import { useStateName } from '../../../app/fields/AddressFields.tsx'
import { useT } from '../../../app/texts.ts'
import type { Translate } from '../../../app/texts.ts'
import css from './InvoiceForm.module.css'

type Explanation = Reply<'salesInvoice.explain'>
type Sentence = Explanation['totals'][number]

/** Each figure in plain sentences: the rule, what it was given, and every rounding. */
export function WhyPanel({ explanation }: { explanation: Explanation | undefined }) {
  const t = useT()
  const stateName = useStateName()
  if (!explanation) return <p className="muted">{t('invoice.whyLater')}</p>
  const say = (sentence: Sentence) => t.find(sentence.key, wordsOf(sentence, t, stateName)) ?? sentence.key
  return (
    <div className={css.why}>
      <strong>{t('invoice.place')}</strong>
      <Sentences list={explanation.placeOfSupply} say={say} />
      {explanation.lines.map(({ lineNumber, sentences }) => (
        <details key={lineNumber} open={explanation.lines.length <= 3}>
          <summary>{t('invoice.line', { number: lineNumber })}</summary>
          <Sentences list={sentences} say={say} />
        </details>
      ))}
      <strong>{t('invoice.total')}</strong>
      <Sentences list={explanation.totals} say={say} />
    </div>
  )
}

function Sentences({ list, say }: { list: readonly Sentence[]; say: (sentence: Sentence) => string }) {
  return (
    <ul>
      {list.map((sentence, index) => (
        <li key={index}>{say(sentence)}</li>
      ))}
    </ul>
  )
}

const stateParams = new Set(['state', 'supplier', 'derived', 'chosen'])
const enums: Readonly<Record<string, string>> = {
  'pos.used.service': 'ServiceNature',
  'pos.used.movement': 'GoodsMovement',
  'pos.used.supplyKind': 'SupplyKind',
  'pos.used.supply': 'SupplyType',
}

/** Codes of the rules in the words of the reader. */
function wordsOf({ key, params }: Sentence, t: Translate, stateName: (code: string) => string) {
  if (!params) return undefined
  const type = enums[key]
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const isState = key.startsWith('pos.') && (stateParams.has(name) || key.endsWith('StateCode'))
      if (isState && /^\d\d$/.test(value)) return [name, stateName(value)]
      if (type && name === 'value') return [name, t.label(type, value)]
      if (value === 'true' || value === 'false')
        return [name, t(value === 'true' ? 'common.yes' : 'common.no')]
      return [name, value]
    }),
  )
}
