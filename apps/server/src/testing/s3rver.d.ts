declare module '@20minutes/s3rver' {
  /** What the tests use of the package, which has no types of its own. */
  class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      vhostBuckets: boolean
      configureBuckets: { name: string }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
  export = S3rver
}
