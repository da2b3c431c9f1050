import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../app/api/use-call.ts'
import { viewOf } from '../../app/documents.ts'
import { To } from '../../app/nav.tsx'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { useT } from '../../app/texts.ts'
import { Modal } from '../../ui/Modal.tsx'
import { Chip } from '../../ui/values.tsx'
import { Candidates } from './Candidates.tsx'
import type { Row } from './columns.tsx'
import { PeriodText } from './columns.tsx'
import { Comparison } from './Comparison.tsx'
import css from './reconciliation.module.css'
import { stateTones } from './states.ts'
import type { Statement } from './states.ts'
import type { Decide } from './use-decide.ts'

interface Props {
  readonly row: Row
  readonly entityId: number
  readonly against: Statement
  readonly decide: Decide
  readonly onClose: () => void
}

/** A row in full: both sides field by field, or, of one side alone, what it could belong to and why it does not match. */
export function CompareDialog({ row, entityId, against, decide, onClose }: Props) {
  const t = useT()
  const [chosen, setChosen] = useState<Row>()
  const book = row.book ?? chosen?.book
  const portal = row.portal ?? chosen?.portal
  const isPair = row.book !== undefined && row.portal !== undefined
  const bill = row.book && viewOf(row.book.kind, row.book.documentId)
  const run = (work: Promise<unknown>) => void work.then(onClose, () => undefined)
  return (
    <Modal
      opened
      onClose={onClose}
      title={(row.book ?? row.portal)?.partyName ?? t('reconciliation.title')}
      size={760}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={css.stack}>
        <p className={css.head}>
          <Chip tone={stateTones[row.state]}>{t.label('ReconState', row.state)}</Chip>
          {(row.portal ?? row.book)?.gstin && <bdi>{(row.portal ?? row.book)?.gstin}</bdi>}
          {row.claimPeriod && (
            <span>
              {t('reconciliation.claimPeriod')} <PeriodText value={row.claimPeriod} />
            </span>
          )}
          {bill && <To to={bill}>{t('reconciliation.openBill')}</To>}
        </p>
        {row.reasons.length > 0 && (
          <p>
            {t('reconciliation.reasons')}:{' '}
            {[...new Set(row.reasons.map(({ reason }) => t.label('ReconReason', reason)))].join(', ')}
          </p>
        )}
        {row.portal?.itcAvailable === 'N' && <p className={css.notice}>{t('reconciliation.noCredit')}</p>}
        {row.portal?.isRejected && <p className={css.notice}>{t('reconciliation.isRejected')}</p>}
        {row.note && (
          <p>
            {t('reconciliation.note')}: <bdi>{row.note}</bdi>
          </p>
        )}
        {book && portal ? (
          <Explained documentId={book.documentId} portalId={portal.id} />
        ) : (
          <p>{t(row.book ? 'reconciliation.onlyBook' : 'reconciliation.onlyPortal')}</p>
        )}
        {!isPair && (
          <Candidates row={row} entityId={entityId} against={against} chosen={chosen} onChoose={setChosen} />
        )}
        <div className={css.buttons}>
          {isPair ? (
            <>
              <ActionButton right="REC_ACT" onClick={() => run(decide.unlink([row]))}>
                {t('reconciliation.unlink')}
              </ActionButton>
              <ActionButton right="REC_ACT" onClick={() => run(decide.pending([row]))}>
                {t('reconciliation.pending')}
              </ActionButton>
              <ActionButton right="REC_ACT" variant="filled" onClick={() => run(decide.accept([row]))}>
                {t('reconciliation.accept')}
              </ActionButton>
            </>
          ) : (
            <>
              <Button variant="default" onClick={onClose}>
                {t('common.close')}
              </Button>
              <ActionButton
                right="REC_ACT"
                variant="filled"
                reason={chosen ? undefined : t('reconciliation.chooseFirst')}
                onClick={() => chosen && run(decide.link([row, chosen]))}
              >
                {t('reconciliation.link')}
              </ActionButton>
            </>
          )}
        </div>
      </div>
    </Modal>
  )
}

function Explained({ documentId, portalId }: { documentId: number; portalId: number }) {
  const found = useCall('reconciliation.explain', { documentId, portalId }, { needed: true })
  return found.data ? <Comparison told={found.data} /> : null
}
