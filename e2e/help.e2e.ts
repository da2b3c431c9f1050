import { expect, test } from '@playwright/test'
import { signIn, wordsOf } from './session.ts'
import { inShapes } from './shapes.ts'

test(
  'help: from a screen to its document, by search to the answer, and whether it was useful',
  inShapes('desktop-en', 'phone-ar'),
  async ({ page }, info) => {
    const t = wordsOf(info)
    const company = await signIn(page, info)
    await page.goto(`/${company}/e-invoice`)
    // On a phone help is in the profile menu.
    const isPhone = info.project.name.startsWith('phone')
    await page.getByRole('button', { name: t(isPhone ? 'profile.title' : 'help.title') }).click()
    await page.getByRole(isPhone ? 'button' : 'menuitem', { name: t('guides.document') }).click()
    await page.waitForURL('/help-einv-ewb')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('guide.einv-ewb.title'))
    const picture = page.getByRole('img', { name: /./ }).first()
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280)

    const search = page.getByRole('searchbox', { name: t('guides.search') })
    await search.fill('SEZ')
    await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty()
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/help-[a-z-]+\?part=\d/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await search.fill('no such words')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      t('guides.none', { words: 'no such words' }),
    )
    await search.fill('')

    await page.getByRole('button', { name: t('guides.no'), exact: true }).click()
    await expect(page.getByText(t('guides.thanks'))).toBeVisible()
    await page.getByLabel(t('guides.missing')).fill('An example with two rates')
    await page.getByRole('button', { name: t('guides.send') }).click()
    await expect(page.getByText(t('guides.thanks'))).toBeVisible()
    await page.goto('/help-parties')
    await page.getByRole('button', { name: t('guides.yes'), exact: true }).click()
    await expect(page.getByText(t('guides.thanks'))).toBeVisible()
  },
)
