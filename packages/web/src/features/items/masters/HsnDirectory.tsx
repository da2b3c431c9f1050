import { Button, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { base64Of } from '../../../app/base64.ts'
import type { Reply } from '../../../app/api/call-types.ts'
import { useAction, useCall } from '../../../app/api/use-call.ts'
import { HsnWords } from '../../../app/built-in-names.tsx'
import { useRights } from '../../../app/session/rights.ts'
import { useT } from '../../../app/texts.ts'
import { DateText } from '../../../app/values.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { groupDigits } from '../../../ui/numbers.ts'
import { useLater } from '../../../ui/use-later.ts'
import css from './hsn-directory.module.css'

/** All codes that exist, behind a button of the list of those in use. */
export function HsnDirectory() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('hsnSac.all')}</Button>
      {isOpen && (
        <Modal
          opened
          onClose={() => setOpen(false)}
          title={t('hsnSac.all')}
          size={640}
          closeButtonProps={{ 'aria-label': t('common.close') }}
        >
          <div className={css.dialog}>
            <Codes />
            <Sources />
          </div>
        </Modal>
      )}
    </>
  )
}

/** Where the codes come from, and the way to load the present list. */
function Sources() {
  const t = useT()
  const rights = useRights()
  const input = useRef<HTMLInputElement>(null)
  const lists = useCall('hsnSac.directory')
  const load = useAction('hsnSac.load', { refreshes: ['hsnSac'] })
  const take = async (file: File | undefined) => {
    if (file) load.mutate({ fileName: file.name, content: await base64Of(file) })
  }
  const count = (codes: number) => groupDigits(String(codes))
  const { builtIn, loaded } = lists.data ?? {}
  return (
    <>
      {builtIn && (
        <p>
          {t('hsnSac.builtIn', { codes: count(builtIn.codes), name: builtIn.name })}{' '}
          <DateText value={builtIn.asOf} />
        </p>
      )}
      {loaded && (
        <p>
          {t('hsnSac.loaded', {
            codes: count(loaded.codes),
            fresh: count(loaded.newCodes),
            name: loaded.fileName,
          })}{' '}
          <DateText value={loaded.loadedAt.slice(0, 10)} />
        </p>
      )}
      {rights.may('HSN_IMP') && (
        <>
          <input
            ref={input}
            type="file"
            name="hsnFile"
            hidden
            accept=".xlsx,.csv"
            aria-label={t('hsnSac.load')}
            onChange={(event) => {
              void take(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <div>
            <Button loading={load.isPending} onClick={() => input.current?.click()}>
              {t('hsnSac.load')}
            </Button>
          </div>
          <p className="muted">{t('hsnSac.loadHint')}</p>
        </>
      )}
      {load.data && <Result {...load.data} />}
    </>
  )
}

function Result({ codes, newCodes, refused, errors }: Reply<'hsnSac.load'>) {
  const t = useT()
  return (
    <div role="status">
      <p>
        {t('hsnSac.loadDone', {
          codes: groupDigits(String(codes)),
          fresh: groupDigits(String(newCodes)),
          refused: String(refused),
        })}
      </p>
      {errors.length > 0 && (
        <ul className={css.list}>
          {errors.map(({ sheet, row, code, message }) => (
            <li key={`${sheet} ${row}`}>
              <bdi className="figure">{code}</bdi>
              <span>{message}</span>
              <span className="meta">{t('hsnSac.row', { sheet, row: String(row) })}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Codes by digits or words; one that is used often joins the master with a click. */
function Codes() {
  const t = useT()
  const rights = useRights()
  const [text, setText] = useState('')
  const asked = useLater(text.trim(), 200)
  const found = useCall('hsnSac.pick', { text: asked }, { enabled: asked !== '', keepPrevious: true })
  const save = useAction('hsnSac.save', { refreshes: ['hsnSac'] })
  const [added, setAdded] = useState<readonly string[]>([])
  return (
    <>
      <TextInput
        name="hsnSearch"
        label={t('hsnSac.find')}
        value={text}
        maxLength={100}
        onChange={(event) => setText(event.target.value)}
      />
      {found.data && asked !== '' && (
        <ul className={css.list}>
          {found.data.length === 0 && <li>{t('picker.nothing')}</li>}
          {found.data.map(({ code, description, kind, heading }) => (
            <li key={code}>
              <span className="figure">{code}</span>
              <HsnWords description={description} heading={heading} />
              {code.length >= 6 && rights.may('HSN_AD') && (
                <Button
                  size="compact-sm"
                  disabled={added.includes(code)}
                  onClick={() =>
                    save.mutate(
                      { code, description: description.slice(0, 200), kind },
                      { onSuccess: () => setAdded([...added, code]) },
                    )
                  }
                >
                  {t('hsnSac.add')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
