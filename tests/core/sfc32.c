/* Writes the reference vectors in test_rng.py: cc -o sfc32 sfc32.c && ./sfc32
   The algorithm as Chris Doty-Humphrey published it with PractRand, seeded from 64 bits. */
#include <stdint.h>
#include <stdio.h>

static uint32_t a, b, c, counter;

static uint32_t next_word(void) {
    enum { BARREL_SHIFT = 21, RSHIFT = 9, LSHIFT = 3 };
    uint32_t word = a + b + counter++;
    a = b ^ (b >> RSHIFT);
    b = c + (c << LSHIFT);
    c = ((c << BARREL_SHIFT) | (c >> (32 - BARREL_SHIFT))) + word;
    return word;
}

static void seed(uint64_t bits) {
    a = 0;
    b = (uint32_t)bits;
    c = (uint32_t)(bits >> 32);
    counter = 1;
    for (int i = 0; i < 12; i++) next_word();
}

int main(void) {
    const uint64_t seeds[] = {0, 1, 7, 0xFFFFFFFFu, 0x100000000u, 0x0123456789ABCDEFu, 0xFFFFFFFFFFFFFFFFu};
    for (unsigned i = 0; i < sizeof seeds / sizeof *seeds; i++) {
        seed(seeds[i]);
        printf("0x%016llX", (unsigned long long)seeds[i]);
        for (int j = 0; j < 4; j++) printf(" 0x%08X", next_word());
        for (int j = 4; j < 100000; j++) next_word();
        printf(" ... 0x%08X\n", next_word());
    }
    return 0;
}
