/**
 * The SQLite file that stream-table.sql makes, gzipped, in base64. Made again, after a change there, with
 * `sqlite3 t.db < stream-table.sql && gzip -9nc t.db | base64 -w 112`.
 */
export const PACKED_STREAM_TABLE =
  'H4sIAAAAAAACA+3XwW7TQBAG4HUTkcpSKm4R4jIX1FgpVQD1BEi4zTZYOE5xXLU5WW68BEPsqLYD6bEVj8Jb8TKMk0alThFXFP2fZMnr2RnP7m0G' +
  'H+0oV/RpmsZBTq/EY6Fp4h2REKLCT1XcKa818W8VsT/S6kVifVfs/Nxx67/4BQAAAAAA4P91/aJae/qktX1j5Gk0Hqt07vNL7Gd5qoLYT9VomobZ' +
  'kStNT5LnWt2udGm5h8xjjxeWM5CuR32HSkl09l465Miz/SikZ3TQbtNbauuHsms5OlFH2pJrHrv93kOZriROe7PKf04v2+y1Lp3OrFJrNFra9UGU' +
  'hGo+9zN1WSpQvW3YcjrynBY7HmqwmQcXE+UnQaz26MgceE3eOFPJiL/N4guVkjngGp7kQxvGydajRqulDRdJ2eWEx0t/tb+0rKwuzDy0JZWCzcX/' +
  'eGXcDLVaUfJHtGzkfnul5da9mmtH4Rvla7ptlk5cq2e6Q/ogh2Seen3L4eyedLw93nd3avLkuUdOn59T2y5i6ptK8r/EvqqrzP+STZP1UKK++1Ec' +
  'jJdZxZfpJCx9Kd/tWpHsc5ByUrgeGfFZcxX6PMmvTvhneJaplPO48yi/WmTrRjGb89APAAAAAAAAABsM8z8AAAAAAADA5tMx/wMAAAAAAABsvN9D' +
  'biuCAEAAAA==';
