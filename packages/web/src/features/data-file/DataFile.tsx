import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useT } from '../../app/texts.ts'
import css from './DataFile.module.css'
import { Files } from './Files.tsx'
import { Make } from './Make.tsx'
import { Schedule } from './Schedule.tsx'

export type Found = Reply<'dataFile.search'>

/** A second is often enough for a person, and cheap for the server. */
const everyMs = 1000

/** All data of the account as one signed file, made by an Admin who proves to be there; the file comes with the task. */
export function DataFile() {
  const t = useT()
  const [isAtWork, setAtWork] = useState(false)
  const found = useCall('dataFile.search', undefined, { needed: true, everyMs: isAtWork && everyMs })
  if (found.data && found.data.isBeingMade !== isAtWork) setAtWork(found.data.isBeingMade)
  return (
    <div className={css.screen}>
      <h1>{t('dataFile.title')}</h1>
      <p className="muted">{t('dataFile.intro')}</p>
      <p className="muted">{t('dataFile.viewer')}</p>
      {found.data ? (
        <>
          <Make {...found.data} onBegun={() => void found.refetch()} />
          <Schedule confirmsBy={found.data.confirmsBy} />
          <Files {...found.data} />
        </>
      ) : (
        <Skeleton height={240} />
      )}
    </div>
  )
}
