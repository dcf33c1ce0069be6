import { samples } from '../../../../platform/files/sample-files.ts'
import type { TestApp } from '../../../../testing/test-app.ts'

/** What a call would draw: all texts of the sheet in one, as they are given to typst. Nothing is drawn. */
export async function printed(api: TestApp, call: () => Promise<unknown>): Promise<string> {
  const { pdf } = api.services
  const drawn: string[] = []
  const render = pdf.render
  pdf.render = (_source, inputs) => {
    drawn.push(JSON.stringify(inputs))
    return Promise.resolve({ pdf: samples.pdf, pageCount: 1 })
  }
  try {
    await call()
  } finally {
    pdf.render = render
  }
  return drawn.join('\n')
}
