import { Button } from '@mantine/core'
import { IconCircleCheck, IconLoader2 } from '@tabler/icons-react'
import { useState } from 'react'
import { Popup } from '../../ui/Popup.tsx'
import { useTasks } from '../tasks.ts'
import { useT } from '../texts.ts'
import { later } from '../../ui/later.tsx'

const TaskRow = later(() => import('./TaskRow.tsx').then((module) => module.TaskRow))

/** Work going on in the background: progress, files when done, a way to stop. Absent while there is none. */
export function TasksButton() {
  const t = useT()
  const tasks = useTasks()
  const [isOpen, setOpen] = useState(false)
  if (tasks.length === 0) return null
  const running = tasks.filter(({ resultStamp }) => resultStamp === null).length
  // A spinner says that something is going on.
  const Icon = running > 0 ? IconLoader2 : IconCircleCheck
  return (
    <Popup
      position="bottom-end"
      width={340}
      isOpen={isOpen}
      onChange={setOpen}
      button={
        <Button variant="subtle" leftSection={<Icon size={18} stroke={1.5} aria-hidden />}>
          {running > 0 ? t.count('tasks.running', running) : t('tasks.title')}
        </Button>
      }
    >
      {() => (
        <>
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </>
      )}
    </Popup>
  )
}
