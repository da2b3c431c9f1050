import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../app/api/call.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { saveFile } from '../../../app/files.ts'
import { EmptyState } from '../../../app/screens/EmptyState.tsx'
import { useT } from '../../../app/texts.ts'
import { Modal } from '../../../ui/Modal.tsx'
import type { Filing } from '../Gstr1.tsx'
import css from '../returns.module.css'

/** Certificates of those whose tax was deducted: form GSTR-7A of each, as a PDF. */
export function Certificates({ filing, onClose }: { filing: Filing; onClose: () => void }) {
  const t = useT()
  const [making, setMaking] = useState<string>()
  const { data } = useCall('gstr7.rows', { ...filing, table: '3', size: 500 }, { needed: true })
  const names = new Map(
    data?.records.map(({ cells }) => [cells['deducteeGstin'] ?? '', cells['deducteeName'] ?? '']),
  )
  const download = (deducteeGstin: string) => {
    setMaking(deducteeGstin)
    call('gstr7a.pdf', { ...filing, deducteeGstin })
      .then(saveFile)
      // The call has said what went wrong.
      .catch(() => undefined)
      .finally(() => setMaking(undefined))
  }
  return (
    <Modal opened onClose={onClose} title={t('gstr7a.title')} size={560}>
      {!data ? (
        <Skeleton height={120} />
      ) : names.size === 0 ? (
        <EmptyState text={t('gstr7a.none')} />
      ) : (
        <div className={css.stack}>
          <p className="muted">{t('gstr7a.text')}</p>
          <ul className={css.certificates}>
            {[...names].map(([gstin, name]) => (
              <li key={gstin}>
                <span>
                  <bdi className="figure">{gstin}</bdi>
                  {name && <span className="meta"> {name}</span>}
                </span>
                <Button
                  size="compact-sm"
                  loading={making === gstin}
                  aria-label={`${t('gstr7a.download')} ${gstin}`}
                  onClick={() => download(gstin)}
                >
                  {t('report.pdf')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Modal>
  )
}
