import { useNav } from '../../app/nav.tsx'
import { trackTask } from '../../app/tasks.ts'
import { useT } from '../../app/texts.ts'
import { apart } from './words.tsx'

/** The import shows in the top bar wherever the person goes meanwhile, with a way back to it. */
export function useFollow() {
  const t = useT()
  const nav = useNav()
  return (task: number, fileName: string) => {
    const name = apart(fileName)
    trackTask(task, {
      running: t('imports.began', { name }),
      // Also where some rows were refused: the result says which.
      done: () => t('imports.ended', { name }),
      open: () => nav.go(`import?task=${task}`),
    })
  }
}
