import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Input, Reply } from '../../app/api/call-types.ts'
import { call } from '../../app/api/call.ts'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { useField } from '../../ui/form/context.ts'
import { Amount } from '../../ui/values.tsx'
import css from './bank.module.css'

/** Rows of the past that the rule would be of, before it is saved. */
export function RuleTrial() {
  const t = useT()
  const { form } = useField('words')
  const [found, setFound] = useState<Reply<'bankRule.try'>>()
  const run = async () => {
    const { words, withoutWords, side, atLeast, atMost, bankAccountId } = form.get().values
    const asked = Object.fromEntries(
      Object.entries({ words, withoutWords, side, atLeast, atMost, bankAccountId }).filter(
        ([, value]) => value !== '' && value !== undefined && value !== null,
      ),
    )
    setFound(await call('bankRule.try', asked as Input<'bankRule.try'>).catch(() => undefined))
  }
  return (
    <>
      <Button className={css.start!} onClick={() => void run()}>
        {t('bankRule.try')}
      </Button>
      {found && (
        <div className={css.candidates} role="region" aria-label={t('bankRule.try')} tabIndex={0}>
          <p role="status">{t('bankRule.tried', { total: found.total, looked: found.looked })}</p>
          <table className={css.cells}>
            <tbody>
              {found.rows.map((row) => (
                <tr key={row.id}>
                  <td>
                    <DateText value={row.date} />
                  </td>
                  <td>{row.description}</td>
                  <td data-align="end">
                    <Amount value={row.debit === '0.00' ? row.credit : `-${row.debit}`} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
