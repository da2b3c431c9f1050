import { isKindWithScreens, pathOf } from '../documents.ts'
import {
  IconArrowDownLeft,
  IconBook2,
  IconFileInvoice,
  IconFilePlus,
  IconPackage,
  IconUser,
} from '@tabler/icons-react'
import { useMemo } from 'react'
import { useLater } from '../../ui/use-later.ts'
import { Amount } from '../../ui/values.tsx'
import { useCall } from '../api/use-call.ts'
import { paymentPath } from '../payments.ts'
import { useNav } from '../nav.tsx'
import { useRights } from '../session/rights.ts'
import { useT } from '../texts.ts'
import { Balance, DateText, InvoiceStateChip, StateChip } from '../values.tsx'
import type { Hit } from './command-hits.ts'

/** Parties of which an action is offered: with more of them the first names are not yet what was meant. */
const withActions = 2

/** Records that the text finds, with what can be done about a party. */
export function useRecordHits(text: string): {
  readonly hits: readonly Hit[]
  readonly isSearching: boolean
} {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const typed = text.trim()
  const wanted = useLater(typed, 120)
  const found = useCall(
    'finder.search',
    { text: wanted },
    { enabled: wanted.length >= 2, quiet: true, keepPrevious: true, staleMs: 10_000, limitMs: 12_000 },
  )
  const asks = typed.length >= 2
  const data = asks ? found.data : undefined
  const hits = useMemo((): readonly Hit[] => {
    if (!data) return []
    const { parties, items, documents, payments } = data
    const hitOf = (document: (typeof documents)[number]) => ({
      key: `document ${document.id}`,
      group: 'documents' as const,
      icon: IconFileInvoice,
      name: document.number ?? t.status(document.status),
      end: (
        <>
          <DateText value={document.date} />
          <span>
            {document.state ? (
              <InvoiceStateChip state={document.state} />
            ) : (
              <StateChip status={document.status} />
            )}
          </span>
          <Amount value={document.total} />
        </>
      ),
    })
    const actions = parties.slice(0, withActions).flatMap(({ id, name }) => [
      ...(rights.may('PIN_AD')
        ? [
            {
              key: `receive ${id}`,
              icon: IconArrowDownLeft,
              name: t('quick.receiveFrom', { name }),
              run: () => nav.go(`create-payment-in?partyId=${id}`),
            },
          ]
        : []),
      ...(rights.may('SIN_AD')
        ? [
            {
              key: `invoice for ${id}`,
              icon: IconFilePlus,
              name: t('quick.invoiceFor', { name }),
              run: () => nav.go(`create-sales-invoice?partyId=${id}`),
            },
          ]
        : []),
      {
        key: `ledger ${id}`,
        icon: IconBook2,
        name: t('quick.ledgerOf', { name }),
        run: () => nav.go(`party-ledger-report?partyId=${id}`),
      },
    ])
    return [
      ...parties.map((party) => ({
        key: `party ${party.id}`,
        group: 'parties' as const,
        icon: IconUser,
        name: party.name,
        note: party.gstin ?? party.code,
        end: (
          <span>
            <Balance value={party.balance} />
          </span>
        ),
        run: () => nav.go(`view-party/${party.id}`),
      })),
      ...actions.map((action) => ({ ...action, group: 'actions' as const })),
      ...documents.flatMap((document) => {
        const { id, kind } = document
        if (!isKindWithScreens(kind)) return []
        const note = [t(`kind.${kind}.view`), document.partyName].filter(Boolean).join(' · ')
        return [{ ...hitOf(document), note, run: () => nav.go(pathOf(kind, 'view', id)) }]
      }),
      ...payments.map((payment) => ({
        key: `payment ${payment.id}`,
        group: 'payments' as const,
        icon: IconArrowDownLeft,
        name: payment.number,
        note: payment.partyName,
        end: (
          <>
            <DateText value={payment.date} />
            <span>
              <StateChip status={payment.status} />
            </span>
            <Amount value={payment.amount} />
          </>
        ),
        run: () => nav.go(paymentPath(payment.kind, 'view', payment.id)),
      })),
      ...items.map((item) => ({
        key: `item ${item.id}`,
        group: 'items' as const,
        icon: IconPackage,
        name: item.name,
        note: item.hsn ?? item.code,
        end: item.sellingPrice && <Amount value={item.sellingPrice} />,
        run: () => nav.go(`view-item/${item.id}`),
      })),
    ].map((hit) => ({ ...hit, isRecord: true }))
  }, [data, t, nav, rights])
  return {
    hits,
    isSearching: asks && (typed !== wanted || found.isPlaceholderData || found.isLoading),
  }
}
