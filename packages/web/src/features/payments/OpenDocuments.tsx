import { Button } from '@mantine/core'
import { Fragment } from 'react'
import { DocumentLink } from '../../app/DocumentLink.tsx'
import type { PaymentKind } from '../../app/payments.ts'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { MoneyInput } from '../../ui/MoneyInput.tsx'
import { formatDecimal } from '../../ui/numbers.ts'
import { Amount } from '../../ui/values.tsx'
import { allocate, groupsOf } from './allocate.ts'
import type { Shares } from './allocate.ts'
import css from './payments.module.css'
import { wordsOf } from './words.ts'

export interface OpenDocument {
  readonly documentId: number
  readonly kind: string
  readonly entityId: number
  readonly number: string | null
  readonly supplierNumber?: string | null | undefined
  readonly date: string | null
  readonly dueDate?: string | null | undefined
  readonly balance: string
  readonly opens?: string
  /** What payments that wait for approval would pay of it, beside what is due here. */
  readonly waiting?: string
}

interface Props {
  readonly kind: PaymentKind
  readonly documents: readonly OpenDocument[]
  readonly shares: Shares
  readonly available: string
  readonly onChange: (shares: Shares) => void
  /** Paid before the others where an amount is spread. */
  readonly preferred?: number
  /** Names of our GSTINs: bills of several are shown GSTIN by GSTIN. */
  readonly nameOf: (entityId: number) => string
}

/** The open documents of a party, by GSTIN, and what of the money each of them gets. */
export function OpenDocuments({ kind, documents, shares, available, onChange, preferred, nameOf }: Props) {
  const t = useT()
  const groups = groupsOf(documents, shares)
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
        <p className="muted">{t(wordsOf[kind].nothingDue)}</p>
      ) : (
        <div className={css.scroll}>
          <table className={`${css.table} ${css.open}`} aria-labelledby="pays-for">
            <thead>
              <tr>
                <th scope="col">{t(wordsOf[kind].invoice)}</th>
                <th scope="col">{t('payment.dueDate')}</th>
                <th scope="col">{t('payment.due')}</th>
                <th scope="col">{t('payment.allocated')}</th>
              </tr>
            </thead>
            <tbody>
              {groups.map((group) => (
                <Fragment key={group.entityId}>
                  {groups.length > 1 && (
                    <tr className={css.group}>
                      <th scope="rowgroup">
                        <bdi>{nameOf(group.entityId)}</bdi>
                        <small className="muted">
                          {t.count('dashboard.documents', group.documents.length)}
                        </small>
                      </th>
                      <td />
                      <td>
                        <Amount value={group.due} />
                      </td>
                      <td>
                        <Amount value={group.allocated} />
                      </td>
                    </tr>
                  )}
                  {group.documents.map((document) => (
                    <tr key={document.documentId}>
                      <td>
                        <DocumentLink kind={document.kind} id={document.documentId}>
                          {document.number}
                        </DocumentLink>
                        <small className="muted">
                          {document.supplierNumber && (
                            <>
                              <bdi>{document.supplierNumber}</bdi>
                              {' · '}
                            </>
                          )}
                          <DateText value={document.date} />
                        </small>
                      </td>
                      <td>
                        <DateText value={document.dueDate ?? document.date} />
                      </td>
                      <td>
                        <Amount value={document.balance} />
                        <Waits amount={document.waiting} />
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
                </Fragment>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

/** Said where a bill is paid a second time while a payment of it waits for approval. */
export function Waits({ amount = '0' }: { amount?: string | undefined }) {
  const t = useT()
  if (Number(amount) <= 0) return null
  return (
    <small className={css.waits}>{t('payApproval.waits', { amount: `₹${formatDecimal(amount, 2)}` })}</small>
  )
}
