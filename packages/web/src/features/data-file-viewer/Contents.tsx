import { useMemo, useState } from 'react'
import type { DataFile } from '@bahi/domain/data-file/read.ts'
import { AllTables } from './AllTables.tsx'
import { Check } from './Check.tsx'
import { Documents } from './Documents.tsx'
import { Overview } from './Overview.tsx'
import { Payments, Settings } from './Payments.tsx'
import { Tables } from './tables.ts'
import { Trail } from './Trail.tsx'
import { useWords } from './words.ts'

const pages = ['overview', 'documents', 'payments', 'settings', 'trail', 'tables'] as const

export function Contents({ file }: { readonly file: DataFile }) {
  const { t } = useWords()
  const [page, setPage] = useState<(typeof pages)[number]>('overview')
  const tables = useMemo(() => new Tables(file), [file])
  return (
    <>
      <Check file={file} />
      <nav>
        {pages.map((one) => (
          <button
            key={one}
            type="button"
            aria-current={one === page ? 'page' : undefined}
            onClick={() => setPage(one)}
          >
            {t(`viewer.${one}`)}
          </button>
        ))}
      </nav>
      {page === 'overview' && <Overview tables={tables} />}
      {page === 'documents' && <Documents tables={tables} />}
      {page === 'payments' && <Payments tables={tables} />}
      {page === 'settings' && <Settings tables={tables} />}
      {page === 'trail' && <Trail tables={tables} />}
      {page === 'tables' && <AllTables tables={tables} />}
    </>
  )
}
