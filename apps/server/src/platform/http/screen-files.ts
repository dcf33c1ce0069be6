import fs from 'node:fs/promises'
import path from 'node:path'

interface Screen {
  address: RegExp
  links: string
}

/**
 * The page with the scripts and style sheets of its screen named in its head, from `.vite/screens.json` of the build (apps/web/screen-files.ts):
 * a browser then asks for all of them at once. Which screen it becomes is the browser's matter; a wrong guess costs bytes alone.
 */
export class ScreenPages {
  private readonly page: string
  private readonly screens: readonly Screen[]

  private constructor(page: string, screens: readonly Screen[]) {
    this.page = page
    this.screens = screens
  }

  /** Reads which files the screens of a built web app need, for its page; without the list, or with one that cannot be read, every screen has the page as it is. */
  static async of(root: string, page: string): Promise<ScreenPages> {
    const text = await fs.readFile(path.join(root, '.vite/screens.json'), 'utf8').catch(() => '{}')
    const files = Object.entries(JSON.parse(text) as Record<string, string[]>)
    // `/content/:kind/new` is meant where `/content/:kind/:id` fits too
    files.sort(([a], [b]) => a.split(':').length - b.split(':').length)
    return new ScreenPages(
      page,
      files.map(([address, names]) => ({ address: patternOf(address), links: names.map(linkOf).join('') })),
    )
  }

  /** The page for an address without query, or undefined where no screen is known: then it is sent as it is. */
  pageOf(address: string): string | undefined {
    const screen = this.screens.find((one) => one.address.test(address))
    return screen === undefined ? undefined : this.page.replace('</head>', () => `${screen.links}</head>`)
  }
}

function patternOf(address: string): RegExp {
  const parts = address.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/\W/g, '\\$&')))
  return new RegExp(`^${parts.join('/')}/?$`)
}

function linkOf(file: string): string {
  return `<link rel="${file.endsWith('.css') ? 'preload" as="style' : 'modulepreload'}" crossorigin href="/${file}">`
}
