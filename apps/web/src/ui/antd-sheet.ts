import address from 'virtual:antd-sheet'

/** Adds antd's style sheet to the page, before our own, which change some of its rules. Rejects where it cannot be loaded. */
export function addAntdSheet(): Promise<void> {
  const href = address
  if (href === undefined) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    // as the page names it (apps/web/screen-files.ts): otherwise it is fetched twice
    link.crossOrigin = ''
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${href} could not be loaded`))
    })
    document.head.prepend(link)
  })
}
