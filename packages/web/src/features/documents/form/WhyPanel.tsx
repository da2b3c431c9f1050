import type { Reply } from '../../../app/api/call-types.ts'
import { useT } from '../../../app/texts.ts'
import { useSentence } from '../use-sentence.ts'
import css from './InvoiceForm.module.css'

type Explanation = Reply<'salesInvoice.explain'>

/** Each figure in plain sentences: the rule, what it was given, and every rounding. */
export function WhyPanel({ explanation }: { explanation: Explanation | undefined }) {
  const t = useT()
  const say = useSentence()
  if (!explanation) return null
  return (
    <div className={css.why}>
      <ul>
        {explanation.placeOfSupply.map((sentence, index) => (
          <li key={index}>{say(sentence)}</li>
        ))}
      </ul>
      {explanation.lines.map(({ lineNumber, sentences }) => (
        <details key={lineNumber} open={explanation.lines.length <= 3}>
          <summary>{t('invoice.line', { number: lineNumber })}</summary>
          <ul>
            {sentences.map((sentence, index) => (
              <li key={index}>{say(sentence)}</li>
            ))}
          </ul>
        </details>
      ))}
      <ul>
        {explanation.totals.map((sentence, index) => (
          <li key={index}>{say(sentence)}</li>
        ))}
      </ul>
    </div>
  )
}
