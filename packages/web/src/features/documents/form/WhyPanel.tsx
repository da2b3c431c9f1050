import type { Reply } from '../../../app/api/call-types.ts'
import { useT } from '../../../app/texts.ts'
import { useSentence } from '../use-sentence.ts'
import css from './InvoiceForm.module.css'

type Explanation = Reply<'salesInvoice.explain'>
type Sentence = Explanation['totals'][number]

/** Each figure in plain sentences: the rule, what it was given, and every rounding. */
export function WhyPanel({ explanation }: { explanation: Explanation | undefined }) {
  const t = useT()
  const say = useSentence()
  if (!explanation) return <p className="muted">{t('invoice.whyLater')}</p>
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
