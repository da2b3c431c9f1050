import { useNav } from '../../app/nav.tsx'
import { ImportList } from './ImportList.tsx'
import { ImportResult } from './ImportResult.tsx'
import { NewImport } from './NewImport.tsx'

/** Files that fill records: those that were imported, a new one (`?new=Parties`), what came of one (`?task=5`). */
export function Import() {
  const { search } = useNav()
  const task = Number(search['task'])
  if (task > 0) return <ImportResult key={task} task={task} />
  return typeof search['new'] === 'string' ? <NewImport /> : <ImportList />
}
