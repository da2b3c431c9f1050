import { Button } from '@mantine/core'
import { To } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { MoneyInput } from '../../ui/MoneyInput.tsx'
import { Amount } from '../../ui/values.tsx'
import { allocate, restOf } from './allocate.ts'
import type { Shares } from './allocate.ts'
import css from './payments.module.css'

export interface OpenDocument {
  readonly documentId: number
  readonly number: string | null
  readonly date: string | null
  readonly dueDate?: string | null | undefined
  readonly balance: string
}

interface Props {
  readonly documents: readonly OpenDocument[]
  readonly shares: Shares
  readonly available: string
  readonly onChange: (shares: Shares) => void
  /** Paid before the others where an amount is spread. */
  readonly preferred?: number
}

/** The open documents of a party and what of the money each of them gets; the rest is an advance. */
export function OpenDocuments({ documents, shares, available, onChange, preferred }: Props) {
  const t = useT()
  const rest = restOf(available, shares)
  const isTooMuch = rest.startsWith('-')
  return (
    <>
      <div className={css.head}>
        <h2 id="pays-for">{t('payment.paysFor')}</h2>
        {documents.length > 0 && (
          <span className={css.spread}>
            <Button variant="subtle" onClick={() => onChange(allocate(available, documents, preferred))}>
              {t('payment.oldestFirst')}
            </Button>
            <Button variant="subtle" onClick={() => onChange({})}>
              {t('payment.allAsAdvance')}
            </Button>
          </span>
        )}
      </div>
      {documents.length === 0 ? (
        <p className="muted">{t('payment.nothingDue')}</p>
      ) : (
        <div className={css.scroll}>
          <table className={css.table} aria-labelledby="pays-for">
            <thead>
              <tr>
                <th scope="col">{t('payment.invoice')}</th>
                <th scope="col">{t('payment.dueDate')}</th>
                <th scope="col">{t('payment.due')}</th>
                <th scope="col">{t('payment.allocated')}</th>
              </tr>
            </thead>
            <tbody>
              {documents.map((document) => (
                <tr key={document.documentId}>
                  <td>
                    <To to={`view-sales-invoice/${document.documentId}`}>{document.number}</To>
                    <small className="muted">
                      <DateText value={document.date} />
                    </small>
                  </td>
                  <td>
                    <DateText value={document.dueDate ?? document.date} />
                  </td>
                  <td>
                    <Amount value={document.balance} />
                  </td>
                  <td>
                    <MoneyInput
                      aria-label={`${t('payment.allocated')} ${document.number ?? ''}`}
                      value={shares[document.documentId] ?? ''}
                      onChange={(value) => onChange({ ...shares, [document.documentId]: value })}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={css.rest} data-wrong={isTooMuch} aria-live="polite">
        {t(isTooMuch ? 'payment.tooMuch' : 'payment.unallocated')}:{' '}
        <Amount value={isTooMuch ? rest.slice(1) : rest} sign />
      </p>
    </>
  )
}
