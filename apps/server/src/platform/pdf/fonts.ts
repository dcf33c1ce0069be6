import { createRequire } from 'node:module'
import path from 'node:path'

/** Folders typst looks for fonts in, and the families of a document in order of preference. */
export interface DocumentFonts {
  paths: string[]
  /** 仿宋 of the body, 小标宋 of mark and title. */
  body: string[]
  title: string[]
}

/**
 * Noto Serif SC from npm stands in for the faces GB/T 9704 names, which are not free. A folder of licensed fonts (WENWU_FONTS) goes
 * first; without it those names are not asked for, so a document looks the same on every machine.
 */
export function documentFonts(fontsDirectory: string | undefined): DocumentFonts {
  const require = createRequire(import.meta.url)
  const folder = (name: string) => path.dirname(require.resolve(`@expo-google-fonts/${name}/package.json`))
  const bundled = [
    path.join(folder('noto-serif-sc'), '400Regular'),
    path.join(folder('noto-serif-sc'), '700Bold'),
    path.join(folder('noto-sans-sc'), '400Regular'),
  ]
  const free = ['Noto Serif SC', 'Noto Sans SC']
  if (fontsDirectory === undefined) return { paths: bundled, body: free, title: free }
  return {
    paths: [fontsDirectory, ...bundled],
    body: ['FangSong_GB2312', '仿宋_GB2312', 'FangSong', '仿宋', 'STFangsong', 'FZFangSong-Z02', ...free],
    title: ['FZXiaoBiaoSong-B05S', '方正小标宋简体', 'FZXiaoBiaoSong-B05', '方正小标宋_GBK', ...free],
  }
}
