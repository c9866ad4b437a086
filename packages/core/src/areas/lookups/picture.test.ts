import { describe, expect, it } from 'vitest';
import { detectImageType, pictureAddress } from './picture';

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));

describe('a picture', () => {
  it('R-SHELL-210 is known by its first bytes', () => {
    expect(detectImageType(bytes('ffd8ffe000104a46'))).toBe('jpg');
    expect(detectImageType(bytes('89504e470d0a1a0a00'))).toBe('png');
    expect(detectImageType(bytes('474946383961'))).toBe('gif');
    expect(detectImageType(bytes('424d9a'))).toBe('bmp');
  });
  it('is not what only says so', () => {
    expect(detectImageType(new TextEncoder().encode('<svg onload=alert(1)>'))).toBeUndefined();
    expect(detectImageType(bytes(''))).toBeUndefined();
    expect(detectImageType(bytes('00ffd8ff'))).toBeUndefined();
  });
  it('R-SHELL-156 has an address of its own, and none has none', () => {
    expect(pictureAddress('cmp_1', 'fil_2')).toBe('/services/public/api/v1/avatars/cmp_1/fil_2');
    expect(pictureAddress('cmp_1', undefined)).toBeUndefined();
  });
});
