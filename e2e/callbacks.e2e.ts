import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { ask } from './calls.ts'
import { gstinOf } from './gstins.ts'
import { ownGstin } from './own-gstin.ts'
import { graveOf } from './screen-checks.ts'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

interface Taken {
  readonly documentId?: number
  readonly eventId: string
  readonly answered: number
}

/** A program of the business, which answers as it is told to. */
async function startReceiver() {
  const taken: Taken[] = []
  const receiver = { taken, answer: 503, url: '', close: async () => {} }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString('utf8')))
    request.on('end', () => {
      taken.push({ ...(JSON.parse(text) as Omit<Taken, 'answered'>), answered: receiver.answer })
      response.writeHead(receiver.answer).end()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/books`
  receiver.close = () => new Promise((closed) => server.close(() => closed()))
  return receiver
}

test(
  'a program is called when an invoice is issued: it fails, is sent again by hand and arrives once in order',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const receiver = await startReceiver()
    const company = Number(await signIn(page, info))
    const { entityId, stateCode, address } = await ownGstin(page, info, { journey: 'callbacks', company })
    const mark = Math.random().toString(36).slice(2, 7)
    const act = async (entry: string) => {
      await page
        .getByRole('button', { name: t('list.actions') })
        .first()
        .click()
      await page.getByRole('menuitem', { name: entry, exact: true }).click()
    }

    await test.step('an address is added; its secret is shown once', async () => {
      await page.goto(`/${company}/callbacks`)
      await page
        .getByRole('button', { name: t('callback.create') })
        .first()
        .click()
      const drawer = page.getByRole('dialog')
      await drawer.getByRole('button', { name: t('form.save') }).click()
      await expect(drawer.locator('[name="url"]')).toHaveAttribute('aria-invalid', 'true')
      await drawer.locator('[name="url"]').fill(receiver.url)
      await drawer.locator('[name="description"]').fill(`Books ${mark}`)
      await drawer.getByRole('checkbox', { name: t('enum.ActivityKind.document.issued') }).check()
      expect(await graveOf(page)).toEqual([])
      await drawer.getByRole('button', { name: t('form.save') }).click()
      const shown = page.getByRole('dialog', { name: t('callback.secret') })
      await expect(shown.getByText(/whsec_[\w-]{43}/)).toBeVisible()
      expect(await graveOf(page)).toEqual([])
      await shown.getByRole('button', { name: t('common.close') }).click()
      await page.goto(`/${company}/callbacks?keyword=${mark}`)
      await expect(page.getByText(receiver.url).first()).toBeVisible()
      await expect(page.getByText(/whsec_/)).toHaveCount(0)
      expect(await graveOf(page)).toEqual([])
    })

    const { id: partyId } = (await ask(page, 'party/save', {
      name: `Krishna Stores ${mark}`,
      role: 'Customer',
      taxpayerType: 'REG',
      gstin: gstinOf(`${stateCode}AAPFK${stateCode}18K1Z`),
      billingAddress: address,
    })) as { id: number }
    const { id, number } = (await ask(page, 'salesInvoice/save', {
      entityId,
      partyId,
      date: new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date()),
      status: 'Active',
      lines: [
        {
          description: 'Sheets',
          hsn: '73181500',
          supply: 'Goods',
          uqc: 'NOS',
          quantity: '1',
          unitPrice: '500',
          taxRate: '18',
        },
      ],
    })) as { id: number; number: string }
    const ofInvoice = () => receiver.taken.filter(({ documentId }) => documentId === id)
    await expect.poll(() => ofInvoice().length).toBeGreaterThan(0)

    await test.step('it failed: in the deliveries of the address and in data activities', async () => {
      await act(t('callback.deliveries'))
      await page.waitForURL(/callback-deliveries\?callbackId=\d+/)
      await expect(page.getByText(t('callback.fault.status', { status: '503' })).last()).toBeVisible()
      expect(await graveOf(page)).toEqual([])
      await page.goto(`/${company}/data-activities?directions=Callback&keyword=${encodeURIComponent(number)}`)
      await expect(page.getByText(t('enum.ActivityKind.document.issued')).last()).toBeVisible()
      await expect(page.getByText(t('enum.ProcessingStatus.Attempted')).last()).toBeVisible()
      expect(await graveOf(page)).toEqual([])
    })

    await test.step('sent again by hand, it arrives with the same event id', async () => {
      receiver.answer = 200
      await page.goto(`/${company}/callback-deliveries?keyword=${encodeURIComponent(number)}`)
      await act(t('callback.retry'))
      await expect(page.getByText(t('callback.retried')).first()).toBeVisible()
      await expect.poll(() => ofInvoice().filter(({ answered }) => answered === 200).length).toBe(1)
      await expect(async () => {
        await page.reload()
        await expect(page.getByText(t('enum.ProcessingStatus.Completed')).last()).toBeVisible({
          timeout: 3000,
        })
      }).toPass()
      expect(new Set(ofInvoice().map(({ eventId }) => eventId)).size).toBe(1)
      await page.goto(`/${company}/data-activities?directions=Callback&keyword=${encodeURIComponent(number)}`)
      await expect(page.getByText(t('enum.ActivityKind.document.issued'))).toHaveCount(0)
    })

    await test.step('deleted, it is called no more', async () => {
      await page.goto(`/${company}/callbacks?keyword=${mark}`)
      await act(t('common.delete'))
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('common.delete') })
        .click()
      await expect(page.getByText(t('callback.deleted')).first()).toBeVisible()
      await expect(page.getByText(receiver.url)).toHaveCount(0)
    })
    await receiver.close()
  },
)
