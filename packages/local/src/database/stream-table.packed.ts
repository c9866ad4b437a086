/**
 * The SQLite file that stream-table.sql makes, gzipped, in base64. Made again, after a change there, with
 * `sqlite3 t.db < stream-table.sql && gzip -9nc t.db | base64 -w 112`.
 */
export const PACKED_STREAM_TABLE =
  'H4sIAAAAAAACA+3XzW7TQBAHcLuJKIpoxa1CXOZQKYkShQNwopVwm22wSDbFdtXmZDnxUkxjh9oOpEc+xJPwVrwM44R81AGVI4r+PylSdmdnd2e9' +
  'l7XftINU0dtRHHopPdUearquvSTSNK3Av6K2lG/r2t0KWmOg72SJD/a13R+71s5P/gMAAAAAAP+tr8+K248f1e5/f5LGweWliicu/wndJI2VF7qx' +
  'GoxiPzm2hOEIciyz1RIWzcaQceJww5S2sBzqSsollc5fCUnvk1Hkqkkae4O0IsV540rdJG7WW6fyfuPDVcMuV+mQyrbDi3TKZMgmZeMi9ckNQu9S' +
  'kWmT7Dokz9rt0pFombJE1BRtwTs6sbqdtXWJeGVLUOr1h8qNvFDx/NmUyw4eQ9OVjg3bqSTqeqyiAYfGYV/FZNhclSO41CodHM7GrNWx2N+0jnGU' +
  'BsOG5FJWkherDHh/qfJdfoYd/NN0oecrt6/46abyk74oCdkcF7b39mr65+dB5KvJxOUKcqdQ/P3NTNkUFzQd8YdvRJXlmdTvPIzq6da9vVpN702T' +
  'kushPy/d+fhcszC/M8ZRW1AuWJmux63ql56+nU35LZht5Pb2cs2tW3OulcLHHfjzzdKpZXYMq0evRY+MM6drSs7uCOnUedzK1XDEhbO4X1lMfVRR' +
  '+pfY4vKuh5b3NQtlPaOhn+vJn+3aJMk7L+Ykfz2ycoXmFa6Gx4mKOY93HqQ30+xSNXub86MfAAAAAAAAADYY3v8AAAAAAAAAm6+E9z8AAAAAAADA' +
  'xvsF+kIdTABAAAA=';
