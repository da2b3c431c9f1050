import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../../app/api/use-call.ts'
import { EmptyState } from '../../../app/screens/EmptyState.tsx'
import { useT } from '../../../app/texts.ts'
import { DocumentTable } from '../DocumentTable.tsx'
import type { Filing } from '../Gstr1.tsx'
import css from '../returns.module.css'
import { Inside } from '../Sections.tsx'

const size = 50

/** The documents behind a cell, each with its part in it. */
export function CellDocuments({ filing, section }: { filing: Filing; section: string }) {
  const t = useT()
  const [start, setStart] = useState(0)
  const found = useCall(
    'gstr3b.documents',
    { ...filing, section, start, size },
    { needed: true, keepPrevious: true },
  )
  const title = `${section} ${t.find(`gstr3b.section.${section}`) ?? ''}`
  const data = found.data
  return (
    <div className={css.stack}>
      <div className={css.head}>
        <h2>{title}</h2>
        <Inside change={{ section: undefined }}>{t('gstr3b.back')}</Inside>
      </div>
      {!data ? (
        <Skeleton height={240} />
      ) : data.records.length === 0 ? (
        <EmptyState text={t('gstr3b.noDocuments')} />
      ) : (
        <DocumentTable
          label={title}
          records={data.records}
          total={data.total}
          start={start}
          size={size}
          isNextLoading={found.isPlaceholderData}
          noteOf={({ table }) => table && <p className="meta">{t('gstr3b.ofTable', { table })}</p>}
          onStart={setStart}
        />
      )}
    </div>
  )
}
