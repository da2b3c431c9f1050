import { useNav } from '../../app/nav.tsx'
import { ImportList } from './ImportList.tsx'
import { ImportResult } from './ImportResult.tsx'
import { MoveView } from './moves/MoveView.tsx'
import { NewMove } from './moves/NewMove.tsx'
import { NewImport } from './NewImport.tsx'

/**
 * Files that fill records: those that were imported, a new one (`?new=Parties`), what came of one (`?task=5`); and the move from another
 * program, a new one (`?move=new`) or one by its number.
 */
export function Import() {
  const { search } = useNav()
  const task = Number(search['task'])
  if (task > 0) return <ImportResult key={task} task={task} />
  const move = search['move']
  if (typeof move === 'string')
    return Number(move) > 0 ? <MoveView key={move} moveId={Number(move)} /> : <NewMove />
  return typeof search['new'] === 'string' ? <NewImport /> : <ImportList />
}
