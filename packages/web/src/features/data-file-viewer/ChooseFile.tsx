import { useState } from 'react'
import { DataFileFault } from '@bahi/domain/data-file/faults.ts'
import { DataFile } from '@bahi/domain/data-file/read.ts'
import { browserTools, bytesOfBlob } from './browser-tools.ts'
import { faultText } from './faults.ts'
import { useWords } from './words.ts'

/** Takes the file from a dialog or by dropping it, and asks what opens it where it is encrypted. */
export function ChooseFile({ onOpen }: { readonly onOpen: (file: DataFile) => void }) {
  const words = useWords()
  const { t } = words
  const [chosen, setChosen] = useState<File>()
  const [isLocked, setLocked] = useState(false)
  const [secret, setSecret] = useState('')
  const [fault, setFault] = useState<unknown>()
  const [isOpening, setOpening] = useState(false)

  const open = async (file: File, given?: string) => {
    setFault(undefined)
    setOpening(true)
    // What is said of it is drawn before a passphrase is computed, which takes seconds on purpose.
    await new Promise((done) => setTimeout(done, 30))
    try {
      onOpen(await DataFile.open(bytesOfBlob(file), browserTools, given))
    } catch (error) {
      const isAsked = error instanceof DataFileFault && error.kind === 'locked'
      setLocked(isAsked || given !== undefined)
      if (!isAsked) setFault(error)
    } finally {
      setOpening(false)
    }
  }
  const choose = (file: File | undefined) => {
    if (!file) return
    setChosen(file)
    setSecret('')
    void open(file)
  }
  return (
    <section
      className="choose"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        choose(event.dataTransfer.files[0])
      }}
    >
      <p>{t('viewer.intro')}</p>
      <label className="file">
        <span>{t('viewer.choose')}</span>
        <input
          type="file"
          accept=".zip,application/zip"
          onChange={({ target }) => choose(target.files?.[0] ?? undefined)}
        />
      </label>
      <p className="dim">{t('viewer.drop')}</p>
      {chosen && isLocked && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void open(chosen, secret.trim())
          }}
        >
          <p>{t('viewer.locked')}</p>
          <label>
            <span>{t('viewer.secret')}</span>
            <input
              type="password"
              autoComplete="off"
              value={secret}
              onChange={({ target }) => setSecret(target.value)}
            />
          </label>
          <button type="submit" className="main" disabled={secret.trim() === '' || isOpening}>
            {t('viewer.open')}
          </button>
        </form>
      )}
      {isOpening && <p role="status">{t('viewer.opening')}</p>}
      {fault !== undefined && (
        <p role="alert" className="bad">
          {faultText(fault, words)}
        </p>
      )}
    </section>
  )
}
