import { saveFile } from '../../ui/table/save-file';

const SAMPLE = `First name,Last name,Email,Mobile,Date of birth,Address 1 street,Address 1 city,Address 1 ZIP code,Address 1 country,Tags,Notes
Mara,Lindqvist,mara@example.com,+1 555 010 4471,1984-06-02,12 Harbor Street,Portland,97201,United States,"Honeymoon, VIP",Prefers aisle seats
Jonas,Weber,jonas@example.com,+49 30 1234567,1979-11-23,Lindenallee 4,Berlin,10115,Germany,Cruises,"Travels with two children
and a stroller"
`;

/** A file to see how one looks, and to fill in. */
export const downloadSample = () =>
  saveFile(new Blob(['\uFEFF', SAMPLE], { type: 'text/csv;charset=utf-8' }), 'clients sample.csv');
