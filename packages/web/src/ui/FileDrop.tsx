import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import css from './FileDrop.module.css'

interface Props {
  readonly text: ReactNode
  /** Which files, in small words. */
  readonly hint?: ReactNode
  readonly button: string
  /** Endings, as the picker has them. */
  readonly accept: string
  readonly isBusy?: boolean
  /** Several may be taken at once. */
  readonly isOfSeveral?: boolean
  /** The file, and those that were taken with it. */
  readonly onTake: (file: File, others: readonly File[]) => void
}

/** A place to drop a file on, with a button that does the same. */
export function FileDrop({ text, hint, button, accept, isBusy = false, isOfSeveral = false, onTake }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file, ...others] = files ?? []
    if (file && !isBusy) onTake(file, isOfSeveral ? others : [])
  }
  return (
    <div
      className={css.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <IconUpload size={28} stroke={1.5} aria-hidden />
      <p>{text}</p>
      {hint !== undefined && <small className={css.hint}>{hint}</small>}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isOfSeveral}
        aria-label={button}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
      <Button variant="filled" data-autofocus loading={isBusy} onClick={() => input.current?.click()}>
        {button}
      </Button>
    </div>
  )
}
