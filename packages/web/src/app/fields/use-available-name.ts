import { useEffect, useState } from 'react'
import { call } from '../api/call.ts'

const afterTypingMs = 400

/** Whether a user name is free, asked when the fingers rest; undefined while it is not known, and for no name. */
export function useAvailableName(name: string): boolean | undefined {
  const [answer, setAnswer] = useState<{ readonly name: string; readonly isFree: boolean }>()
  useEffect(() => {
    if (name === '') return undefined
    let isOver = false
    const timer = window.setTimeout(() => {
      call('userRegistration.checkUserNameAvailable', { userName: name }, { quiet: true }).then(
        ({ isAvailable }) => !isOver && setAnswer({ name, isFree: isAvailable }),
        // Reported again when the form is sent.
        () => undefined,
      )
    }, afterTypingMs)
    return () => {
      isOver = true
      window.clearTimeout(timer)
    }
  }, [name])
  return answer?.name === name ? answer.isFree : undefined
}
