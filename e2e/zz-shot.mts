import { chromium } from '@playwright/test'
import { browserLaunch } from './browser.ts'
const base = process.env.BASE ?? 'http://127.0.0.1:3391'
const b = await chromium.launch(browserLaunch())
const [, , outDir, ...steps] = process.argv
const W = Number(process.env.W ?? 1440),
  H = Number(process.env.H ?? 900)
const ctx = await b.newContext({
  viewport: { width: W, height: H },
  colorScheme: process.env.DARK ? 'dark' : 'light',
  hasTouch: W < 600,
})
if (process.env.CULTURE || process.env.DARK || process.env.DENSITY)
  await ctx.addCookies([
    {
      name: 'bahi-preferences',
      value: `${process.env.CULTURE ?? 'en-IN'}.${process.env.DARK ? 'dark' : 'auto'}.${process.env.DENSITY ?? 'comfortable'}`,
      url: base,
    },
  ])
const p = await ctx.newPage()
p.on('console', (m) => {
  if (m.type() === 'error' || m.type() === 'warning') console.log('CONSOLE', m.text().slice(0, 300))
})
p.on('pageerror', (e) => console.log('PAGEERROR', e.message, (e.stack ?? '').slice(0, 600)))
p.on('response', (r) => {
  if (r.status() >= 400) console.log('HTTP', r.status(), r.url())
})
const signIn = async () => {
  await p.goto(base + '/login')
  await p.locator('[name=userName]').fill('demo@bahi.example')
  await p.locator('[name=password]').fill('Demo@12345')
  await p.keyboard.press('Enter')
  await p.waitForURL(/\/\d+\/dashboard/, { timeout: 20000 })
  await p.waitForLoadState('networkidle')
}
let n = 0
for (const step of steps) {
  const [what, ...rest] = step.split('=')
  const arg = rest.join('=')
  try {
    if (what === 'in') await signIn()
    else if (what === 'go') {
      await p.goto(base + arg.replace('{e}', new URL(p.url()).pathname.split('/')[1]))
      await p.waitForLoadState('networkidle')
      await p.waitForTimeout(400)
    } else if (what === 'click') {
      await p.locator(arg).first().click()
      await p.waitForTimeout(500)
    } else if (what === 'text') {
      await p.getByText(arg).first().click()
      await p.waitForTimeout(500)
    } else if (what === 'btn') {
      await p.getByRole('button', { name: arg }).first().click()
      await p.waitForTimeout(500)
    } else if (what === 'fill') {
      const [s, v] = arg.split('~')
      await p.locator(s!).first().fill(v!)
    } else if (what === 'key') {
      await p.keyboard.press(arg)
      await p.waitForTimeout(400)
    } else if (what === 'type') {
      await p.keyboard.type(arg)
      await p.waitForTimeout(400)
    } else if (what === 'wait') await p.waitForTimeout(Number(arg))
    else if (what === 'url') console.log('URL', p.url(), '| title:', await p.title())
    else if (what === 'eval') console.log('EVAL', JSON.stringify(await p.evaluate(arg)))
    else if (what === 'shot') {
      await p.screenshot({ path: `${outDir}/${arg}.png` })
      n++
    } else if (what === 'axe') {
      const { AxeBuilder } = await import('@axe-core/playwright')
      const r = await new AxeBuilder({ page: p }).analyze()
      for (const v of r.violations)
        console.log(
          'AXE',
          arg,
          v.impact,
          v.id,
          v.nodes.length,
          v.nodes
            .slice(0, 3)
            .map((x) => x.target.join(' ') + ' :: ' + x.html.slice(0, 120))
            .join(' || '),
        )
    }
  } catch (e) {
    console.log('STEP FAILED', step, String(e).slice(0, 300))
    await p.screenshot({ path: `${outDir}/failed.png` })
  }
}
await b.close()
