import { useState } from 'react'
import { filePath } from '@bahi/domain/data-file/manifest.ts'
import { faultText } from './faults.ts'
import type { Tables } from './tables.ts'
import { useWords } from './words.ts'

const pictures: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}

interface Props {
  readonly tables: Tables
  readonly fileId: string
  readonly name: string
}

/** An attached file: it is proved, then saved under its name; a picture is shown. */
export function Paper({ tables, fileId, name }: Props) {
  const words = useWords()
  const [fault, setFault] = useState<unknown>()
  const [shown, setShown] = useState<string>()
  const type = pictures[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]
  const save = async () => {
    try {
      const bytes = await tables.file.bytes(filePath(fileId))
      const address = URL.createObjectURL(
        new Blob([bytes as Uint8Array<ArrayBuffer>], { type: type ?? 'application/octet-stream' }),
      )
      if (type !== undefined) setShown(address)
      const link = document.createElement('a')
      link.href = address
      link.download = name
      link.click()
    } catch (error) {
      setFault(error)
    }
  }
  return (
    <>
      <bdi>{name}</bdi>{' '}
      <button type="button" onClick={() => void save()}>
        {words.t('viewer.save')}
      </button>
      {shown !== undefined && <img src={shown} alt={name} />}
      {fault !== undefined && (
        <p role="alert" className="bad">
          {faultText(fault, words)}
        </p>
      )}
    </>
  )
}
